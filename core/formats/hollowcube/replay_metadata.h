// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>
#include <vector>

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/recording_info.h"

/// What the metadata of a replay tells. The format lays down no keys; these are ours, and
/// those that samples have. Source: hollowcube-replay.md, sections 4 and 20.1.
namespace tickscope::hollowcube {

/// Anticheat flags and annotations whose tick is among \a ticks, by tick.
[[nodiscard]] std::vector<ReplayMark> marksOf(const NbtCompound &metadata, TickRange ticks);

/// Ticks a second: "tickscope.tickRate", else the game's 20.
[[nodiscard]] double tickRateOf(const NbtCompound &metadata);

/// Name of the subject: "runner", else "Subject".
[[nodiscard]] std::string runnerOf(const NbtCompound &metadata);

/// Everything that stands in the header, with the metadata as a group of its own.
struct HeaderValues {
    std::vector<HeaderValue> values;
    std::size_t leftOut = 0; ///< Values of the metadata beyond limits::MetadataMemory.
};
/// Errors: Cancelled.
[[nodiscard]] Result<HeaderValues> headerValues(const Preamble &preamble, std::stop_token stop);

} // namespace tickscope::hollowcube
