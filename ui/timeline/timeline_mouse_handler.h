// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "ui/markers/markers.h"
#include "ui/strip/strip_input.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_strip.h"

class QMouseEvent;

namespace tickscope {

/// The tick that stands for x, or what somebody who holds \a modifiers means
/// there.
using TickNear = std::function<Tick(double x, Qt::KeyboardModifiers modifiers)>;

/// A shorter drag is a click, in pixels.
inline constexpr double LeastDrag = 4;

/// Selects the range from a tick that stays to the pointer.
class RangeDrag : public StripDrag
{
public:
    /// \param fixed    the end that stays; not set: the tick at \a x.
    /// \param clicked  called when the mouse did not move; may be empty.
    RangeDrag(Playback &playback, TickNear tickNear, double x, std::optional<Tick> fixed,
              std::function<void(const StripPoint &)> clicked);

    void moveTo(const StripPoint &point, const TimeScale &scale) override;
    void drop(const StripPoint &point) override;
    void cancel() override { m_playback.setRange(m_before); }

private:
    Playback &m_playback;
    TickNear m_tickNear;
    double m_x;
    std::optional<Tick> m_fixed;
    std::function<void(const StripPoint &)> m_clicked;
    std::optional<TickRange> m_before;
};

/// Moves an own marker. A click goes there.
class MarkerDrag : public StripDrag
{
public:
    MarkerDrag(Playback &playback, Markers &markers, const Annotation &marker, TickNear tickNear,
               double x, const TimelineLayout &layout);

    void moveTo(const StripPoint &point, const TimeScale &scale) override;
    void drop(const StripPoint &point) override;
    void cancel() override {} // it was shown elsewhere only
    void paint(QPainter &painter, const TimeScale &scale) const override;

private:
    Playback &m_playback;
    Markers &m_markers;
    Annotation m_marker; ///< As it was when the drag began.
    TickNear m_tickNear;
    double m_x;
    const TimelineLayout &m_layout;
    Tick m_heldAt;
};

/// Sorts lanes by their titles.
class LaneDrag : public StripDrag
{
public:
    /// \param lane     number of the one that is held.
    /// \param dropped  gets the numbers of it and of the one over which it was
    /// dropped.
    LaneDrag(std::size_t lane, const TimelineLayout &layout,
             std::function<void(std::size_t lane, std::size_t place)> dropped);

    void moveTo(const StripPoint &point, const TimeScale &scale) override;
    void drop(const StripPoint &point) override;
    void cancel() override {}
    void paint(QPainter &painter, const TimeScale &scale) const override;

private:
    std::size_t m_lane;
    const TimelineLayout &m_layout;
    std::function<void(std::size_t lane, std::size_t place)> m_dropped;
    std::optional<std::size_t> m_place; ///< Lane over which it is held.
};

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
