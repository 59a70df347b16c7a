// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/container/demo_header.h"
#include "core/io/byte_window.h"

namespace tickscope::goldsrc {

/// What a frame is. The two demo protocols number them differently.
/// Source: goldsrc-demo.md, sections 4 and 7.
enum class FrameKind : std::uint8_t {
    StartupMessage, ///< Network message while loading.
    Message,        ///< Network message while playing: the ticks.
    DemoStart,      ///< Playback time begins.
    Command,        ///< Console command of the recording person.
    ClientData,
    EndOfSegment,
    ClientEvent,
    WeaponAnimation,
    Sound,
    Buffer,       ///< Bytes for the game's client library.
    SequenceInfo, ///< Demo protocol 4 only, like the next one.
    FrameComplete,
};

/// Bytes of the header that every frame has: type, time, number.
inline constexpr std::size_t FrameHeaderSize = 9;

/// Source: goldsrc-demo.md, sections 5 and 8.
inline constexpr std::uint32_t MostMessageBytes = 65535;
inline constexpr std::size_t SequenceInfoSize = 28;
inline constexpr std::size_t LengthSize = 4;

/// A frame and where it lies.
struct PlacedFrame {
    std::uint64_t offset = 0; ///< Of its header.
    std::uint32_t size = 0;   ///< Header and payload.
    FrameKind kind = FrameKind::EndOfSegment;
    std::uint8_t type = 0;   ///< As stored.
    float time = 0;          ///< Seconds, as stored; anything in a damaged file.
    std::int32_t number = 0; ///< The game's own count of frames.

    [[nodiscard]] std::uint64_t end() const { return offset + size; }
    [[nodiscard]] std::uint64_t payloadOffset() const { return offset + FrameHeaderSize; }
    [[nodiscard]] std::size_t payloadSize() const { return size - FrameHeaderSize; }
    [[nodiscard]] bool isMessage() const
    {
        return kind == FrameKind::StartupMessage || kind == FrameKind::Message;
    }
};

/// Bytes between the header of a message frame and the message's length: demo info and
/// sequence info, or the view of demo protocol 4.
[[nodiscard]] std::size_t messagePrefixSize(const DemoForm &form);
/// Bytes of a client data frame's payload.
[[nodiscard]] std::size_t clientDataSize(const DemoForm &form);
/// What frames of \a type are; nothing when there are none.
[[nodiscard]] std::optional<FrameKind> frameKind(const DemoForm &form, std::uint8_t type);
/// The type of an end mark.
[[nodiscard]] std::uint8_t endOfSegmentType(const DemoForm &form);

/// The bytes that every frame begins with; a frame without payload has no others.
[[nodiscard]] std::vector<std::byte> frameHead(std::uint8_t type, float time, std::int32_t number);

/// Whether all that shows the frame at \a offset is in \a window, and right. Fills it in where it
/// is to stand: copies of a frame just made cost more than all else of a walk.
[[nodiscard]] bool frameAtHand(const ByteWindow &window, std::uint64_t offset, std::uint64_t end,
                               const DemoForm &form, PlacedFrame &frame);
/// The frame at \a offset, whose last byte must lie before \a end.
/// Errors: Damaged for an impossible type or length, Truncated, both with the byte of
/// the frame; Io, Cancelled.
[[nodiscard]] Result<PlacedFrame> readFrame(ByteWindow &window, std::uint64_t offset,
                                            std::uint64_t end, const DemoForm &form,
                                            std::stop_token stop);

} // namespace tickscope::goldsrc
