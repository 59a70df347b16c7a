// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/format.h"

namespace tickscope {

/// What the registration calls.
std::unique_ptr<Format> makeFormat_toy();

} // namespace tickscope

/// An invented format, to show what a format brings and to test all that works with any.
///
/// A file is "TOYPLAY1", the ticks a second (16 bit), the size of a header text (16 bit),
/// that text, and frames. The text is lines NAME=VALUE: "id" and "previous" tie files of
/// one server together, "password" is a secret. A frame is a header of 13 bytes, all
/// numbers least significant byte first:
///
///     0  kind   'K' a whole state, 'D' changes of the one before
///     1  tick   32 bit, more than that of the frame before
///     5  size   32 bit, bytes of the body, at most MaxBodySize
///     9  crc    32 bit, CRC-32 of bytes 0 to 8 and the body
///
/// and a body of records: 'S' type id count words: an item; 'R' type id: no longer there;
/// 'E' kind client other size text: an event, whose text is a secret when it is a login. Numbers of
/// records are one byte, words four, nobody is 255. Frames begin with a whole state; ticks without
/// frame repeat the last one.
namespace tickscope::toy {

inline constexpr std::string_view Magic = "TOYPLAY1";
inline constexpr std::size_t FileHeaderSize = 12; ///< Without the header text.
inline constexpr std::size_t FrameHeaderSize = 13;
inline constexpr std::uint32_t MaxBodySize = 65536;

/// Words: x, y, vx, vy. The id is the client.
inline constexpr std::uint8_t BodyType = 1;
/// Words: team, score, three of packed text for the name. The id is the client.
inline constexpr std::uint8_t InfoType = 2;

inline constexpr std::size_t NameWords = 3;

inline constexpr std::uint8_t Nobody = 255;

enum class FrameKind : std::uint8_t { Whole = 'K', Changes = 'D' };
enum class RecordKind : std::uint8_t { Chat = 0, Kill = 1, Join = 2, Login = 3 };

/// Where a player is and who it is.
struct Figure {
    std::uint8_t client = 0;
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t vx = 0;
    std::int32_t vy = 0;
    std::int32_t team = 0;
    std::int32_t score = 0;
    std::string name = {}; ///< At most 11 bytes are kept.
};

/// Writes a recording into memory. Items and events belong to the frame begun last.
class Writer
{
public:
    explicit Writer(std::uint16_t ticksPerSecond, std::string_view headerText = {});

    void beginFrame(Tick tick, FrameKind kind);
    void body(const Figure &figure);
    void info(const Figure &figure);
    void remove(std::uint8_t type, std::uint8_t client);
    void event(RecordKind kind, std::uint8_t client, std::uint8_t other, std::string_view text);
    /// The whole file. Nothing may be called afterwards.
    [[nodiscard]] std::vector<std::byte> finish();

private:
    void endFrame();

    std::vector<std::byte> m_file;
    std::vector<std::byte> m_body;
    Tick m_tick;
    FrameKind m_kind = FrameKind::Whole;
    bool m_isInFrame = false;
};

inline constexpr std::int64_t SampleFirstTick = 100;
inline constexpr std::int64_t SampleFramesPerKeyframe = 8;

/// Frames that decoders have read so far for somebody who listens, of all recordings.
inline std::atomic<std::size_t> framesRead{0};

/// A small game of three players from SampleFirstTick on, 20 ticks a second, with every
/// third tick left out: "ada" and "bob" are there at the start, "cyd" joins in tick 106
/// and leaves in tick 124, "bob" becomes "Bo b" in tick 130. Where 20 divides
/// the tick bob kills ada, and where 10 does ada says which tick it is.
[[nodiscard]] std::vector<std::byte> sampleRecording(std::int64_t tickCount = 60);

} // namespace tickscope::toy
