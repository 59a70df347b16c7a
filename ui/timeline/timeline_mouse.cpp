// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to the timeline; painting and scale stand in timeline_view.cpp.
#include "ui/elided.h"
#include "ui/timeline/hover_card.h"
#include "ui/timeline/hover_preview.h"
#include "ui/timeline/place_menu.h"
#include "ui/timeline/strip_texts.h"
#include "ui/timeline/timeline_view.h"

#include "ui/models/value_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tickscope {

namespace {

constexpr double HandlePixels = 5;
constexpr double NearPixels = 4; // Events this near to the pointer stand on the card.
constexpr double LeastRange = 4; // A shorter drag is a click.

} // namespace

QString TimelineView::laneIdAt(double y) const
{
    const auto lane = m_layout.laneAt(y);
    return lane && *lane < m_ticks->lanes.size() ? m_ticks->lanes[*lane].lane.id : QString();
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
    hoverAt({});
    if (isTitle(event->position()))
        return pressTitle(*event);
    const double x = plotX(event->position());
    const bool isAlt = event->modifiers() & Qt::AltModifier;
    if (event->button() == Qt::MiddleButton)
        startDrag(Drag::Pan, x);
    else if (event->button() == Qt::RightButton || (event->button() == Qt::LeftButton && isAlt))
        startDrag(Drag::Range, x);
    else if (event->button() == Qt::LeftButton) {
        const Drag handle = handleAt(event->position());
        if (handle == Drag::None && holdMarker(event->position()))
            return startDrag(Drag::Marker, x);
        startDrag(handle == Drag::None ? Drag::Scrub : handle, x);
        if (handle == Drag::None)
            scrubTo(x, event->modifiers());
    }
}

void TimelineView::pressTitle(const QMouseEvent &event)
{
    const QString id = laneIdAt(event.position().y());
    if (event.button() == Qt::LeftButton && !id.isEmpty()) {
        m_draggedLane = *m_layout.laneAt(event.position().y());
        startDrag(Drag::Lane, 0);
    } else if (event.button() == Qt::LeftButton || event.button() == Qt::RightButton) {
        emit laneMenuWanted(event.globalPosition().toPoint(), id);
    }
}

void TimelineView::dropLane()
{
    const auto place = std::exchange(m_dropPlace, std::nullopt);
    update();
    const auto &lanes = m_ticks->lanes;
    if (place && *place != m_draggedLane && std::max(*place, m_draggedLane) < lanes.size())
        emit laneMoved(lanes[m_draggedLane].lane.id, lanes[*place].lane.id);
}

void TimelineView::startDrag(Drag drag, double x)
{
    m_drag = drag;
    m_dragX = x;
    m_timeBefore = m_document.playback().time().head();
    m_rangeBefore = m_document.playback().range();
    m_scaleBefore = m_scale;
    m_fineX.reset();
    m_playsOn = drag == Drag::Scrub && m_document.playback().time().isPlaying();
    if (m_playsOn)
        m_document.playback().apply({TimeAction::Pause, 0, Time{0}, {}});
}

void TimelineView::endDrag()
{
    m_drag = Drag::None;
    if (std::exchange(m_playsOn, false))
        m_document.playback().apply({TimeAction::TogglePlay, 0, Time{0}, {}});
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Lane) {
        m_dropPlace = m_layout.laneAt(event->position().y());
        return update();
    }
    if (m_drag != Drag::None)
        return dragTo(plotX(event->position()), event->modifiers());
    const bool isHandle = handleAt(event->position()) != Drag::None
                          || markerToHold(event->position()) != nullptr;
    setCursor(isHandle ? Qt::SizeHorCursor : Qt::ArrowCursor);
    hoverAt(event->position());
}

void TimelineView::dragTo(double x, Qt::KeyboardModifiers modifiers)
{
    switch (m_drag) {
    case Drag::None:
    case Drag::Lane:
        return;
    case Drag::Scrub:
        return scrubTo(x, modifiers);
    case Drag::Marker:
        return dragMarkerTo(x, modifiers);
    case Drag::Pan:
        return setScale(m_scaleBefore->panned(m_dragX - x, length()));
    case Drag::Range:
    case Drag::RangeBegin:
    case Drag::RangeEnd:
        return dragRangeTo(x, modifiers);
    }
}

void TimelineView::dragRangeTo(double x, Qt::KeyboardModifiers modifiers)
{
    if (m_drag == Drag::Range && std::abs(x - m_dragX) < LeastRange)
        return;
    const Tick here = tickNear(x, modifiers);
    Tick other = tickNear(m_dragX, modifiers);
    if (m_drag == Drag::RangeBegin)
        other = m_rangeBefore->last;
    else if (m_drag == Drag::RangeEnd)
        other = m_rangeBefore->first;
    if (here != other)
        m_document.playback().setRange(TickRange{std::min(here, other), std::max(here, other)});
}

void TimelineView::scrubTo(double x, Qt::KeyboardModifiers modifiers)
{
    const TimeBase &base = m_document.playback().time().time();
    TimeCommand command{TimeAction::GoToTime, 0, m_scale.timeAt(x), {}};
    if (modifiers & Qt::ShiftModifier) {
        // Counted from where Shift was pressed, so that the head does not jump then.
        if (!m_fineX) {
            m_fineX = x;
            m_fineTick = m_document.playback().time().tick();
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
    m_document.playback().apply(command);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    const double x = plotX(event->position());
    const Drag ended = m_drag;
    const bool isClick = std::abs(x - m_dragX) < LeastRange
                         && m_rangeBefore == m_document.playback().range();
    endDrag();
    if (ended == Drag::Scrub)
        keepHeadInView();
    else if (ended == Drag::Lane)
        dropLane();
    else if (ended == Drag::Marker)
        dropMarker(isClick);
    else if (ended == Drag::Range && isClick && event->button() == Qt::RightButton)
        showPlaceMenu(event->position());
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !isTitle(event->position()))
        fit();
}

void TimelineView::cancelDrag()
{
    const Drag cancelled = m_drag;
    if (cancelled == Drag::Pan)
        setScale(*m_scaleBefore);
    else if (cancelled == Drag::Scrub)
        m_document.playback().apply({TimeAction::GoToTime, 0, m_timeBefore, {}});
    else if (cancelled == Drag::Lane)
        m_dropPlace.reset();
    else if (cancelled == Drag::Marker)
        m_heldMarker.reset();
    else
        m_document.playback().setRange(m_rangeBefore);
    endDrag();
    update();
}

bool TimelineView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Escape is ours, and no shortcut of the window, while there is something to leave.
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
            && (m_drag != Drag::None || m_document.playback().range()))
            event->accept();
        break;
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture || !m_document.index())
            break;
        // The value is what the fingers added since the last event, as a share.
        zoomBy(std::max(0.1, 1 + gesture->value()), gesture->position());
        return true;
    }
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), titleHint(help->pos()), this);
        return true;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

QString TimelineView::cutTextAt(QPointF position) const
{
    const QFontMetricsF metrics(font());
    const auto range = placeRangeText(m_content, m_layout, metrics);
    if (range && range->place.contains(position) && range->text != m_content.rangeText)
        return plainTip(m_content.rangeText);
    for (const StripText &name : placeMarkerNames(m_content, m_layout, metrics)) {
        if (name.place.contains(position) && !name.whole.isEmpty())
            return plainTip(name.whole);
    }
    const auto lane = m_layout.laneAt(position.y());
    if (!lane || *lane >= m_content.lanes.size())
        return {};
    const QString &note = m_content.lanes[*lane].note;
    const bool isCut = metrics.horizontalAdvance(note) > m_layout.plot.width() - NoteIndent;
    return isCut ? plainTip(note) : QString();
}

QString TimelineView::titleHint(QPointF position) const
{
    // In the plot the hover card speaks, but of what is cut.
    if (!isTitle(position))
        return cutTextAt(position);
    const auto lane = m_layout.laneAt(position.y());
    if (!lane || *lane >= m_ticks->lanes.size())
        return tr("Choose lanes. In the strip: press to go there, wheel to zoom, "
                  "middle button to move it,\nright button to select a range, double click for "
                  "all.\nDrag a marker's sign to move it. Ctrl snaps to events and markers, Shift "
                  "moves tick by tick.");
    const LaneEvents &events = m_ticks->lanes[*lane];
    std::int64_t count = 0;
    for (const KindTicks &kind : events.kinds)
        count += static_cast<std::int64_t>(kind.size());
    return tr("%1: %2\nDrag to sort the lanes, right click for more")
        .arg(events.lane.title, numberText(count));
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag != Drag::None)
        cancelDrag();
    else if (event->key() == Qt::Key_Escape && m_document.playback().range())
        m_document.playback().setRange({});
    else if (event->matches(QKeySequence::Copy) && m_document.playback().range())
        copyRange();
    else
        QWidget::keyPressEvent(event);
}

void TimelineView::zoomBy(double factor, QPointF position)
{
    setScale(m_scale.zoomed(factor, plotX(position), length(), shortestSpan()));
    hoverAt(position);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    event->accept();
    const QPoint notches = event->angleDelta();
    const bool isSideways = std::abs(notches.x()) > std::abs(notches.y());
    const double turned = (isSideways ? notches.x() : notches.y()) / 120.0;
    if (!isSideways && !(event->modifiers() & Qt::ShiftModifier))
        return zoomBy(std::pow(1.25, turned), event->position());
    // Fingers on a touchpad take the strip along, pixel by pixel; a wheel goes by tenths.
    const bool hasPixels = isSideways && event->pixelDelta().x() != 0;
    const double pixels = hasPixels ? event->pixelDelta().x() : turned * m_scale.width / 10;
    setScale(m_scale.panned(-pixels, length()));
    hoverAt(event->position());
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    // By mouse the menu comes when the button is let go: until then it may be a drag.
    if (event->reason() == QContextMenuEvent::Keyboard && m_document.index())
        showPlaceMenu({xAt(m_document.playback().time().head()), m_layout.axis.bottom()});
    event->accept();
}

void TimelineView::showPlaceMenu(QPointF position)
{
    hoverAt({});
    const double x = plotX(position);
    const auto marker = markerAt(x);
    auto *menu = new PlaceMenu(m_document, *m_commands, marker ? marker->tick : tickAt(x), marker,
                               this);
    menu->popup(mapToGlobal(position.toPoint()));
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
        m_preview->cancel();
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
    m_preview->want(tick, devicePixelRatioF());
    // Outside of the whole instrument, so that it covers the head neither here nor above.
    const QWidget *instrument = parentWidget() ? parentWidget() : this;
    m_card->showFor(m_document, tick, {tickAt(x - NearPixels), tickAt(x + NearPixels)},
                    m_preview->picture(), mapToGlobal(m_hover->toPoint()).x(),
                    QRect(instrument->mapToGlobal(QPoint(0, 0)), instrument->size()));
}

} // namespace tickscope
