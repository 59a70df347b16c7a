// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/chunk_index.h"

#include <algorithm>
#include <limits>

#include "core/base/try.h"
#include "core/formats/hollowcube/coding/primitive_reader.h"
#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::size_t ShortestEntry = 13;

ChunkEntry readFields(PrimitiveReader &reader)
{
    ChunkEntry entry;
    entry.entryOffset = reader.offset();
    entry.startTick = reader.readVarint();
    entry.tickCount = reader.readVarint();
    entry.flags = reader.readU8();
    entry.byteOffset = reader.readI64();
    entry.compressedLength = reader.readVarint();
    entry.uncompressedLength = reader.readVarint();
    return entry;
}

/// What is wrong with \a entry behind a chunk that ended at \a endTick, if anything.
FaultKind faultOf(const ChunkEntry &entry, std::int64_t endTick, EmptyChunks empty)
{
    if (entry.startTick != endTick)
        return Fault::tr("a chunk does not begin where the one before ended");
    if (entry.tickCount <= 0)
        return Fault::tr("a chunk has no ticks");
    if (entry.endTick() > std::numeric_limits<std::int32_t>::max())
        return Fault::tr("the chunks have more ticks than there can be");
    const int shortestPlain = empty == EmptyChunks::Allowed ? 0 : 1;
    if (entry.compressedLength <= 0 || entry.uncompressedLength < shortestPlain)
        return Fault::tr("a chunk has no bytes");
    return {};
}

} // namespace

Result<ChunkEntry> readChunkEntry(PrimitiveReader &reader, std::int64_t startTick,
                                  EmptyChunks empty)
{
    const ChunkEntry entry = readFields(reader);
    if (reader.hasFailed())
        return tl::unexpected(reader.error());
    if (const FaultKind fault = faultOf(entry, startTick, empty))
        return damaged(fault, entry.entryOffset);
    return entry;
}

Result<void> checkChunkCount(std::int32_t chunkCount, std::uint64_t indexLength,
                             std::uint64_t offset)
{
    if (chunkCount < 0)
        return damaged(Fault::tr("the number of chunks is negative"), offset);
    const auto count = static_cast<std::size_t>(chunkCount);
    if (count > indexLength / ShortestEntry)
        return damaged(Fault::tr("the index is shorter than its chunks need"), offset);
    if (count > limits::ReplayChunks)
        return limitExceeded(Fault::tr("there are too many chunks"), offset);
    return {};
}

Result<void> checkIndexEnd(std::uint64_t offset, std::uint64_t end)
{
    if (offset < end)
        return damaged(Fault::tr("the index is longer than its chunks need"), offset);
    return {};
}

std::optional<std::size_t> ChunkIndex::chunkAt(Tick tick) const
{
    const auto after = std::ranges::upper_bound(
        m_entries, tick.value, {}, [](const ChunkEntry &entry) { return entry.endTick(); });
    if (tick.value < 0 || after == m_entries.end())
        return {};
    return static_cast<std::size_t>(after - m_entries.begin());
}

std::int64_t lostTicks(const ChunkIndex &index, std::size_t chunk, Tick tick)
{
    const auto &entries = index.entries();
    const auto after = std::find_if(entries.begin() + static_cast<std::ptrdiff_t>(chunk) + 1,
                                    entries.end(),
                                    [](const ChunkEntry &entry) { return entry.hasSnapshot(); });
    const std::int64_t end = after == entries.end() ? index.tickCount() : after->startTick;
    return end - tick.value;
}

Result<ChunkIndex> readChunkIndex(std::span<const std::byte> bytes, std::uint64_t offset,
                                  std::int32_t chunkCount, EmptyChunks empty)
{
    TRY(checkChunkCount(chunkCount, bytes.size(), offset));
    const auto count = static_cast<std::size_t>(chunkCount);
    PrimitiveReader reader(bytes, offset);
    std::vector<ChunkEntry> entries;
    entries.reserve(count);
    std::int64_t endTick = 0;
    for (std::size_t i = 0; i < count; ++i) {
        TRY_ASSIGN(const ChunkEntry entry, readChunkEntry(reader, endTick, empty));
        endTick = entry.endTick();
        entries.push_back(entry);
    }
    TRY(checkIndexEnd(reader.offset(), offset + bytes.size()));
    return ChunkIndex(std::move(entries));
}

std::vector<std::byte> chunkIndexBytes(std::span<const ChunkEntry> entries)
{
    std::vector<std::byte> bytes;
    PrimitiveWriter writer(bytes);
    for (const ChunkEntry &entry : entries) {
        writer.writeVarint(entry.startTick);
        writer.writeVarint(entry.tickCount);
        writer.writeU8(entry.flags);
        writer.writeI64(entry.byteOffset);
        writer.writeVarint(entry.compressedLength);
        writer.writeVarint(entry.uncompressedLength);
    }
    return bytes;
}

} // namespace tickscope::hollowcube
