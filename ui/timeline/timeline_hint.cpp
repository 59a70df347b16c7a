// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_hint.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include "ui/style/elided.h"
#include "ui/texts/number_text.h"
#include "ui/timeline/strip_texts.h"

namespace tickscope {

namespace {

struct TimelineHint {
    Q_DECLARE_TR_FUNCTIONS(tickscope::TimelineHint)
};

/// The whole of a text of the plot that is drawn elided at \a position.
QString cutTextAt(QPointF position, const TimelineContent &content, const TimelineLayout &layout,
                  const QFont &font)
{
    const QFontMetricsF metrics(font);
    const auto range = placeRangeText(content, layout, metrics);
    if (range && range->place.contains(position) && range->text != content.rangeText)
        return plainTip(content.rangeText);
    for (const StripText &name : placeMarkerNames(content, layout, metrics)) {
        if (name.place.contains(position) && !name.whole.isEmpty())
            return plainTip(name.whole);
    }
    const auto lane = layout.laneAt(position.y());
    if (!lane || *lane >= content.lanes.size())
        return {};
    const QString &note = content.lanes[*lane].note;
    const bool isCut = metrics.horizontalAdvance(note) > layout.plot.width() - NoteIndent;
    return isCut ? plainTip(note) : QString();
}

} // namespace

QString timelineHint(QPointF position, const TimelineContent &content, const TimelineLayout &layout,
                     const LaneTicks &ticks, const QFont &font)
{
    // In the plot the hover card speaks, but of what is cut.
    if (position.x() >= layout.plot.left())
        return cutTextAt(position, content, layout, font);
    const auto lane = layout.laneAt(position.y());
    if (!lane || *lane >= ticks.lanes.size())
        return TimelineHint::tr(
            "Choose lanes. In the strip: click to go there, wheel to zoom, middle button to "
            "pan,\nright button to select a range, double-click to show all.\nDrag a marker's sign "
            "to move it. Ctrl snaps to events and markers, Shift moves tick by tick.");
    const LaneEvents &events = ticks.lanes[*lane];
    std::int64_t count = 0;
    for (const KindTicks &kind : events.kinds)
        count += static_cast<std::int64_t>(kind.size());
    return TimelineHint::tr("%1: %2\nDrag to reorder the lanes, right-click for more")
        .arg(events.lane.title, numberText(count));
}

} // namespace tickscope
