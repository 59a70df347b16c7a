// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/io/byte_source.h"

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

    [[nodiscard]] Protocol protocol() const;
    /// Whether tick markers have the form of version 5 and later.
    [[nodiscard]] bool hasInlineTicks() const { return version >= 5; }
};

/// Reads the header. The file may end before chunksOffset.
/// Errors: UnknownFormat, Unsupported for versions 1 and 2, Truncated, Io, Cancelled.
Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop);

} // namespace tickscope::teeworlds
