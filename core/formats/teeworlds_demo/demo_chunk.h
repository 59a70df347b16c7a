// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope::teeworlds {

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

/// Reads a header from the bytes at hand. Errors: Truncated.
Result<ChunkHeader> readChunkHeader(std::span<const std::byte> bytes, TickForm form);

/// Tick that a marker gives after \a last. Errors: Damaged when it is before \a last
/// or beyond the limit, or a difference without a tick before.
Result<Tick> tickOf(const ChunkHeader &marker, std::optional<Tick> last);

} // namespace tickscope::teeworlds
