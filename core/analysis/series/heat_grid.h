// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "core/analysis/series/tracks.h"
#include "core/model/player.h"
#include "core/model/scene/view_plane.h"
#include "core/model/time_base.h"

namespace tickscope {

/// How long players stayed where: a grid over all places that they reached.
struct HeatGrid {
    double left = 0; ///< World units.
    double top = 0;
    double cellSize = 1;
    int width = 0; ///< Cells; 0 without any position.
    int height = 0;
    std::vector<float> seconds; ///< Row by row; spread over the neighbours a little.

    [[nodiscard]] bool isEmpty() const { return seconds.empty(); }
};

/// Of the one who was there in \a stays, or of all if they are null, in \a ticks, on a
/// picture of \a plane. Empty when \a stop is requested.
[[nodiscard]] HeatGrid makeHeatGrid(const TrackSet &set, const TimeBase &time,
                                    const std::vector<Stay> *stays, TickRange ticks,
                                    std::stop_token stop, ViewPlane plane = ViewPlane::Top);

} // namespace tickscope
