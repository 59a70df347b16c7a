// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/io/byte_window.h"

namespace tickscope::teeworlds {

/// Separates keyframes from bytes that only look like them. Keeps its buffers; one thread.
/// Source: teeworlds-demo.md, section 3.4.
class KeyframeCheck
{
public:
    explicit KeyframeCheck(TickForm form)
        : m_form(form)
    {
    }

    /// Whether a keyframe marker with a tick of its own stands at \a offset, and right behind it
    /// a full snapshot that decodes. Errors: Io, Cancelled.
    Result<bool> isWhole(ByteWindow &window, std::uint64_t offset, const std::stop_token &stop);

    /// The same at a glance: whether the snapshot begins and ends as they do. False where that has
    /// to be decided by decoding.
    Result<bool> looksWhole(ByteWindow &window, std::uint64_t offset, const std::stop_token &stop);

    /// After isWhole(): tick of the marker, if there was one.
    [[nodiscard]] Tick tick() const { return m_tick; }
    /// After isWhole() that said yes.
    [[nodiscard]] std::size_t itemCount() const { return m_itemCount; }
    /// The integers of the snapshot whose data lies at \a dataOffset, if isWhole() looked at that
    /// one last and said yes. Valid until it is called again.
    [[nodiscard]] std::optional<std::span<const std::int32_t>> snapshotAt(
        std::uint64_t dataOffset) const
    {
        return m_ints.data() && m_dataOffset == dataOffset ? std::optional(m_ints) : std::nullopt;
    }
    /// Bytes of the snapshot that isWhole() looked at last.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

private:
    Result<std::span<const std::byte>> snapshotBehind(ByteWindow &window, std::uint64_t offset,
                                                      const std::stop_token &stop);

    TickForm m_form;
    ChunkCodec m_codec;
    Tick m_tick;
    std::size_t m_itemCount = 0;
    std::uint64_t m_bytesRead = 0;
    std::uint64_t m_dataOffset = 0;
    std::span<const std::int32_t> m_ints; ///< Of a whole one.
};

/// A chunk and where it lies.
struct PlacedChunk {
    ChunkHeader header;
    std::uint64_t offset = 0; ///< Of its first header byte.
    Tick tick;                ///< Of the marker itself, or of the marker before it.

    [[nodiscard]] std::uint64_t dataOffset() const { return offset + header.headerSize; }
    [[nodiscard]] std::uint64_t end() const { return dataOffset() + header.dataSize; }
};

/// Chunks that were gone over.
struct ChunkTally {
    std::array<std::int64_t, 4> data{}; ///< By kind.
    std::int64_t markers = 0;
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
    /// The same for a chunk of data whose head was read already; null for all else, and where
    /// something is wrong. Valid until the next call.
    const PlacedChunk *dataAtHand();
    /// The same for a marker that says how many ticks have passed, about which nothing has to be
    /// decided. peek() gives it, too.
    const PlacedChunk *markerAtHand();
    /// Goes behind \a chunk, which either of them gave.
    void accept(const PlacedChunk &chunk);

    /// Goes over chunks about which nothing has to be decided, as far as they are at hand: those of
    /// data, and markers that say how many ticks have passed. Adds them to \a passed.
    void skipPlain(ChunkTally &passed);

    /// Whether \a marker is a keyframe beyond doubt: with a tick of its own, and a snapshot right
    /// behind it that decodes.
    Result<bool> isWholeKeyframe(const PlacedChunk &marker, const std::stop_token &stop)
    {
        if (!marker.header.isKeyframe || !marker.header.isAbsolute)
            return false;
        return m_keyframes.isWhole(m_window, marker.offset, stop);
    }

    /// As KeyframeCheck::looksWhole().
    Result<bool> looksLikeKeyframe(const PlacedChunk &marker, const std::stop_token &stop)
    {
        if (!marker.header.isKeyframe || !marker.header.isAbsolute)
            return false;
        return m_keyframes.looksWhole(m_window, marker.offset, stop);
    }

    /// As KeyframeCheck::snapshotAt(), of a keyframe that isWholeKeyframe() said is one.
    [[nodiscard]] std::optional<std::span<const std::int32_t>> checkedSnapshot(
        const PlacedChunk &chunk) const
    {
        return m_keyframes.snapshotAt(chunk.dataOffset());
    }

    /// Whether a whole chunk lies behind \a chunk.
    Result<bool> hasChunkBehind(const PlacedChunk &chunk, const std::stop_token &stop);

    /// Data of a chunk that they gave. Valid until the next call of anything here.
    Result<std::span<const std::byte>> data(const PlacedChunk &chunk, const std::stop_token &stop);

    [[nodiscard]] std::uint64_t offset() const { return m_offset; }
    /// Tick of the last accepted marker.
    [[nodiscard]] const std::optional<Tick> &tick() const { return m_tick; }

private:
    [[nodiscard]] bool reaches(std::uint64_t end);
    [[nodiscard]] bool isPlain(const ChunkHeader &marker) const;
    Result<Tick> checkedTick(const ChunkHeader &marker, const std::stop_token &stop);
    Result<bool> makesSense(Tick tick, const std::stop_token &stop);

    ByteWindow m_window;
    ByteWindow m_ahead; ///< Looks ahead without moving the walk's window.
    KeyframeCheck m_keyframes;
    TickForm m_form;
    std::uint64_t m_offset = 0;
    std::uint64_t m_size; ///< Asking the system for each chunk would cost more than reading it.
    PlacedChunk m_atHand;
    std::optional<PlacedChunk> m_peeked; ///< At m_offset.
    std::optional<Tick> m_tick;
    std::optional<Tick> m_markerTick; ///< Of the marker at m_offset, set by restart().
};

/// How the tick markers of a demo are written. Version 4 files of February and March
/// 2015 have the form of version 5; this looks at the first of them.
/// Source: teeworlds-demo.md, section 3.2.
Result<TickForm> detectTickForm(const Shared<ByteSource> &source, const DemoHeader &header,
                                std::stop_token stop);

} // namespace tickscope::teeworlds
