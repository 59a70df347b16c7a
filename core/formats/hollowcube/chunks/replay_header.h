// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/uuid.h"
#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::hollowcube {

inline constexpr std::array<char, 4> ReplayMagic{'H', 'C', 'R', 'P'};
inline constexpr std::size_t HeaderSize = 256;
inline constexpr std::size_t LongestWorldVersion = 32;
inline constexpr double DefaultTickRate = 20.0;

/// Versions that are read. Source: hollowcube-replay.md, sections 9 and 19.
inline constexpr int VersionSeedLiteral = 1; ///< The design document's table at its word.
inline constexpr int VersionWideMoves = 3;
inline constexpr int VersionCurrent = 4;

/// The first 256 bytes. Source: hollowcube-replay.md, sections 3 and 19.
struct ReplayHeader {
    int version = VersionCurrent;
    std::uint16_t flags = 0; ///< Unused.
    Uuid worldId;
    std::vector<std::byte> worldVersion = std::vector<std::byte>(16); ///< Only compared.
    std::int64_t timestamp = 0; ///< Unix milliseconds of the first creation.
    std::int16_t dictionary = 0;
    std::int32_t metadataLength = 0;
    std::int32_t indexLength = 0;
    std::int32_t tickCount = 0;
    std::int32_t chunkCount = 0;
    std::int32_t dataVersion = 0; ///< Of the game; 0 in seed-literal files, which have none.

    [[nodiscard]] bool isSeedLiteral() const { return version == VersionSeedLiteral; }
    /// Bytes of header, metadata and index. The lengths must not be negative.
    [[nodiscard]] std::uint64_t preambleLength() const
    {
        return HeaderSize + static_cast<std::uint64_t>(metadataLength)
               + static_cast<std::uint64_t>(indexLength);
    }
    [[nodiscard]] MoveEncoding moves() const
    {
        return version == VersionWideMoves ? MoveEncoding::Wide : MoveEncoding::Packed;
    }
};

[[nodiscard]] bool beginsLikeReplay(std::span<const std::byte> head);

/// Errors: UnknownFormat, Truncated, Unsupported, Damaged. Lengths and counts may be negative.
[[nodiscard]] Result<ReplayHeader> readReplayHeader(std::span<const std::byte> bytes);

/// The 256 bytes of a header of version 4 or 3.
[[nodiscard]] std::vector<std::byte> headerBytes(const ReplayHeader &header);

} // namespace tickscope::hollowcube
