// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/sparse_index.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/hollowcube/coding/primitive_reader.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

Result<SparseIndex> SparseIndex::read(Shared<ByteSource> source, const ReplayHeader &header,
                                      std::stop_token stop)
{
    TRY(checkLengths(header, source->size()));
    SparseIndex index;
    const auto length = static_cast<std::uint64_t>(header.indexLength);
    index.m_next.offset = HeaderSize + static_cast<std::uint64_t>(header.metadataLength);
    TRY(checkChunkCount(header.chunkCount, length, index.m_next.offset));
    index.m_source = std::move(source);
    index.m_end = index.m_next.offset + length;
    index.m_empty = header.isSeedLiteral() ? EmptyChunks::Allowed : EmptyChunks::Refused;
    index.m_size = static_cast<std::size_t>(header.chunkCount);
    index.m_spacing = index.m_size / limits::GhostIndexMarks + 1;
    index.m_marks.reserve(index.m_size / index.m_spacing + 1);
    while (index.m_nextChunk < index.m_size) {
        if (index.m_nextChunk % index.m_spacing == 0)
            index.m_marks.push_back(index.m_next);
        TRY(index.next(stop));
    }
    TRY(checkIndexEnd(index.m_next.offset, index.m_end));
    index.m_tickCount = index.m_next.startTick;
    return index;
}

Result<ChunkEntry> SparseIndex::entry(std::size_t chunk, std::stop_token stop)
{
    const std::size_t mark = chunk / m_spacing;
    if (chunk < m_nextChunk || m_nextChunk < mark * m_spacing)
        goTo(mark);
    while (m_nextChunk < chunk)
        TRY(next(stop));
    return next(stop);
}

Result<std::size_t> SparseIndex::chunkAt(Tick tick, std::stop_token stop)
{
    const auto after = std::ranges::upper_bound(m_marks, tick.value, {}, &Mark::startTick);
    goTo(static_cast<std::size_t>(after - m_marks.begin()) - 1);
    for (;;) {
        const std::size_t chunk = m_nextChunk;
        TRY_ASSIGN(const auto entry, next(stop));
        if (entry.endTick() > tick.value)
            return chunk;
    }
}

void SparseIndex::goTo(std::size_t mark)
{
    m_next = m_marks[mark];
    m_nextChunk = mark * m_spacing;
}

Result<ChunkEntry> SparseIndex::next(const std::stop_token &stop)
{
    constexpr std::size_t LongestEntry = 29;
    const auto wanted = std::min<std::uint64_t>(LongestEntry, m_end - m_next.offset);
    const bool isAtHand = m_next.offset >= m_blockBegin
                          && m_next.offset + wanted <= m_blockBegin + m_block.size();
    if (!isAtHand)
        TRY(fill(stop));
    const auto rest = std::span<const std::byte>(m_block).subspan(
        static_cast<std::size_t>(m_next.offset - m_blockBegin));
    PrimitiveReader reader(rest, m_next.offset);
    TRY_ASSIGN(const auto entry, readChunkEntry(reader, m_next.startTick, m_empty));
    m_next = {entry.endTick(), reader.offset()};
    ++m_nextChunk;
    return entry;
}

Result<void> SparseIndex::fill(const std::stop_token &stop)
{
    m_block.resize(
        static_cast<std::size_t>(std::min<std::uint64_t>(BlockSize, m_end - m_next.offset)));
    m_blockBegin = m_next.offset;
    TRY_ASSIGN(const auto count, m_source->readAt(m_blockBegin, m_block, stop));
    if (count < m_block.size())
        return truncated(faults::FileBecameShorter, m_blockBegin + count);
    return {};
}

} // namespace tickscope::hollowcube
