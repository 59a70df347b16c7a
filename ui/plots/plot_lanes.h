// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <vector>

#include "core/analysis/series/sample_pyramid.h"
#include "ui/plots/plot_list.h"

namespace tickscope {

/// Graphs of one measure, which share an axis of values.
struct PlotLane {
    QString measure;
    std::vector<std::size_t> plots; ///< Numbers in the list.
};

/// Lanes in the order of their first graphs.
[[nodiscard]] std::vector<PlotLane> makePlotLanes(const PlotList &plots);

/// \a range with some room above and below, never without height.
[[nodiscard]] ValueRange withRoom(const ValueRange &range);

} // namespace tickscope
