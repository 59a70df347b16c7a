// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_curve.h"

namespace tickscope {

namespace {

double secondsAt(const TimeBase &time, Tick tick)
{
    return std::chrono::duration<double>(time.timeAt(tick)).count();
}

void addSamples(PlotCurve &curve, const SeriesSet &set, std::size_t column, const TimeBase &time,
                std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i)
        curve.points.emplace_back(secondsAt(time, set.tick(i)), set.value(column, i));
}

/// Least and greatest value of each column of pixels, so that its line covers all of them.
void addColumns(PlotCurve &curve, const SeriesSet &set, std::size_t column, const TimeBase &time,
                const TimeScale &scale)
{
    const std::vector<Tick> ticks = columnTicks(scale, time);
    std::size_t begin = set.firstFrom(ticks.front());
    for (std::size_t i = 0; i + 1 < ticks.size(); ++i) {
        const std::size_t end = set.firstFrom(ticks[i + 1]);
        const double x = std::chrono::duration<double>(scale.timeAt(static_cast<double>(i) + 0.5))
                             .count();
        if (const ValueRange range = set.range(column, begin, end); !range.isEmpty()) {
            // In the order in which they lead on, as far as the ends of the column tell.
            const bool falls = set.value(column, begin) > set.value(column, end - 1);
            curve.points.emplace_back(x, falls ? range.most : range.least);
            if (range.least < range.most)
                curve.points.emplace_back(x, falls ? range.least : range.most);
        } else if (begin < end) {
            curve.points.emplace_back(x, SampleGap);
        }
        begin = end;
    }
}

} // namespace

PlotCurve makePlotCurve(const SeriesSet &set, std::size_t column, const TimeBase &time,
                        const TimeScale &scale)
{
    PlotCurve curve;
    std::size_t begin = set.firstFrom(firstTickFrom(time, scale.begin));
    std::size_t end = set.firstFrom(firstTickFrom(time, scale.end()));
    // What is held at the edges, too.
    if (begin > 0)
        --begin;
    if (end < set.size())
        ++end;
    curve.range = set.range(column, begin, end);
    curve.isExact = static_cast<double>(end - begin) <= 2 * scale.width;
    if (curve.isExact)
        addSamples(curve, set, column, time, begin, end);
    else
        addColumns(curve, set, column, time, scale);
    return curve;
}

} // namespace tickscope
