// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

/// Which tables of items and messages a recording uses. DDNet's own items and
/// messages carry UUIDs and occur with both.
enum class Protocol : std::uint8_t { V06, V07 };

inline constexpr std::int64_t TicksPerSecond = 50;
/// Tiles have 32 units, in items and on the map.
inline constexpr GameLength TileLength{LengthUnit::Tiles, 32, 32};

/// Bit of a character's jumps. Source: teeworlds-snapshot.md, section 5.
inline constexpr int AirJumpBit = 2;

/// From here on Team of a chat message of 0.6 marks a whisper, this one a sent one.
/// Source: teeworlds-messages.md, section 2.
inline constexpr std::int32_t WhisperSent06 = 2;

} // namespace tickscope::teeworlds
