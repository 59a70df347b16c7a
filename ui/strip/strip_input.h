// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QPointF>
#include <Qt>

#include "ui/document/playback.h"
#include "ui/jobs/single_shot_timer.h"
#include "ui/strip/time_scale.h"

class QKeyEvent;
class QMouseEvent;
class QPainter;
class QWheelEvent;
class QWidget;

namespace tickscope {

class ActiveDocument;

/// Where the pointer is over a strip of time.
struct StripPoint {
    double x = 0; ///< Pixels from the left edge of the plot.
    double y = 0; ///< Pixels of the widget.
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// Something that is dragged over a strip of time, from press to release.
/// What it changes, it changes at once.
class StripDrag
{
public:
    virtual ~StripDrag() = default;
    StripDrag &operator=(StripDrag &&) = delete; // no copies

    /// \param scale  of the strip at present.
    virtual void moveTo(const StripPoint &point, const TimeScale &scale) = 0;
    /// The button is released.
    virtual void drop(const StripPoint &) {}
    /// Back to what was before.
    virtual void cancel() = 0;
    /// Whether it takes the head along.
    [[nodiscard]] virtual bool movesHead() const { return false; }
    /// Shows what is held, over the strip.
    virtual void paint(QPainter &, const TimeScale &) const {}
};

/// Takes the head along. Playing stands still as long.
class ScrubDrag : public StripDrag
{
public:
    /// With Shift a pixel is a tick, with Ctrl the head goes to what \a snap
    /// finds near x. \param snap  may be empty.
    explicit ScrubDrag(Playback &playback, std::function<std::optional<Tick>(double x)> snap = {});
    ~ScrubDrag() override;

    void moveTo(const StripPoint &point, const TimeScale &scale) override;
    void cancel() override { m_playback.apply(TimeCommand::goToTime(m_before)); }
    [[nodiscard]] bool movesHead() const override { return true; }

private:
    Playback &m_playback;
    std::function<std::optional<Tick>(double x)> m_snap;
    Time m_before;
    bool m_playsOn;
    Tick m_fineTick; ///< Head when Shift was pressed.
    std::optional<double> m_fineX;
};

/// Moves the stretch in view.
class PanDrag : public StripDrag
{
public:
    PanDrag(Playback &playback, double x, const TimeScale &scale);

    void moveTo(const StripPoint &point, const TimeScale &scale) override;
    void cancel() override;

private:
    Playback &m_playback;
    double m_x;
    TimeScale m_before;
};

/// Shows the stretch of \a scale.
void showScale(Playback &playback, const TimeScale &scale);
/// Of the nearest look at a strip: a tick is never wider than that.
[[nodiscard]] Time shortestSpan(const TimeScale &scale, const TimeBase &time);

/// What Alt and the arrow keys do to a strip, as they move the picture of the world: Left and
/// Right pan, Up and Down zoom about the playhead. Returns whether \a event was for it.
[[nodiscard]] bool pressStripKey(const QKeyEvent &event, Playback &playback,
                                 const TimeScale &scale);

/// How far a wheel was turned, in notches: up and to the left are more than 0.
struct WheelTurn {
    double notches = 0;
    bool isSideways = false;

    [[nodiscard]] static WheelTurn of(const QWheelEvent &event);
};

/// Shows \a factor times closer what stands at \a x of \a scale.
void zoomStrip(Playback &playback, const TimeScale &scale, double factor, double x);
/// What a wheel does at \a x: it zooms; sideways, or with Shift, it pans.
void turnWheel(Playback &playback, const TimeScale &scale, const QWheelEvent &event, double x);
/// Shows the whole recording.
void fitStrip(Playback &playback, const TimeScale &scale);

/// What the mouse does with a strip where there is nothing but time: seeking, scrubbing, panning,
/// zooming. Each call has the scale of the present, and x in pixels from the left edge of the plot.
class StripMouse
{
public:
    explicit StripMouse(ActiveDocument &document)
        : m_document(document)
    {
    }

    /// Whether something is dragged.
    [[nodiscard]] bool holds() const { return m_drag != nullptr; }
    void press(const QMouseEvent &event, double x, const TimeScale &scale);
    void move(double x, const TimeScale &scale) { m_drag->moveTo({x}, scale); }
    void release() { m_drag.reset(); }

private:
    ActiveDocument &m_document;
    std::unique_ptr<StripDrag> m_drag; ///< Null while nothing is dragged.
};

/// Where the pointer is over a strip of time, and when the card about that
/// place comes: after a short rest, and then as the pointer moves.
class HoverTracker : public QObject
{
    Q_OBJECT

public:
    /// \param card  of the strip that is its parent; shown by who gets cardWanted(), hidden here.
    HoverTracker(QWidget &card, QObject *parent);

    [[nodiscard]] const std::optional<QPointF> &place() const { return m_place; }
    /// \param place  not set: it is over nothing that has a card.
    void moveTo(std::optional<QPointF> place);

signals:
    void cardWanted(QPointF place);
    /// The card is gone.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_card;
    SingleShotTimer m_timer;
    std::optional<QPointF> m_place;
};

} // namespace tickscope
