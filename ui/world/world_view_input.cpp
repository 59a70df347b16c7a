// SPDX-License-Identifier: GPL-3.0-or-later
// What WorldView does with mouse, wheel and keys.
#include <cmath>

#include <QApplication>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/elided.h"
#include "ui/world/track_layers.h"
#include "ui/world/world_view.h"

namespace tickscope {

namespace {

constexpr double NotchZoom = 1.25; ///< Of one notch of a wheel.
constexpr double PanStep = 64.0;   ///< Pixels for an arrow key.

} // namespace

bool WorldView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const Actor *actor = actorUnder(help->pos());
    const QString cut = elidedTextAt(help->pos());
    const QString text = isOnMiniMap(help->pos()) ? tr("Mini-map: press or drag to look there")
                         : !cut.isEmpty()         ? plainTip(cut)
                         : actor                  ? describe(*actor)
                                                  : trailText(help->pos());
    if (!text.isEmpty())
        QToolTip::showText(help->globalPos(), text, this);
    else
        QToolTip::hideText();
    return true;
}

void WorldView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isOnMiniMap(event->position())) {
        m_isOnMiniMap = true;
        return lookAtMiniMap(event->position());
    }
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        m_dragFrom = event->position();
        m_isDragging = false;
    }
}

void WorldView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isOnMiniMap)
        return lookAtMiniMap(event->position());
    if (!m_dragFrom && isOnMiniMap(event->position())) {
        setCursor(Qt::CrossCursor);
        return;
    }
    if (!m_dragFrom) {
        const bool isOnActor = actorUnder(event->position());
        const auto place = isOnActor ? std::nullopt
                                     : m_tracks->placeAt(event->position(), m_camera, size());
        const auto mark = place ? std::optional(place->world) : std::nullopt;
        if (mark != m_trailMark) {
            m_trailMark = mark;
            update();
        }
        setCursor(isOnActor || mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    const QPointF way = event->position() - *m_dragFrom;
    if (!m_isDragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_isDragging = true;
    setCursor(Qt::ClosedHandCursor);
    panBy(way);
    m_dragFrom = event->position();
}

void WorldView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_isOnMiniMap = false;
    if (!m_dragFrom)
        return;
    const bool wasClick = !m_isDragging && event->button() == Qt::LeftButton;
    m_dragFrom.reset();
    m_isDragging = false;
    const Actor *actor = actorUnder(event->position());
    setCursor(actor ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!wasClick)
        return;
    if (actor && actor->client != NoClient)
        m_document.selection().selectPlayer(m_document.players().inFrame(actor->client));
    else if (!goAlongTrail(event->position()))
        m_document.selection().selectPlayer({});
}

bool WorldView::goAlongTrail(QPointF pixel)
{
    const auto place = m_tracks->placeAt(pixel, m_camera, size());
    if (place)
        m_document.playback().apply({TimeAction::GoToTick, 0, Time{0}, place->tick});
    return place.has_value();
}

void WorldView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Actor *actor = isOnMiniMap(event->position()) ? nullptr : actorUnder(event->position());
    if (event->button() == Qt::LeftButton && actor && actor->client != NoClient)
        m_document.selection().follow(m_document.players().inFrame(actor->client));
}

void WorldView::wheelEvent(QWheelEvent *event)
{
    // A notch of a wheel is 120; touchpads send less, more often.
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0)
        zoomBy(std::pow(NotchZoom, notches), event->position());
    event->accept();
}

void WorldView::keyPressEvent(QKeyEvent *event)
{
    // Left and Right alone are commands of time; with Alt all four arrows move the picture.
    const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier && modifiers != Qt::AltModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return panBy({PanStep, 0});
    case Qt::Key_Right:
        return panBy({-PanStep, 0});
    case Qt::Key_Up:
        return panBy({0, PanStep});
    case Qt::Key_Down:
        return panBy({0, -PanStep});
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace tickscope
