// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_mouse_handler.h"

#include <cmath>

#include <QApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/mini_map.h"
#include "ui/world/view/world_view.h"

namespace tickscope {

constexpr double NotchZoom = 1.25; ///< Of one notch of a wheel.
constexpr double PanStep = 64.0;   ///< Pixels for an arrow key.

WorldMouseHandler::WorldMouseHandler(WorldView &view, ActiveDocument &document)
    : m_view(view)
    , m_document(document)
{
}

void WorldMouseHandler::press(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton && m_view.isOnMiniMap(event.position())) {
        m_isOnMiniMap = true;
        return lookAtMiniMap(event.position());
    }
    if (event.button() == Qt::LeftButton || event.button() == Qt::MiddleButton) {
        m_dragFrom = event.position();
        m_isDragging = false;
    }
}

void WorldMouseHandler::move(const QMouseEvent &event)
{
    if (m_isOnMiniMap)
        return lookAtMiniMap(event.position());
    if (!m_dragFrom)
        return hover(event.position());
    const QPointF way = event.position() - *m_dragFrom;
    if (!m_isDragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_isDragging = true;
    m_view.setCursor(Qt::ClosedHandCursor);
    m_view.control().dragBy(way);
    m_dragFrom = event.position();
}

void WorldMouseHandler::hover(QPointF pixel)
{
    if (m_view.isOnMiniMap(pixel))
        return m_view.setCursor(Qt::CrossCursor);
    const bool isOnActor = m_view.actorUnder(pixel);
    const auto place = isOnActor ? std::nullopt : m_view.trailPlaceAt(pixel);
    const auto mark = place ? std::optional(place->world) : std::nullopt;
    if (mark != m_trailMark) {
        m_trailMark = mark;
        m_view.update();
    }
    m_view.setCursor(isOnActor || mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void WorldMouseHandler::release(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton)
        m_isOnMiniMap = false;
    if (!m_dragFrom)
        return;
    const bool wasClick = !m_isDragging && event.button() == Qt::LeftButton;
    m_dragFrom.reset();
    m_isDragging = false;
    const Actor *actor = m_view.actorUnder(event.position());
    m_view.setCursor(actor ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!wasClick)
        return;
    if (actor && actor->client != NoClient)
        m_document->selection().selectPlayer(m_document->players().inFrame(actor->client));
    else if (!goAlongTrail(event.position()))
        m_document->selection().selectPlayer({});
}

bool WorldMouseHandler::goAlongTrail(QPointF pixel)
{
    const auto place = m_view.trailPlaceAt(pixel);
    if (place)
        m_document->playback().apply(TimeCommand::goToTick(place->tick));
    return place.has_value();
}

void WorldMouseHandler::doubleClick(const QMouseEvent &event)
{
    const Actor *actor = m_view.isOnMiniMap(event.position()) ? nullptr
                                                              : m_view.actorUnder(event.position());
    if (event.button() == Qt::LeftButton && actor && actor->client != NoClient)
        m_view.control().follow(m_document->players().inFrame(actor->client));
}

void WorldMouseHandler::lookAtMiniMap(QPointF pixel)
{
    m_view.control().lookAt(m_view.miniMap().worldAt(pixel, m_view.size()));
}

void WorldMouseHandler::turnWheel(const QWheelEvent &event)
{
    // A notch of a wheel is 120; touchpads send less, more often.
    const double notches = event.angleDelta().y() / 120.0;
    if (notches != 0)
        m_view.control().zoomBy(std::pow(NotchZoom, notches), event.position());
}

bool WorldMouseHandler::pressKey(const QKeyEvent &event)
{
    // Left and Right alone are commands of time; with Alt all four arrows move the picture.
    const auto modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier && modifiers != Qt::AltModifier)
        return false;
    QPointF way;
    switch (event.key()) {
    case Qt::Key_Left:
        way = {PanStep, 0};
        break;
    case Qt::Key_Right:
        way = {-PanStep, 0};
        break;
    case Qt::Key_Up:
        way = {0, PanStep};
        break;
    case Qt::Key_Down:
        way = {0, -PanStep};
        break;
    default:
        return false;
    }
    m_view.control().dragBy(way);
    return true;
}

void WorldMouseHandler::followUnderPointer()
{
    const QPoint pixel = m_view.mapFromGlobal(QCursor::pos());
    const Actor *actor = m_view.rect().contains(pixel) && !m_view.isOnMiniMap(pixel)
                             ? m_view.actorUnder(pixel)
                             : nullptr;
    if (actor && actor->client != NoClient)
        m_view.control().selectAndFollow(m_document->players().inFrame(actor->client));
}

} // namespace tickscope
