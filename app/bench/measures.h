// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/bench/stopwatch.h"
#include "core/base/result.h"

namespace tickscope::bench {

/// CPU time of reading one file in several ways.
struct PassTimes {
    std::string format;    ///< The folder's name; each has targets of its own.
    Seconds open{0};   ///< Header and container: to a usable timeline.
    Seconds states{0}; ///< All states, no messages.
    Seconds all{0};    ///< All states and messages, as events with texts.
    Seconds index{0};  ///< The whole index.
};
/// Errors: those of opening and reading.
[[nodiscard]] Result<PassTimes> measurePasses(const std::string &path);

/// CPU time of going to single ticks.
struct SeekTimes {
    int count = 0;         ///< Seeks of each kind.
    Seconds coldMedian{0}; ///< With nothing decoded before.
    Seconds coldTail{0};   ///< The 99th percentile.
    Seconds warmMedian{0}; ///< One cursor for all, with its cache.
    Seconds warmTail{0};
    Seconds oneForward{0}; ///< Mean of going through the recording tick by tick.
    Seconds oneBack{0};
};
[[nodiscard]] Result<SeekTimes> measureSeeks(const std::string &path);

} // namespace tickscope::bench
