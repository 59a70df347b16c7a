// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

/// What figures keep of a recording at most.
namespace tickscope::limits {

/// Presses of all players together: fifty people for three hours. With all figures over them they
/// take less than 200 MiB.
inline constexpr std::size_t FactPresses = 500'000;
/// Moments to react to, of all players together.
inline constexpr std::size_t FactTriggers = 500'000;
/// The farthest moves of all; there are few, or the recording is made of them.
inline constexpr std::size_t FactFarMoves = 4'096;
/// Places of one check of the file that are listed; all are counted.
inline constexpr std::size_t FactFilePlaces = 1'000;
/// Pairs of players whose distance is watched in one tick.
inline constexpr std::size_t FactPairs = 4'096;

} // namespace tickscope::limits
