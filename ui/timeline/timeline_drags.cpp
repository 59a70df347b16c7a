// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_drags.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tickscope {

RangeDrag::RangeDrag(Playback &playback, TickNear tickNear, double x, std::optional<Tick> fixed,
                     std::function<void(const StripPoint &)> clicked)
    : m_playback(playback)
    , m_tickNear(std::move(tickNear))
    , m_x(x)
    , m_fixed(fixed)
    , m_clicked(std::move(clicked))
    , m_before(playback.range())
{
}

void RangeDrag::moveTo(const StripPoint &point, const TimeScale &)
{
    if (!m_fixed && std::abs(point.x - m_x) < LeastDrag)
        return;
    const Tick here = m_tickNear(point.x, point.modifiers);
    const Tick other = m_fixed ? *m_fixed : m_tickNear(m_x, point.modifiers);
    if (here != other)
        m_playback.setRange(TickRange{std::min(here, other), std::max(here, other)});
}

void RangeDrag::drop(const StripPoint &point)
{
    const bool isClick = std::abs(point.x - m_x) < LeastDrag && m_before == m_playback.range();
    if (isClick && m_clicked)
        m_clicked(point);
}

MarkerDrag::MarkerDrag(Playback &playback, Markers &markers, const Annotation &marker,
                       TickNear tickNear, double x, const TimelineLayout &layout)
    : m_playback(playback)
    , m_markers(markers)
    , m_marker(marker)
    , m_tickNear(std::move(tickNear))
    , m_x(x)
    , m_layout(layout)
    , m_heldAt(marker.firstTick())
{
    m_markers.choose(m_marker.id);
}

void MarkerDrag::moveTo(const StripPoint &point, const TimeScale &)
{
    m_heldAt = m_playback.time().time().ticks().clamp(m_tickNear(point.x, point.modifiers));
}

void MarkerDrag::drop(const StripPoint &point)
{
    if (std::abs(point.x - m_x) < LeastDrag)
        m_playback.apply(TimeCommand::goToTick(m_marker.firstTick()));
    else
        m_markers.move(m_marker.id, m_heldAt);
}

void MarkerDrag::paint(QPainter &painter, const TimeScale &scale) const
{
    const double x = scale.xAt(m_playback.time().time().timeAt(m_heldAt));
    paintMarker(painter, {x, {}, true, x, shownColor(noteColor(m_marker.color)), true},
                m_layout.plot, m_layout.axis.top() + 4);
}

LaneDrag::LaneDrag(std::size_t lane, const TimelineLayout &layout,
                   std::function<void(std::size_t lane, std::size_t place)> dropped)
    : m_lane(lane)
    , m_layout(layout)
    , m_dropped(std::move(dropped))
{
}

void LaneDrag::moveTo(const StripPoint &point, const TimeScale &)
{
    m_place = m_layout.laneAt(point.y);
}

void LaneDrag::drop(const StripPoint &)
{
    if (m_place && *m_place != m_lane)
        m_dropped(m_lane, *m_place);
}

void LaneDrag::paint(QPainter &painter, const TimeScale &) const
{
    if (!m_place || *m_place == m_lane)
        return;
    const QRectF row = m_layout.lane(*m_place);
    const double y = *m_place > m_lane ? row.bottom() : row.top();
    painter.save();
    painter.setClipping(false); // over the titles, too
    painter.fillRect(QRectF(0, y - 1, painter.window().width(), 2),
                     theme::color(theme::Token::Accent));
    painter.restore();
}

} // namespace tickscope
