// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/document.h"
#include "ui/strip/time_scale.h"
#include "ui/timeline/lanes/lane_ticks.h"

namespace tickscope {

/// A stretch of pixels, from left to right.
struct PixelSpan {
    double left = 0;
    double right = 0;
};

/// A line of the axis.
struct AxisLine {
    double x = 0;
    QString label;
};

/// One sign in a lane; several events that would overlap share it.
struct LaneMark {
    double x = 0;
    const EventKind *kind = nullptr;
    std::uint32_t count = 0;
};

/// What a lane shows: signs while they are few, else a bar for each column.
struct LaneContent {
    QString title;
    std::optional<theme::Token> color; ///< Of all signs and bars; nothing: each kind's own.
    std::vector<LaneMark> marks;
    std::vector<float> bars; ///< Height 0 to 1 for each column; empty when marks are shown.
    const EventKind *barKind = nullptr; ///< Of most events in the bars.
    QString note;                       ///< Why the lane is empty, or from noteX on.
    double noteX = 0;
};

struct MarkerFlag {
    double x = 0;
    QString name; ///< Empty for one that says nothing.
    bool isOwn = false;
    double right = x; ///< Where a range ends.
    QColor color = theme::color(theme::Token::Marker);
    bool isChosen = false;
    bool isBehind = false; ///< All others go before it where there is little room.
};

struct DamagedSpan {
    PixelSpan pixels;
    std::int64_t lostTicks = 0;
};

/// Everything of one strip in pixels, made when scale or recording change and only
/// drawn in paintEvent. All x count from the left edge of the plot.
struct TimelineContent {
    std::vector<AxisLine> axis;
    std::vector<double> tickLines;  ///< Edges of single ticks, when they are wide enough to see.
    std::vector<LaneContent> lanes; ///< From the top.
    std::vector<float> density;     ///< Height 0 to 1 for each column, of all events.
    std::vector<MarkerFlag> markers;
    std::vector<double> seekPoints;
    std::vector<PixelSpan> rebuilt;
    std::vector<DamagedSpan> damaged;
    std::optional<PixelSpan> notIndexed;
    std::optional<PixelSpan> range;
    QString rangeText;
    std::vector<QString> rangeTexts; ///< The same and ever shorter ones, see placeRangeText().
};

/// What the strip of \a scale shows of \a document, which must have an index.
[[nodiscard]] TimelineContent makeTimelineContent(const TimeScale &scale, const Document &document,
                                                  const LaneTicks &ticks);

/// Where states come from checkpoints of our own, in \a scale.
[[nodiscard]] std::vector<PixelSpan> rebuiltSpans(const TimeScale &scale, const Index &index);
/// Where \a index has damage, in \a scale; each wide enough to be seen.
[[nodiscard]] std::vector<DamagedSpan> damagedSpans(const TimeScale &scale, const Index &index);

/// The markers that are seen in \a scale, those behind others first.
[[nodiscard]] std::vector<MarkerFlag> markerFlags(const TimeScale &scale, const Document &document);

/// Lines of the axis for \a scale over a recording of \a length.
[[nodiscard]] std::vector<AxisLine> axisLines(const TimeScale &scale, Time length);

/// Words for the events of \a ticks in \a range: "5 Chat, 2 Kills".
[[nodiscard]] QString countsText(const LaneTicks &ticks, const TickRange &range);

/// The selected range for the clipboard, in one line: from when to when, how long, and
/// what happened in it. Empty without a range.
[[nodiscard]] QString rangeLine(const Document &document, const LaneTicks &ticks);

} // namespace tickscope
