// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/bench/stopwatch.h"
#include "core/base/result.h"

namespace tickscope::bench {

/// CPU time of pictures, each with the reading that it needs.
struct FrameTimes {
    int count = 0;
    Seconds mean{0};
    Seconds tail{0}; ///< The 95th percentile.
    Seconds longest{0};
};

/// Pictures of 1280 x 720 drawn on one thread, as the window draws them.
struct RenderTimes {
    FrameTimes playing;   ///< 60 a second of the recording, from its middle on.
    FrameTimes scrubbing; ///< Steps over the whole recording.
    FrameTimes zooming;   ///< Standing still, each picture nearer or farther.
};

/// Errors: those of opening and reading.
[[nodiscard]] Result<RenderTimes> measureRender(const std::string &path);

} // namespace tickscope::bench
