// SPDX-License-Identifier: MIT
#include "core/analysis/series/heat_grid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tickscope {

namespace {

/// Cells of the longer side: fine enough for a corridor of a big map, few enough to blur.
constexpr double LongestSide = 480;
/// Empty cells around, for what is spread.
constexpr int Margin = 3;

/// One step of a player's way and how long it took.
struct Segment {
    TrackPoint from;
    TrackPoint to;
    double seconds = 0;
};

/// The point as it is seen in \a plane.
TrackPoint seenIn(ViewPlane plane, TrackPoint point)
{
    const Vector2 seen = point.seenIn(plane);
    point.x = static_cast<float>(seen.x);
    point.y = static_cast<float>(seen.y);
    return point;
}

/// Calls \a visit for every step between two points in \a ticks.
template<typename Visitor>
void forEachSegment(const Track &track, const TrackSet &set, const TimeBase &time, TickRange ticks,
                    ViewPlane plane, Visitor &&visit)
{
    const auto points = track.between(ticks.first - set.first, ticks.last - set.first + 1);
    if (points.empty())
        return;
    const auto before = static_cast<std::size_t>(points.data() - track.points.data());
    const auto timeAt = [&](const TrackPoint &point) {
        return std::chrono::duration<double>(time.timeAt(set.first + point.offset)).count();
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
        const bool isJump = static_cast<double>(points[i].speed) > set.jumpSpeed;
        if (track.isJoined(before + i) && !isJump)
            visit(Segment{seenIn(plane, points[i - 1]), seenIn(plane, points[i]),
                          timeAt(points[i]) - timeAt(points[i - 1])});
    }
}

/// A part of the way of a client ID.
using Stretch = std::pair<const Track *, TickRange>;

std::vector<Stretch> allStretches(const TrackSet &set, TickRange ticks)
{
    std::vector<Stretch> all;
    for (const Track &track : set.tracks)
        all.emplace_back(&track, ticks);
    return all;
}

/// A client ID passes from one player to the next: only the stays are of this one.
std::vector<Stretch> stretchesOf(const std::vector<Stay> &stays, const TrackSet &set,
                                 TickRange ticks)
{
    std::vector<Stretch> stretches;
    for (const Stay &stay : stays) {
        const TickRange part{std::max(stay.ticks.first, ticks.first),
                             std::min(stay.ticks.last, ticks.last)};
        if (const Track *track = set.find(stay.client); track && !part.isEmpty())
            stretches.emplace_back(track, part);
    }
    return stretches;
}

struct Bounds {
    double left = std::numeric_limits<double>::infinity();
    double top = left;
    double right = -left;
    double bottom = -left;

    void add(const TrackPoint &point)
    {
        left = std::min(left, static_cast<double>(point.x));
        right = std::max(right, static_cast<double>(point.x));
        top = std::min(top, static_cast<double>(point.y));
        bottom = std::max(bottom, static_cast<double>(point.y));
    }
};

HeatGrid emptyGrid(const Bounds &bounds)
{
    HeatGrid grid;
    const double side = std::max(bounds.right - bounds.left, bounds.bottom - bounds.top);
    if (!std::isfinite(side))
        return grid;
    grid.cellSize = std::max(side / LongestSide, 1e-3);
    grid.left = bounds.left - Margin * grid.cellSize;
    grid.top = bounds.top - Margin * grid.cellSize;
    const auto cells = [&grid](double length) {
        return static_cast<int>(length / grid.cellSize) + 1 + 2 * Margin;
    };
    grid.width = cells(bounds.right - bounds.left);
    grid.height = cells(bounds.bottom - bounds.top);
    grid.seconds.resize(static_cast<std::size_t>(grid.width)
                        * static_cast<std::size_t>(grid.height));
    return grid;
}

/// Spreads the time over the cells between both ends, or fast players would leave dots.
void addSegment(HeatGrid &grid, const Segment &segment)
{
    const double x = (static_cast<double>(segment.from.x) - grid.left) / grid.cellSize;
    const double y = (static_cast<double>(segment.from.y) - grid.top) / grid.cellSize;
    const double wayX = static_cast<double>(segment.to.x - segment.from.x) / grid.cellSize;
    const double wayY = static_cast<double>(segment.to.y - segment.from.y) / grid.cellSize;
    const int steps = 1 + static_cast<int>(std::max(std::abs(wayX), std::abs(wayY)));
    const auto share = static_cast<float>(segment.seconds / steps);
    for (int i = 0; i < steps; ++i) {
        const double part = (i + 0.5) / steps;
        const auto column = static_cast<int>(x + wayX * part);
        const auto row = static_cast<int>(y + wayY * part);
        if (column >= 0 && row >= 0 && column < grid.width && row < grid.height)
            grid.seconds[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.width)
                         + static_cast<std::size_t>(column)]
                += share;
    }
}

/// Binomial weights 1 4 6 4 1 along one direction.
void blurLines(std::vector<float> &cells, int lines, int length, int lineStep, int cellStep)
{
    std::vector<float> line(static_cast<std::size_t>(length) + 4);
    for (int i = 0; i < lines; ++i) {
        const auto place = [&](int cell) {
            return static_cast<std::size_t>(i) * static_cast<std::size_t>(lineStep)
                   + static_cast<std::size_t>(cell) * static_cast<std::size_t>(cellStep);
        };
        for (int cell = 0; cell < length; ++cell)
            line[static_cast<std::size_t>(cell) + 2] = cells[place(cell)];
        for (int cell = 0; cell < length; ++cell) {
            const float *around = &line[static_cast<std::size_t>(cell)];
            cells[place(cell)] = (around[0] + around[4] + 4 * (around[1] + around[3])
                                  + 6 * around[2])
                                 / 16;
        }
    }
}

} // namespace

HeatGrid makeHeatGrid(const TrackSet &set, const TimeBase &time, const std::vector<Stay> *stays,
                      TickRange ticks, std::stop_token stop, ViewPlane plane)
{
    const std::vector<Stretch> wanted = stays ? stretchesOf(*stays, set, ticks)
                                              : allStretches(set, ticks);
    Bounds bounds;
    for (const auto &[track, part] : wanted) {
        forEachSegment(*track, set, time, part, plane, [&bounds](const Segment &segment) {
            bounds.add(segment.from);
            bounds.add(segment.to);
        });
    }
    HeatGrid grid = emptyGrid(bounds);
    for (const auto &[track, part] : wanted) {
        if (stop.stop_requested())
            return {};
        forEachSegment(*track, set, time, part, plane,
                       [&grid](const Segment &segment) { addSegment(grid, segment); });
    }
    blurLines(grid.seconds, grid.height, grid.width, grid.width, 1);
    blurLines(grid.seconds, grid.width, grid.height, 1, grid.width);
    return grid;
}

} // namespace tickscope
