// SPDX-License-Identifier: GPL-3.0-or-later
// Markers in the timeline: what lies under the pointer, and moving one by hand.
#include "ui/timeline/timeline_view.h"

#include <QPainter>

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

std::optional<Tick> TimelineView::landmarkAt(double x) const
{
    const Tick tick = tickAt(x);
    std::vector<Tick> markers;
    for (const Marker &marker : m_document.markers().all())
        markers.push_back(marker.tick);
    std::vector<std::optional<Tick>> nearestOnes{nearest(markers, tick)};
    for (const KindTicks &kind : m_ticks->kinds)
        nearestOnes.push_back(nearest(kind, tick));
    std::optional<Tick> best;
    double reach = SnapPixels;
    for (const auto &found : nearestOnes) {
        if (!found)
            continue;
        const double distance = std::abs(m_scale.xAt(m_document.time().time().timeAt(*found)) - x);
        if (distance <= reach) {
            best = found;
            reach = distance;
        }
    }
    return best;
}

std::optional<Marker> TimelineView::markerAt(double x) const
{
    std::optional<Marker> best;
    double reach = SnapPixels;
    for (const Marker &marker : m_document.markers().all()) {
        const double distance = std::abs(m_scale.xAt(m_document.time().time().timeAt(marker.tick))
                                         - x);
        if (distance <= reach) {
            best = marker;
            reach = distance;
        }
    }
    return best;
}

Tick TimelineView::tickNear(double x, Qt::KeyboardModifiers modifiers) const
{
    const bool snaps = modifiers & Qt::ControlModifier;
    return (snaps ? landmarkAt(x) : std::nullopt).value_or(tickAt(x));
}

/// The own marker whose sign, which stands in the axis, is at \a position.
const Marker *TimelineView::markerToHold(QPointF position) const
{
    if (!m_document.index() || position.y() > m_layout.axis.bottom() || isTitle(position))
        return nullptr;
    const auto marker = markerAt(plotX(position));
    return marker && marker->isOwn ? m_document.markers().find(marker->id) : nullptr;
}

bool TimelineView::holdMarker(QPointF position)
{
    const Marker *marker = markerToHold(position);
    if (!marker)
        return false;
    m_document.markers().choose(marker->id);
    m_heldMarker = *marker;
    m_heldTick = marker->tick;
    return true;
}

void TimelineView::dragMarkerTo(double x, Qt::KeyboardModifiers modifiers)
{
    m_heldTick = m_document.time().time().ticks().clamp(tickNear(x, modifiers));
    update();
}

/// \param isClick  it was not moved: then the head goes there.
void TimelineView::dropMarker(bool isClick)
{
    const Marker marker = *std::exchange(m_heldMarker, std::nullopt);
    if (isClick)
        m_document.apply({TimeAction::GoToTick, 0, Time{0}, marker.tick});
    else
        m_document.markers().move(marker.id, m_heldTick);
    update();
}

void TimelineView::paintHeldMarker(QPainter &painter) const
{
    if (!m_heldMarker)
        return;
    const double x = m_scale.xAt(m_document.time().time().timeAt(m_heldTick));
    paintMarker(painter, {x, {}, true, x, shownColor(m_heldMarker->color), true}, m_layout.plot,
                m_layout.axis.top() + 4);
}

} // namespace tickscope
