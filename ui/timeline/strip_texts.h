// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QFontMetricsF>
#include <QRectF>
#include <QString>

#include "ui/timeline/timeline_content.h"

namespace tickscope {

struct TimelineLayout;

/// A text of a strip where it is drawn.
struct StripText {
    QRectF place;
    QString text;
    QString whole = {}; ///< Where \a text is less than that.
    QColor color = {};  ///< Where it has one of its own.
};

/// Labels right of the lines of an axis, clear of each other, of the axis' end and of
/// \a taken; one that has no room is left out, its line says enough.
[[nodiscard]] std::vector<StripText> placeAxisLabels(const std::vector<AxisLine> &lines,
                                                     const QRectF &axis,
                                                     const std::vector<QRectF> &taken,
                                                     const QFontMetricsF &metrics);

/// Handles of the selected range, those in view.
[[nodiscard]] std::vector<QRectF> rangeHandles(const TimelineContent &content,
                                               const TimelineLayout &layout);

/// What the range summary says: the longest of its texts that fits between the handles or
/// beside them. Duration and counts are always in it. Nothing without a range.
[[nodiscard]] std::optional<StripText> placeRangeText(const TimelineContent &content,
                                                      const TimelineLayout &layout,
                                                      const QFontMetricsF &metrics);

/// Names of markers beside their lines, in the first lane, as many as have room.
[[nodiscard]] std::vector<StripText> placeMarkerNames(const TimelineContent &content,
                                                      const TimelineLayout &layout,
                                                      const QFontMetricsF &metrics);

/// Signs of markers in the axis.
[[nodiscard]] QRectF markerSign(const MarkerFlag &marker, double plotLeft, double top);

/// Where the labels of the timeline's axis stand.
[[nodiscard]] std::vector<StripText> timelineAxisLabels(const TimelineContent &content,
                                                        const TimelineLayout &layout,
                                                        const QFontMetricsF &metrics);

} // namespace tickscope
