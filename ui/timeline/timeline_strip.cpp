// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_strip.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace tickscope {

namespace {

constexpr double SnapPixels = 6;

/// The one of the sorted \a ticks that is nearest to \a tick.
template<typename Ticks>
std::optional<Tick> nearest(const Ticks &ticks, Tick tick)
{
    const std::size_t after = firstFrom(ticks, tick);
    if (ticks.size() == 0)
        return {};
    if (after == ticks.size())
        return ticks[after - 1];
    if (after == 0)
        return ticks[after];
    const Tick before = ticks[after - 1];
    return tick - before < ticks[after] - tick ? before : ticks[after];
}

} // namespace

Tick StripPlaces::tickAt(double x) const
{
    return m_document->playback().time().time().tickAt(m_scale.timeAt(x));
}

double StripPlaces::distance(Tick tick, double x) const
{
    return std::abs(m_scale.xAt(m_document->playback().time().time().timeAt(tick)) - x);
}

std::optional<Tick> StripPlaces::landmarkAt(double x) const
{
    const Tick tick = tickAt(x);
    std::vector<Tick> markers;
    for (const Annotation &marker : m_document->markers().all())
        markers.push_back(marker.firstTick());
    std::vector<std::optional<Tick>> nearestOnes{nearest(markers, tick)};
    for (const KindTicks &kind : m_ticks.kinds)
        nearestOnes.push_back(nearest(kind, tick));
    std::optional<Tick> best;
    double reach = SnapPixels;
    for (const auto &found : nearestOnes) {
        if (found && distance(*found, x) <= reach) {
            best = found;
            reach = distance(*found, x);
        }
    }
    return best;
}

std::optional<Annotation> StripPlaces::markerAt(double x) const
{
    std::optional<Annotation> best;
    double reach = SnapPixels;
    for (const Annotation &marker : m_document->markers().all()) {
        if (distance(marker.firstTick(), x) <= reach) {
            best = marker;
            reach = distance(marker.firstTick(), x);
        }
    }
    return best;
}

Tick StripPlaces::tickNear(double x, Qt::KeyboardModifiers modifiers) const
{
    const bool snaps = modifiers & Qt::ControlModifier;
    return (snaps ? landmarkAt(x) : std::nullopt).value_or(tickAt(x));
}

constexpr double HandlePixels = 5;

double timelineAxisHeight(const QFont &font)
{
    return QFontMetrics(font).height() + 8;
}

TimelineStrip::TimelineStrip(ActiveDocument &document)
    : m_document(document)
    , m_ticks(std::make_shared<const LaneTicks>())
{
}

void TimelineStrip::layOut(QSize size, const QFont &font)
{
    m_layout = TimelineLayout::of(size, timelineTitleWidth(font), timelineAxisHeight(font),
                                  m_ticks->lanes.size());
}

void TimelineStrip::updateScale()
{
    const TimeInView view = m_document->playback().timeInView();
    m_scale = {view.begin, view.span, std::max(m_layout.plot.width(), 1.0)};
}

void TimelineStrip::renew()
{
    m_content = m_document->index() ? makeTimelineContent(m_scale, *m_document, *m_ticks)
                                    : TimelineContent{};
}

QString TimelineStrip::laneIdAt(double y) const
{
    const auto lane = m_layout.laneAt(y);
    return lane && *lane < m_ticks->lanes.size() ? m_ticks->lanes[*lane].lane.id : QString();
}

std::optional<Tick> TimelineStrip::fixedEndAt(QPointF place) const
{
    const auto &range = m_document->playback().range();
    if (!m_content.range || !range || place.y() > m_layout.axis.bottom())
        return {};
    const double x = plotX(place);
    if (std::abs(x - m_content.range->left) <= HandlePixels)
        return range->last;
    if (std::abs(x - m_content.range->right) <= HandlePixels)
        return range->first;
    return {};
}

std::optional<Annotation> TimelineStrip::markerToHold(QPointF place) const
{
    if (!m_document->index() || place.y() > m_layout.axis.bottom() || isTitle(place))
        return {};
    const auto marker = places().markerAt(plotX(place));
    return marker && marker->isOwn() ? marker : std::nullopt;
}

} // namespace tickscope
