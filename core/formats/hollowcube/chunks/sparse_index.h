// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/formats/hollowcube/chunks/preamble.h"

namespace tickscope::hollowcube {

/// Finds chunks in the index of a file without keeping it: of a million chunks it takes no more
/// memory than of some thousands. One thread.
class SparseIndex
{
public:
    SparseIndex() = default;
    /// Reads every entry once.
    /// \param header  of \a source; its lengths are checked.
    /// Errors: those of readChunkIndex(), Io, Cancelled.
    static Result<SparseIndex> read(Shared<ByteSource> source, const ReplayHeader &header,
                                    std::stop_token stop);

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::int64_t tickCount() const { return m_tickCount; }

    /// Reads the entry of one of the chunks; Errors: Truncated, Damaged, Io, Cancelled.
    Result<ChunkEntry> entry(std::size_t chunk, std::stop_token stop);
    /// The number of the chunk that has \a tick, which the recording must have. Errors: the same.
    Result<std::size_t> chunkAt(Tick tick, std::stop_token stop);

private:
    /// Where a chunk's entry lies, and the tick that it has to begin at.
    struct Mark {
        std::int64_t startTick = 0;
        std::uint64_t offset = 0;
    };
    static constexpr std::size_t BlockSize = 8U << 10;

    void goTo(std::size_t mark);
    Result<ChunkEntry> next(const std::stop_token &stop);
    Result<void> fill(const std::stop_token &stop);

    Shared<ByteSource> m_source;
    std::uint64_t m_end = 0; ///< Behind the last entry.
    EmptyChunks m_empty = EmptyChunks::Refused;
    std::size_t m_size = 0;
    std::int64_t m_tickCount = 0;
    std::size_t m_spacing = 1; ///< Chunks from one mark to the next.
    std::vector<Mark> m_marks;
    std::size_t m_nextChunk = 0; ///< That next() gives, at this place.
    Mark m_next;
    std::vector<std::byte> m_block; ///< Bytes of the file from m_blockBegin on.
    std::uint64_t m_blockBegin = 0;
};

} // namespace tickscope::hollowcube
