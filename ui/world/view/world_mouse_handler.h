// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointF>

#include "ui/document/active_document.h"

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace tickscope {

class WorldView;

/// What mouse, wheel and arrow keys do to a world view: move the picture, choose who is in it, go
/// along a trail, look elsewhere on the mini-map.
class WorldMouseHandler
{
public:
    WorldMouseHandler(WorldView &view, ActiveDocument &document);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void turnWheel(const QWheelEvent &event);
    /// Whether \a event was for it.
    [[nodiscard]] bool pressKey(const QKeyEvent &event);
    /// Selects and follows the player under the pointer, if there is one.
    void followUnderPointer();

    /// Place of a trail under the pointer, in the world.
    [[nodiscard]] const std::optional<QPointF> &trailMark() const { return m_trailMark; }

private:
    void hover(QPointF pixel);
    void lookAtMiniMap(QPointF pixel);
    [[nodiscard]] bool goAlongTrail(QPointF pixel);

    WorldView &m_view;
    ActiveDocument &m_document;
    std::optional<QPointF> m_dragFrom;
    bool m_isDragging = false;
    bool m_isOnMiniMap = false; ///< A drag that began there.
    std::optional<QPointF> m_trailMark;
};

} // namespace tickscope
