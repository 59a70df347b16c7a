// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::sample {

/// What the sample shall be; two minutes of a version 6 demo unless told otherwise.
struct SampleOptions {
    std::int64_t ticks = 6000; ///< 50 a second.
    int version = 6;           ///< Of the demo, 3 to 6.
    teeworlds::Protocol protocol = teeworlds::Protocol::V06;
    int playerCount = 8; ///< 1 to 8.
};

/// Tick with which the sample begins.
inline constexpr std::int64_t FirstSampleTick = 1000;

/// Plays a little game and returns it as the bytes of a demo, the same each time.
/// Errors: those of DemoWriter.
[[nodiscard]] Result<std::vector<std::byte>> makeSampleGame(const SampleOptions &options = {});

} // namespace tickscope::sample
