// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope::hollowcube {

class PrimitiveReader;

/// One chunk. Source: hollowcube-replay.md, section 5.
struct ChunkEntry {
    static constexpr std::uint8_t SnapshotFlag = 1;

    std::int32_t startTick = 0;
    std::int32_t tickCount = 0; ///< More than 0.
    std::uint8_t flags = 0;
    /// In a compacted file from its beginning; in a segmented recording the segment's number
    /// in the upper 32 bits and the place in it in the lower ones.
    std::int64_t byteOffset = 0;
    std::int32_t compressedLength = 0;   ///< More than 0.
    std::int32_t uncompressedLength = 0; ///< More than 0, but see EmptyChunks.
    std::uint64_t entryOffset = 0;       ///< Of the entry itself, in the file that has the index.
    bool isRefused = false;              ///< Never unpacked: see refuseExcess().

    [[nodiscard]] bool hasSnapshot() const { return (flags & SnapshotFlag) != 0; }
    [[nodiscard]] std::int64_t endTick() const { return std::int64_t{startTick} + tickCount; }
    [[nodiscard]] std::int32_t segment() const
    {
        return static_cast<std::int32_t>(byteOffset >> 32);
    }
    [[nodiscard]] std::uint32_t segmentOffset() const
    {
        return static_cast<std::uint32_t>(byteOffset);
    }
    [[nodiscard]] static std::int64_t segmentedOffset(std::int32_t segment, std::uint32_t offset)
    {
        return std::int64_t{segment} << 32 | offset;
    }
};

/// All chunks in the order of time; each begins where the one before ended, the first at 0.
class ChunkIndex
{
public:
    ChunkIndex() = default;
    explicit ChunkIndex(std::vector<ChunkEntry> entries)
        : m_entries(std::move(entries))
    {
    }
    /// The entries, for making another index of them.
    [[nodiscard]] std::vector<ChunkEntry> release() && { return std::move(m_entries); }

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    [[nodiscard]] const ChunkEntry &operator[](std::size_t chunk) const { return m_entries[chunk]; }
    [[nodiscard]] const std::vector<ChunkEntry> &entries() const { return m_entries; }
    [[nodiscard]] std::int64_t tickCount() const
    {
        return isEmpty() ? 0 : m_entries.back().endTick();
    }
    /// Chunk that has \a tick; nothing outside the recording.
    [[nodiscard]] std::optional<std::size_t> chunkAt(Tick tick) const;

private:
    std::vector<ChunkEntry> m_entries;
};

/// Ticks from \a tick on that cannot be known when chunk \a chunk is broken there: up to the
/// next snapshot.
[[nodiscard]] std::int64_t lostTicks(const ChunkIndex &index, std::size_t chunk, Tick tick);

/// Whether a chunk may unpack to nothing: in seed-literal files empty ticks leave no bytes.
/// Source: hollowcube-replay.md, section 19.
enum class EmptyChunks { Refused, Allowed };

/// Reads the entry of a chunk that begins at \a startTick. Errors: Truncated, Damaged.
[[nodiscard]] Result<ChunkEntry> readChunkEntry(PrimitiveReader &reader, std::int64_t startTick,
                                                EmptyChunks empty);
/// Whether an index at \a offset may have so many chunks. Errors: Damaged, LimitExceeded.
[[nodiscard]] Result<void> checkChunkCount(std::int32_t chunkCount, std::uint64_t indexLength,
                                           std::uint64_t offset);

/// Whether the entries, which end at \a offset, are all that is in an index of that end.
/// Errors: Damaged.
[[nodiscard]] Result<void> checkIndexEnd(std::uint64_t offset, std::uint64_t end);

/// Reads exactly \a chunkCount entries from all of \a bytes.
/// Errors: Truncated, Damaged, LimitExceeded.
[[nodiscard]] Result<ChunkIndex> readChunkIndex(std::span<const std::byte> bytes,
                                                std::uint64_t offset, std::int32_t chunkCount,
                                                EmptyChunks empty);

[[nodiscard]] std::vector<std::byte> chunkIndexBytes(std::span<const ChunkEntry> entries);

} // namespace tickscope::hollowcube
