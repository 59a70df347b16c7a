// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/orphan_segment.h"

#include <algorithm>
#include <limits>

#include <zstd.h>

#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

/// A segment is committed at 4 MiB, and one chunk more fits.
constexpr std::uint64_t LongestOrphan = 2 * limits::ReplayChunkBytes;

/// Splits a segment by its frames, which tell their own size.
class ChunkFinder
{
public:
    ChunkFinder(std::span<const std::byte> segment, std::int32_t number, const Preamble &preamble)
        : m_segment(segment)
        , m_number(number)
        , m_moves(preamble.header.moves())
        , m_nextTick(preamble.index.tickCount())
        , m_entryOffset(preamble.length())
    {
    }

    std::vector<ChunkEntry> run()
    {
        std::vector<ChunkEntry> chunks;
        while (auto chunk = next())
            chunks.push_back(*chunk);
        return chunks;
    }

private:
    std::optional<ChunkEntry> next()
    {
        const auto rest = m_segment.subspan(m_offset);
        const std::size_t packedSize = ZSTD_findFrameCompressedSize(rest.data(), rest.size());
        if (ZSTD_isError(packedSize) != 0 || packedSize > rest.size())
            return {}; // cut, or no frame at all
        const auto plainSize = ZSTD_getFrameContentSize(rest.data(), rest.size());
        if (plainSize == 0 || plainSize > limits::ReplayChunkBytes)
            return {}; // recorders state it; errors are huge numbers
        const auto plain = m_unpacker.unpack(rest.first(packedSize),
                                             static_cast<std::size_t>(plainSize));
        const auto ticks = plain ? countTicks(*plain) : std::nullopt;
        if (!ticks)
            return {};
        ChunkEntry entry = entryAtNextTick();
        entry.tickCount = *ticks;
        entry.byteOffset = ChunkEntry::segmentedOffset(m_number,
                                                       static_cast<std::uint32_t>(m_offset));
        entry.compressedLength = static_cast<std::int32_t>(packedSize);
        entry.uncompressedLength = static_cast<std::int32_t>(plainSize);
        if (beginsWithSnapshot({*plain, entry, TickNumbering::Absolute}, m_moves))
            entry.flags = ChunkEntry::SnapshotFlag;
        // Places behind the index, as far apart as entries in it.
        constexpr std::uint64_t EntrySize = 13;
        entry.entryOffset = m_entryOffset;
        m_entryOffset += EntrySize;
        m_nextTick += *ticks;
        m_offset += packedSize;
        return entry;
    }

    [[nodiscard]] ChunkEntry entryAtNextTick() const
    {
        ChunkEntry entry;
        entry.startTick = static_cast<std::int32_t>(m_nextTick);
        entry.tickCount = std::numeric_limits<std::int32_t>::max() - entry.startTick;
        return entry;
    }

    /// Nothing when they do not go on from the chunk before, or cannot be read.
    [[nodiscard]] std::optional<std::int32_t> countTicks(std::span<const std::byte> plain) const
    {
        ChunkTicks ticks(plain, entryAtNextTick(), TickNumbering::Absolute);
        PrimitiveReader &reader = ticks.reader();
        std::int32_t count = 0;
        for (; reader.remaining() > 0 && !ticks.atEnd(); ++count) {
            const int events = ticks.begin();
            for (int i = 0; i < events && !reader.hasFailed(); ++i)
                static_cast<void>(readEvent(reader, m_moves));
        }
        if (reader.hasFailed() || reader.remaining() > 0 || count == 0)
            return {};
        return count;
    }

    std::span<const std::byte> m_segment;
    std::int32_t m_number;
    MoveEncoding m_moves;
    std::int64_t m_nextTick;
    std::uint64_t m_entryOffset;
    std::size_t m_offset = 0;
    ChunkUnpacker m_unpacker;
};

} // namespace

std::string OrphanSegment::note() const
{
    if (chunks.empty())
        return name + " was never committed and does not go on from here; it is left out";
    return name + " was never committed; its whole chunks begin here";
}

Result<std::optional<OrphanSegment>> findOrphanSegment(const ByteSource &source,
                                                       const Preamble &preamble,
                                                       std::stop_token stop)
{
    const auto &entries = preamble.index.entries();
    if (entries.empty() || preamble.header.dictionary != 0)
        return std::nullopt;
    const std::int32_t last = entries.back().segment();
    if (last < 0 || last == std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    OrphanSegment orphan;
    orphan.name = segmentName(last + 1);
    const auto file = source.sibling(orphan.name, stop);
    if (!file)
        return tl::unexpected(file.error());
    if (!*file)
        return std::nullopt;
    const std::uint64_t size = std::min<std::uint64_t>((*file)->size(), LongestOrphan);
    const auto bytes = readAll(**file, 0, size, LongestOrphan, stop);
    if (!bytes)
        return tl::unexpected(bytes.error());
    orphan.chunks = ChunkFinder(*bytes, last + 1, preamble).run();
    return orphan;
}

} // namespace tickscope::hollowcube
