// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "ui/strip/strip_input.h"
#include "ui/timeline/timeline_strip.h"

class QMouseEvent;

namespace tickscope {

/// What the mouse does with the timeline. Press seeks, drag scrubs (Shift: a pixel is a tick, Ctrl:
/// snaps to events and markers); a drag at the sign of an own marker moves it; right or Alt drag
/// selects the range that is the A-B loop; middle drag and two fingers pan, wheel and pinch zoom
/// about the pointer. The titles of the lanes are dragged to sort them.
class TimelineMouseHandler : public QObject
{
    Q_OBJECT

public:
    /// \a strip must live longer.
    TimelineMouseHandler(ActiveDocument &document, const TimelineStrip &strip, QObject *parent);

    /// Whether something is dragged.
    [[nodiscard]] bool holds() const { return m_drag != nullptr; }
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event) { m_drag->moveTo(pointOf(event), m_strip.scale()); }
    /// Lets go. Returns whether it took the head along.
    bool release(const QMouseEvent &event);
    /// Lets go, and all is as it was before.
    void cancel();
    /// Lets go of what is no more.
    void forget() { m_drag.reset(); }
    /// Two fingers at \a place: \a factor times closer.
    void pinch(double factor, QPointF place);
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF place) const;
    /// Shows what is held, over the plot.
    void paint(QPainter &painter) const;

signals:
    /// A click that asks what can be done there.
    void placeMenuWanted(const tickscope::StripPoint &point);
    /// \param laneId  the one under the pointer; empty for none.
    void laneMenuWanted(QPoint globalPlace, const QString &laneId);
    /// The lane \a id was dropped at the place of \a other.
    void laneMoved(const QString &id, const QString &other);

private:
    [[nodiscard]] StripPoint pointOf(const QMouseEvent &event) const;
    /// What a press takes hold of; null: nothing.
    [[nodiscard]] std::unique_ptr<StripDrag> dragFor(const QMouseEvent &event);
    void pressTitle(const QMouseEvent &event);

    ActiveDocument &m_document;
    const TimelineStrip &m_strip;
    std::unique_ptr<StripDrag> m_drag; ///< Null while nothing is dragged.
};

} // namespace tickscope
