// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/series/series.h"
#include "core/model/time_base.h"
#include "ui/strip/time_scale.h"

namespace tickscope {

/// What is drawn of a series over the stretch in view: as many points as pixels ask for.
struct PlotCurve {
    std::vector<std::pair<double, double>> points; ///< Seconds and value; a gap is no number.
    ValueRange range;                              ///< Of what is in view.
    bool isExact = false; ///< Every sample is a point; else least and greatest of each column.
};

/// Values of one series that count inside \a ticks only.
struct PlotPiece {
    Shared<SeriesSet> set;
    std::size_t column = 0;
    TickRange ticks;

    /// Value at \a tick; nothing outside.
    [[nodiscard]] std::optional<double> valueAt(Tick tick) const;
};

/// Of the piece that \a tick lies in; nothing outside of all.
[[nodiscard]] std::optional<double> valueAt(const std::vector<PlotPiece> &pieces, Tick tick);

/// Points of \a pieces, in order of time, over \a scale. There is a gap between two of them.
[[nodiscard]] PlotCurve makePlotCurve(const std::vector<PlotPiece> &pieces, const TimeBase &time,
                                      const TimeScale &scale);

} // namespace tickscope
