// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/strip_texts.h"

#include "ui/timeline/timeline_painter.h"

#include <algorithm>

namespace tickscope {

constexpr double LabelGap = 4;    ///< From a line to its label, and to what follows.
constexpr double LabelReach = 40; ///< A label may stand so far behind its line.
constexpr double HandleWidth = 6;
constexpr double MostBeside = 0.3; ///< Share of the axis that a range's text takes beside it.
constexpr double WidestMarkerName = 140;
constexpr double MarkerSide = 8;

/// Moves \a place right until it covers nothing of \a taken.
static QRectF clearOf(QRectF place, const std::vector<QRectF> &taken)
{
    bool isMoved = true;
    while (isMoved) {
        isMoved = false;
        for (const QRectF &other : taken) {
            if (!other.intersects(place))
                continue;
            place.moveLeft(other.right() + LabelGap);
            isMoved = true;
        }
    }
    return place;
}

std::vector<StripText> placeAxisLabels(const std::vector<AxisLine> &lines, const QRectF &axis,
                                       const std::vector<QRectF> &taken,
                                       const QFontMetricsF &metrics)
{
    std::vector<StripText> labels;
    double freeFrom = axis.left();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const double line = axis.left() + lines[i].x;
        const QRectF wanted(std::max(line + LabelGap, freeFrom), axis.top(),
                            metrics.horizontalAdvance(lines[i].label), axis.height());
        const QRectF place = clearOf(wanted, taken);
        const double nextLine = i + 1 < lines.size() ? axis.left() + lines[i + 1].x : axis.right();
        const bool isNear = place.left() <= line + LabelReach;
        if (!isNear || place.right() > std::min(nextLine, axis.right()))
            continue;
        labels.push_back({place, lines[i].label});
        freeFrom = place.right() + LabelGap;
    }
    return labels;
}

std::vector<QRectF> rangeHandles(const TimelineContent &content, const TimelineLayout &layout)
{
    std::vector<QRectF> handles;
    if (!content.range)
        return handles;
    for (const double edge : {content.range->left, content.range->right}) {
        if (edge >= -HandleWidth && edge <= layout.plot.width() + HandleWidth)
            handles.emplace_back(layout.plot.left() + edge - HandleWidth / 2, layout.axis.top() + 2,
                                 HandleWidth, layout.axis.height() - 6);
    }
    return handles;
}

std::optional<StripText> placeRangeText(const TimelineContent &content,
                                        const TimelineLayout &layout, const QFontMetricsF &metrics)
{
    if (!content.range || content.rangeTexts.empty())
        return {};
    const QRectF &plot = layout.plot;
    // Of a range elsewhere it would lie over the times of a stretch that is not meant.
    if (content.range->right < 0 || content.range->left > plot.width())
        return {};
    const double from = plot.left() + std::clamp(content.range->left, 0.0, plot.width());
    const double to = plot.left() + std::clamp(content.range->right, 0.0, plot.width());
    const auto at = [&](double left, double width, const QString &text) {
        return StripText{QRectF(left, layout.axis.top() + 1, width, layout.axis.height() - 3),
                         text};
    };
    double width = 0;
    for (const QString &text : content.rangeTexts) {
        width = metrics.horizontalAdvance(text) + 12;
        if (to - from >= width + 2 * HandleWidth)
            return at((from + to - width) / 2, width, text);
        if (width > plot.width() * MostBeside)
            continue;
        if (to + HandleWidth + width <= plot.right())
            return at(to + HandleWidth, width, text);
        if (from - HandleWidth - width >= plot.left())
            return at(from - HandleWidth - width, width, text);
    }
    // Nowhere beside the handles: the shortest stands over them, and all of it in view.
    const double left = std::clamp((from + to - width) / 2, plot.left(),
                                   std::max(plot.left(), plot.right() - width));
    return at(left, width, content.rangeTexts.back());
}

/// The first lane that has no event in \a pixels of the plot, so that a name there hides none; the
/// first of all where each has some, which are drawn over the name.
static std::size_t laneWithoutEvents(const std::vector<LaneContent> &lanes, PixelSpan pixels)
{
    constexpr double HalfSign = 7;
    const auto found = std::ranges::find_if(lanes, [pixels](const LaneContent &lane) {
        const auto bars = static_cast<double>(lane.bars.size());
        const auto first = static_cast<std::ptrdiff_t>(std::clamp(pixels.left, 0.0, bars));
        const auto end = static_cast<std::ptrdiff_t>(std::clamp(pixels.right, 0.0, bars));
        return std::none_of(lane.bars.begin() + first, lane.bars.begin() + end,
                            [](float height) { return height > 0; })
               && std::ranges::none_of(lane.marks, [pixels](const LaneMark &mark) {
                      return mark.x + HalfSign > pixels.left && mark.x - HalfSign < pixels.right;
                  });
    });
    return found == lanes.end() ? 0 : static_cast<std::size_t>(found - lanes.begin());
}

std::vector<StripText> placeMarkerNames(const TimelineContent &content,
                                        const TimelineLayout &layout, const QFontMetricsF &metrics)
{
    std::vector<StripText> names;
    const auto add = [&](const MarkerFlag &marker) {
        // Of a range that began before the stretch in view the name stands at its left edge.
        const double line = layout.plot.left()
                            + (marker.right > marker.x ? std::max(marker.x, 0.0) : marker.x);
        const QString text = metrics.elidedText(marker.name, Qt::ElideRight, WidestMarkerName);
        const double width = metrics.horizontalAdvance(text) + 6;
        // Left of its line where the strip ends.
        const double left = line + 6 + width <= layout.plot.right() ? line + 6 : line - 6 - width;
        const double inPlot = left - layout.plot.left();
        const std::size_t lane = laneWithoutEvents(content.lanes, {inPlot, inPlot + width});
        const QRectF place(left, layout.lane(lane).top() + 1, width, layout.laneHeight - 2);
        const bool isFree = inPlot >= 0
                            && std::ranges::none_of(names, [&place](const StripText &name) {
                                   return name.place.left() < place.right() + LabelGap
                                          && name.place.right() > place.left() - LabelGap;
                               });
        if (isFree)
            names.push_back(
                {place, text, text == marker.name ? QString() : marker.name, marker.color});
    };
    for (const bool isBehind : {false, true}) {
        for (const MarkerFlag &marker : content.markers) {
            if (!marker.name.isEmpty() && marker.isBehind == isBehind)
                add(marker);
        }
    }
    return names;
}

QRectF markerSign(const MarkerFlag &marker, double plotLeft, double top)
{
    return {plotLeft + marker.x - MarkerSide / 2, top, MarkerSide, MarkerSide};
}

std::vector<StripText> timelineAxisLabels(const TimelineContent &content,
                                          const TimelineLayout &layout,
                                          const QFontMetricsF &metrics)
{
    std::vector<QRectF> taken = rangeHandles(content, layout);
    if (const auto range = placeRangeText(content, layout, metrics))
        taken.push_back(range->place);
    for (const MarkerFlag &marker : content.markers)
        taken.push_back(markerSign(marker, layout.plot.left(), layout.axis.top() + 4));
    return placeAxisLabels(content.axis, layout.axis.adjusted(0, 0, 0, -4), taken, metrics);
}

} // namespace tickscope
