// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "core/analysis/series.h"
#include "core/model/time_base.h"
#include "ui/timeline/time_scale.h"

namespace tickscope {

/// What is drawn of a series over the stretch in view: as many points as pixels ask for.
struct PlotCurve {
    std::vector<std::pair<double, double>> points; ///< Seconds and value; a gap is no number.
    ValueRange range;                              ///< Of what is in view.
    bool isExact = false; ///< Every sample is a point; else least and greatest of each column.
};

/// Points of \a column over \a scale.
[[nodiscard]] PlotCurve makePlotCurve(const SeriesSet &set, std::size_t column,
                                      const TimeBase &time, const TimeScale &scale);

} // namespace tickscope
