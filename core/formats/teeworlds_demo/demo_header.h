// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"

/// The container of Teeworlds and DDNet demos. Source: teeworlds-demo.md.

namespace tickscope::teeworlds {

/// "TWDEMO" and NUL.
inline constexpr std::array<std::uint8_t, 7> DemoMagic{0x54, 0x57, 0x44, 0x45, 0x4D, 0x4F, 0x00};

/// Marks the SHA-256 of version 6. Section 2.3.
inline constexpr Uuid Sha256Extension = Uuid::fromText("6be6da4a-cebd-380c-9b5b-1289c842d780");

/// Newer ones are read as this. Section 1.
inline constexpr int NewestVersion = 6;

/// Markers that a header has room for. Section 2.2.
inline constexpr std::size_t MarkerSlots = 64;
inline constexpr std::uint64_t MarkersOffset = 176;

/// Ticks are 0 to below this. Section 3.2.
inline constexpr std::int64_t TickLimit = 0x6FFFFFFF;

/// Everything before the chunks. Section 2.
struct DemoHeader {
    int version = 0;
    std::string netVersion;
    std::string mapName;
    std::uint32_t mapSize = 0; ///< Bytes in this file; 0 when the map is elsewhere.
    std::uint32_t mapCrc = 0;
    std::string type;                  ///< "client" or "server"; not to be relied on.
    std::int32_t length = 0;           ///< Whole seconds; 0 in recordings that were not closed.
    std::string timestamp;             ///< YYYY-MM-DD_HH-MM-SS, local time.
    std::int32_t statedMarkers = 0;    ///< Their number as the file has it; 64 fit.
    std::vector<std::int32_t> markers; ///< Absolute ticks; without those that are zero.
    std::optional<Sha256Digest> mapSha256;
    std::uint64_t mapOffset = 0;
    std::uint64_t chunksOffset = 0;
    std::vector<Damage> damage; ///< What breaks the rules of section 2.1; without ticks.

    [[nodiscard]] Protocol protocol() const;
    /// Whether it may hold one message as each client got it: of DDNet's servers, who alone write
    /// version 5 and later.
    [[nodiscard]] bool mayHoldCopies() const
    {
        return protocol() == Protocol::V06 && version >= 5 && type == "server";
    }
    /// Whether it may hold messages to single clients of 0.7 among those of 0.6.
    [[nodiscard]] bool mayHoldMessagesFor07() const { return mayHoldCopies() && version >= 6; }
    /// Whether tick markers have the form of version 5 and later.
    [[nodiscard]] bool hasInlineTicks() const { return version >= 5; }
};

/// Reads the header. The file may end before chunksOffset.
/// Errors: UnknownFormat, Unsupported for versions 1 and 2, Truncated, Io, Cancelled.
Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop);

/// Seconds since 1970 of YYYY-MM-DD_HH-MM-SS as if it were UTC; nothing if it is no time.
[[nodiscard]] std::optional<std::int64_t> secondsOfTimestamp(const std::string &timestamp);
/// The other way round.
[[nodiscard]] std::string timestampOfSeconds(std::int64_t seconds);

enum class ChunkKind : std::uint8_t { Unused, Snapshot, Message, Delta, TickMarker };

/// Bytes of the longest chunk header.
inline constexpr std::size_t LongestChunkHeader = 5;

/// What stands before the data of a chunk. Source: teeworlds-demo.md, section 3.
struct ChunkHeader {
    ChunkKind kind = ChunkKind::Unused;
    std::uint32_t headerSize = 0; ///< Bytes.
    std::uint32_t dataSize = 0;   ///< Bytes behind the header; 0 for tick markers.
    bool isKeyframe = false;      ///< Of tick markers.
    bool isAbsolute = false;      ///< \a tick is a tick, not a difference.
    std::int64_t tick = 0;
};

/// How tick markers are written: versions 3 and 4, or 5 and later. Section 3.2.
enum class TickForm { SixBits, Inline };

/// The part of readChunkHeader() for bytes that begin with a tick marker.
std::optional<ChunkHeader> readTickMarker(std::span<const std::byte> bytes, TickForm form);

/// Reads a header from the bytes at hand; nothing when they are cut. A recording has a million.
inline std::optional<ChunkHeader> readChunkHeader(std::span<const std::byte> bytes, TickForm form)
{
    constexpr std::uint32_t MarkerBit = 0x80;
    if (bytes.empty())
        return {};
    const auto byteAt = [bytes](std::size_t place) {
        return std::to_integer<std::uint32_t>(bytes[place]);
    };
    const std::uint32_t first = byteAt(0);
    if (first & MarkerBit)
        return readTickMarker(bytes, form);

    ChunkHeader chunk;
    chunk.kind = static_cast<ChunkKind>(first >> 5 & 3U);
    chunk.dataSize = first & 0x1FU;
    // 30 and 31 stand for a size of one or two bytes behind them.
    chunk.headerSize = chunk.dataSize < 30 ? 1 : chunk.dataSize - 28;
    if (bytes.size() < chunk.headerSize)
        return {};
    if (chunk.headerSize > 1)
        chunk.dataSize = byteAt(1) | (chunk.headerSize > 2 ? byteAt(2) << 8 : 0);
    return chunk;
}

/// Tick that a marker gives after \a last. Errors: Damaged when it is before \a last
/// or beyond the limit, or a difference without a tick before.
Result<Tick> tickOf(const ChunkHeader &marker, std::optional<Tick> last);

} // namespace tickscope::teeworlds

/// What is reported of demos of Teeworlds.
namespace tickscope::faults {

inline constexpr FaultKind ChunkIsTooBig = Fault::tr("a chunk is too big");
inline constexpr FaultKind FileEndsInsideChunk = Fault::tr("the file ends inside a chunk");
inline constexpr FaultKind MapOfAnotherCrc = Fault::tr(
    "the map in the recording does not have the CRC-32 that the header states");
inline constexpr FaultKind MapOfAnotherSha256 = Fault::tr(
    "the map in the recording does not have the SHA-256 that the header states");
inline constexpr FaultKind MessageLost = Fault::tr("%1; one message is lost");
inline constexpr FaultKind SearchGivenUp = Fault::tr(
    "%1; the search for a keyframe behind it is given up");
inline constexpr FaultKind StateUnknownToKeyframe = Fault::tr(
    "%1; the state is not known up to the next keyframe");

} // namespace tickscope::faults
