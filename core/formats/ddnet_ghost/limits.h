// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// What is too much in a ghost.
namespace tickscope::limits {

/// Items of one chunk, and bytes of it. Source: ddnet-ghost.md, section 2.
inline constexpr std::uint32_t GhostChunkItems = 50;
inline constexpr std::uint32_t GhostChunkBytes = 6400;

/// From one character to the next in a chunk, in ticks: a minute. Recorders write one every second
/// tick; a difference that is led astray may be anything.
inline constexpr std::int64_t GhostGap = 3000;

/// Bytes that are decoded in the search for one chunk behind damage, and such searches in a file:
/// noise may look like the beginning of a chunk at each of its bytes.
inline constexpr std::size_t GhostSearchBytes = 256U << 10;
inline constexpr std::uint32_t GhostSearches = 1000;

} // namespace tickscope::limits
