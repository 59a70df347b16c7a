// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/recording_info.h"

/// What the metadata of a replay tells. The format lays down no keys; these are ours, and
/// those that samples have. Source: specs/hollowcube-replay.md, sections 4 and 20.1.
namespace tickscope::hollowcube {

/// Anticheat flags and annotations whose tick is among \a ticks, by tick.
[[nodiscard]] std::vector<ReplayMark> marksOf(const NbtCompound &metadata, TickRange ticks);

/// Ticks a second: "tickscope.tickRate", else the game's 20.
[[nodiscard]] double tickRateOf(const NbtCompound &metadata);

/// Name of the subject: "runner", else "Subject".
[[nodiscard]] std::string runnerOf(const NbtCompound &metadata);

/// Everything that stands in the header, with the metadata as a group of its own.
[[nodiscard]] std::vector<HeaderValue> headerValues(const Preamble &preamble);

} // namespace tickscope::hollowcube
