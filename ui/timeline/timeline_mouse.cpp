// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to the timeline; painting and scale stand in timeline_view.cpp.
#include "ui/timeline/hover_card.h"
#include "ui/timeline/timeline_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tickscope {

namespace {

constexpr double SnapPixels = 6;
constexpr double HandlePixels = 5;
constexpr double NearPixels = 4; // Events this near to the pointer stand on the card.
constexpr double LeastRange = 4; // A shorter drag is a click.

/// The one of the sorted \a ticks that is nearest to \a tick.
std::optional<Tick> nearest(const std::vector<Tick> &ticks, Tick tick)
{
    const auto after = std::ranges::lower_bound(ticks, tick);
    if (after == ticks.end())
        return ticks.empty() ? std::nullopt : std::optional(ticks.back());
    if (after == ticks.begin())
        return *after;
    const Tick before = *std::prev(after);
    return tick - before < *after - tick ? before : *after;
}

} // namespace

std::optional<Tick> TimelineView::landmarkAt(double x) const
{
    const Tick tick = tickAt(x);
    std::vector<Tick> markers;
    for (const Marker &marker : m_document.markers())
        markers.push_back(marker.tick);
    std::optional<Tick> best;
    double reach = SnapPixels;
    for (const auto &found : {nearest(markers, tick), nearest(m_ticks->all, tick)}) {
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

TimelineView::Drag TimelineView::handleAt(QPointF position) const
{
    if (!m_content.range || position.y() > m_layout.axis.bottom())
        return Drag::None;
    const double x = plotX(position);
    if (std::abs(x - m_content.range->left) <= HandlePixels)
        return Drag::RangeBegin;
    if (std::abs(x - m_content.range->right) <= HandlePixels)
        return Drag::RangeEnd;
    return Drag::None;
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document.index() || m_drag != Drag::None)
        return event->ignore();
    const double x = plotX(event->position());
    const bool isAlt = event->modifiers() & Qt::AltModifier;
    hoverAt({});
    if (event->button() == Qt::MiddleButton)
        startDrag(Drag::Pan, x);
    else if (event->button() == Qt::RightButton || (event->button() == Qt::LeftButton && isAlt))
        startDrag(Drag::Range, x);
    else if (event->button() == Qt::LeftButton) {
        const Drag handle = handleAt(event->position());
        startDrag(handle == Drag::None ? Drag::Scrub : handle, x);
        if (handle == Drag::None)
            scrubTo(x, event->modifiers());
    }
}

void TimelineView::startDrag(Drag drag, double x)
{
    m_drag = drag;
    m_dragX = x;
    m_timeBefore = m_document.time().head();
    m_rangeBefore = m_document.range();
    m_scaleBefore = m_scale;
    m_fineX.reset();
    m_playsOn = drag == Drag::Scrub && m_document.time().isPlaying();
    if (m_playsOn)
        m_document.apply({TimeAction::Pause, 0, Time{0}, {}});
}

void TimelineView::endDrag()
{
    m_drag = Drag::None;
    if (std::exchange(m_playsOn, false))
        m_document.apply({TimeAction::TogglePlay, 0, Time{0}, {}});
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag != Drag::None)
        return dragTo(plotX(event->position()), event->modifiers());
    setCursor(handleAt(event->position()) == Drag::None ? Qt::ArrowCursor : Qt::SizeHorCursor);
    hoverAt(event->position());
}

void TimelineView::dragTo(double x, Qt::KeyboardModifiers modifiers)
{
    switch (m_drag) {
    case Drag::None:
        return;
    case Drag::Scrub:
        return scrubTo(x, modifiers);
    case Drag::Pan:
        setScale(m_scaleBefore->panned(m_dragX - x, length()));
        return;
    case Drag::Range:
    case Drag::RangeBegin:
    case Drag::RangeEnd:
        break;
    }
    const bool snaps = modifiers & Qt::ControlModifier;
    const Tick here = (snaps ? landmarkAt(x) : std::nullopt).value_or(tickAt(x));
    Tick other = tickAt(m_dragX);
    if (m_drag == Drag::Range && std::abs(x - m_dragX) < LeastRange)
        return;
    if (m_drag == Drag::RangeBegin)
        other = m_rangeBefore->last;
    else if (m_drag == Drag::RangeEnd)
        other = m_rangeBefore->first;
    if (here != other)
        m_document.setRange(TickRange{std::min(here, other), std::max(here, other)});
}

void TimelineView::scrubTo(double x, Qt::KeyboardModifiers modifiers)
{
    const TimeBase &base = m_document.time().time();
    TimeCommand command{TimeAction::GoToTime, 0, m_scale.timeAt(x), {}};
    if (modifiers & Qt::ShiftModifier) {
        // Counted from where Shift was pressed, so that the head does not jump then.
        if (!m_fineX) {
            m_fineX = x;
            m_fineTick = m_document.time().tick();
        }
        command.action = TimeAction::GoToTick;
        command.tick = base.ticks().clamp(m_fineTick + std::llround(x - *m_fineX));
    } else {
        m_fineX.reset();
        if (modifiers & Qt::ControlModifier) {
            if (const auto landmark = landmarkAt(x)) {
                command.action = TimeAction::GoToTick;
                command.tick = *landmark;
            }
        }
    }
    m_document.apply(command);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    const double x = plotX(event->position());
    // A right click without a drag takes the range away.
    if (m_drag == Drag::Range && std::abs(x - m_dragX) < LeastRange
        && m_rangeBefore == m_document.range())
        m_document.setRange({});
    const bool isScrub = m_drag == Drag::Scrub;
    endDrag();
    if (isScrub)
        keepHeadInView();
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        fit();
}

void TimelineView::cancelDrag()
{
    const Drag cancelled = m_drag;
    if (cancelled == Drag::Pan)
        setScale(*m_scaleBefore);
    else if (cancelled == Drag::Scrub)
        m_document.apply({TimeAction::GoToTime, 0, m_timeBefore, {}});
    else
        m_document.setRange(m_rangeBefore);
    endDrag();
}

bool TimelineView::event(QEvent *event)
{
    // While dragging, Escape is ours and no shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && m_drag != Drag::None
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag != Drag::None)
        cancelDrag();
    else
        QWidget::keyPressEvent(event);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    const QPoint delta = event->angleDelta();
    const bool pans = std::abs(delta.x()) > std::abs(delta.y())
                      || (event->modifiers() & Qt::ShiftModifier);
    const double notches = (std::abs(delta.x()) > std::abs(delta.y()) ? delta.x() : delta.y())
                           / 120.0;
    if (pans)
        setScale(m_scale.panned(-notches * m_scale.width / 10, length()));
    else
        setScale(m_scale.zoomed(std::pow(1.25, notches), plotX(event->position()), length(),
                                shortestSpan()));
    hoverAt(event->position());
    event->accept();
}

void TimelineView::leaveEvent(QEvent *)
{
    hoverAt({});
}

void TimelineView::hoverAt(std::optional<QPointF> position)
{
    if (position && (!m_document.index() || position->x() < m_layout.plot.left()))
        position.reset();
    m_hover = position;
    update();
    if (!m_hover) {
        m_hoverTimer.stop();
        m_card->hide();
    } else if (m_card->isVisible()) {
        // It follows at once: waiting again would make it flicker.
        showCard();
    } else {
        m_hoverTimer.start();
    }
}

void TimelineView::showCard()
{
    if (!m_hover || !m_document.index())
        return;
    const double x = plotX(*m_hover);
    const Tick tick = tickAt(x);
    // Above the whole strip, so that it never covers the head.
    const QPoint anchor(static_cast<int>(m_hover->x()), 0);
    m_card->showFor(m_document, tick, {tickAt(x - NearPixels), tickAt(x + NearPixels)},
                    mapToGlobal(anchor));
}

} // namespace tickscope
