// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/markers/markers.h"
#include "ui/strip/strip_input.h"
#include "ui/timeline/timeline_painter.h"

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

} // namespace tickscope
