// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_lanes.h"

#include <algorithm>

namespace tickscope {

std::vector<PlotLane> makePlotLanes(const PlotList &plots)
{
    std::vector<PlotLane> lanes;
    for (std::size_t i = 0; i < plots.plots().size(); ++i) {
        const QString measure = plots.plots()[i].measure();
        auto lane = std::ranges::find(lanes, measure, &PlotLane::measure);
        if (lane == lanes.end())
            lane = lanes.insert(lanes.end(), PlotLane{measure, {}});
        lane->plots.push_back(i);
    }
    return lanes;
}

ValueRange withRoom(const ValueRange &range)
{
    if (range.isEmpty())
        return {0, 1};
    if (range.least == range.most)
        return {range.least - 1, range.most + 1};
    const double room = (range.most - range.least) * 0.08;
    return {range.least - room, range.most + room};
}

} // namespace tickscope
