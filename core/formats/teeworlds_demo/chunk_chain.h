// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "core/formats/teeworlds_demo/demo_chunk.h"
#include "core/formats/teeworlds_demo/keyframe_check.h"
#include "core/io/byte_window.h"

namespace tickscope::teeworlds {

/// A chunk and where it lies.
struct PlacedChunk {
    ChunkHeader header;
    std::uint64_t offset = 0; ///< Of its first header byte.
    Tick tick;                ///< Of the marker itself, or of the marker before it.

    [[nodiscard]] std::uint64_t dataOffset() const { return offset + header.headerSize; }
    [[nodiscard]] std::uint64_t end() const { return dataOffset() + header.dataSize; }
};

/// Walks the chain of chunks and knows a broken one. Outline and decoder share it,
/// so they stop at the same places. One thread.
class ChunkChain
{
public:
    ChunkChain(Shared<ByteSource> source, TickForm form);

    /// Goes to \a offset. \a markerTick is the tick of the marker there, if it is known.
    void restart(std::uint64_t offset, std::optional<Tick> markerTick);

    /// The chunk at offset(), without moving; nothing at the end of the file.
    /// Errors: Io, Cancelled; Truncated or Damaged where the chain breaks, with the byte.
    Result<std::optional<PlacedChunk>> peek(const std::stop_token &stop);
    /// Goes behind \a chunk, which peek() gave.
    void accept(const PlacedChunk &chunk);

    /// Whether \a marker is a keyframe beyond doubt: with a tick of its own, and a snapshot right
    /// behind it that decodes.
    Result<bool> isWholeKeyframe(const PlacedChunk &marker, const std::stop_token &stop)
    {
        return m_keyframes.isWhole(m_window, marker.offset, stop);
    }

    /// Whether a whole chunk lies behind \a chunk.
    Result<bool> hasChunkBehind(const PlacedChunk &chunk, const std::stop_token &stop);

    /// Data of a chunk that peek() gave. Valid until the next call of anything here.
    Result<std::span<const std::byte>> data(const PlacedChunk &chunk, const std::stop_token &stop);

    [[nodiscard]] std::uint64_t offset() const { return m_offset; }
    /// Tick of the last accepted marker.
    [[nodiscard]] const std::optional<Tick> &tick() const { return m_tick; }

private:
    [[nodiscard]] bool reaches(std::uint64_t end);
    Result<Tick> checkedTick(const ChunkHeader &marker, const std::stop_token &stop);
    Result<bool> makesSense(Tick tick, const std::stop_token &stop);

    ByteWindow m_window;
    ByteWindow m_ahead; ///< Looks ahead without moving the walk's window.
    KeyframeCheck m_keyframes;
    TickForm m_form;
    std::uint64_t m_offset = 0;
    std::uint64_t m_size; ///< Asking the system for each chunk would cost more than reading it.
    std::optional<Tick> m_tick;
    std::optional<Tick> m_markerTick; ///< Of the marker at m_offset, told by restart().
};

} // namespace tickscope::teeworlds
