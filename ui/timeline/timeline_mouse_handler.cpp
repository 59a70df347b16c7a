// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_mouse_handler.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QMouseEvent>
#include <QPainter>

#include "ui/style/theme.h"

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

TimelineMouseHandler::TimelineMouseHandler(ActiveDocument &document, const TimelineStrip &strip,
                                           QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_strip(strip)
{
}

StripPoint TimelineMouseHandler::pointOf(const QMouseEvent &event) const
{
    return {m_strip.plotX(event.position()), event.position().y(), event.modifiers()};
}

std::unique_ptr<StripDrag> TimelineMouseHandler::dragFor(const QMouseEvent &event)
{
    Playback &playback = m_document->playback();
    const double x = m_strip.plotX(event.position());
    const TickNear tickNear = [this](double at, Qt::KeyboardModifiers modifiers) {
        return m_strip.places().tickNear(at, modifiers);
    };
    const bool isRight = event.button() == Qt::RightButton;
    if (event.button() == Qt::MiddleButton)
        return std::make_unique<PanDrag>(playback, x, m_strip.scale());
    if (isRight || (event.modifiers() & Qt::AltModifier)) {
        std::function<void(const StripPoint &)> clicked;
        if (isRight)
            clicked = [this](const StripPoint &point) { emit placeMenuWanted(point); };
        return std::make_unique<RangeDrag>(playback, tickNear, x, std::nullopt, clicked);
    }
    if (const auto fixed = m_strip.fixedEndAt(event.position()))
        return std::make_unique<RangeDrag>(playback, tickNear, x, fixed, nullptr);
    if (const auto marker = m_strip.markerToHold(event.position()))
        return std::make_unique<MarkerDrag>(playback, m_document->markers(), *marker, tickNear, x,
                                            m_strip.layout());
    auto scrub = std::make_unique<ScrubDrag>(
        playback, [this](double at) { return m_strip.places().landmarkAt(at); });
    scrub->moveTo(pointOf(event), m_strip.scale());
    return scrub;
}

void TimelineMouseHandler::press(const QMouseEvent &event)
{
    constexpr auto Holding = Qt::LeftButton | Qt::MiddleButton | Qt::RightButton;
    if (m_strip.isTitle(event.position()))
        pressTitle(event);
    else if (Holding & event.button())
        m_drag = dragFor(event);
}

void TimelineMouseHandler::pressTitle(const QMouseEvent &event)
{
    const TimelineLayout &layout = m_strip.layout();
    const QString id = m_strip.laneIdAt(event.position().y());
    if (event.button() == Qt::LeftButton && !id.isEmpty())
        m_drag = std::make_unique<LaneDrag>(*layout.laneAt(event.position().y()), layout,
                                            [this](std::size_t held, std::size_t place) {
                                                const auto &lanes = m_strip.ticks().lanes;
                                                if (std::max(held, place) < lanes.size())
                                                    emit laneMoved(lanes[held].lane.id,
                                                                   lanes[place].lane.id);
                                            });
    else if (event.button() == Qt::LeftButton || event.button() == Qt::RightButton)
        emit laneMenuWanted(event.globalPosition().toPoint(), id);
}

bool TimelineMouseHandler::release(const QMouseEvent &event)
{
    // What it does may ask whether something is held.
    const auto drag = std::move(m_drag);
    if (!drag)
        return false;
    drag->drop(pointOf(event));
    return drag->movesHead();
}

void TimelineMouseHandler::cancel()
{
    m_drag->cancel();
    m_drag.reset();
}

void TimelineMouseHandler::pinch(double factor, QPointF place)
{
    zoomStrip(m_document->playback(), m_strip.scale(), factor, m_strip.plotX(place));
}

Qt::CursorShape TimelineMouseHandler::cursorAt(QPointF place) const
{
    const bool isHandle = m_strip.fixedEndAt(place) || m_strip.markerToHold(place);
    return isHandle ? Qt::SizeHorCursor : Qt::ArrowCursor;
}

void TimelineMouseHandler::paint(QPainter &painter) const
{
    if (m_drag)
        m_drag->paint(painter, m_strip.scale());
}

} // namespace tickscope
