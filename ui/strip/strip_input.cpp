// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

#include "ui/document/active_document.h"
#include "ui/document/document.h"
#include "ui/strip/strip_input.h"

namespace tickscope {

constexpr double CellPixels = 32; // A tick is never wider when zoomed in.

constexpr double AnglePerNotch = 120;
constexpr double ZoomPerNotch = 1.25;

constexpr auto HoverDelay = std::chrono::milliseconds(80);

void showScale(Playback &playback, const TimeScale &scale)
{
    playback.setTimeInView({scale.begin, scale.span});
}

Time shortestSpan(const TimeScale &scale, const TimeBase &time)
{
    const double seconds = scale.width / CellPixels / time.ticksPerSecond();
    return Time{static_cast<Time::rep>(seconds * 1e9)};
}

ScrubDrag::ScrubDrag(Playback &playback, std::function<std::optional<Tick>(double x)> snap)
    : m_playback(playback)
    , m_snap(std::move(snap))
    , m_before(playback.time().head())
    , m_playsOn(playback.time().isPlaying())
{
    if (m_playsOn)
        m_playback.apply(TimeCommand::of(TimeAction::Pause));
}

ScrubDrag::~ScrubDrag()
{
    if (m_playsOn)
        m_playback.apply(TimeCommand::of(TimeAction::TogglePlay));
}

void ScrubDrag::moveTo(const StripPoint &point, const TimeScale &scale)
{
    TimeCommand command = TimeCommand::goToTime(scale.timeAt(point.x));
    if (!(point.modifiers & Qt::ShiftModifier))
        m_fineX.reset();
    if (point.modifiers & Qt::ShiftModifier) {
        // Counted from where Shift was pressed, so that the head does not jump
        // then.
        if (!m_fineX) {
            m_fineX = point.x;
            m_fineTick = m_playback.time().tick();
        }
        command = TimeCommand::goToTick(
            m_playback.time().time().ticks().clamp(m_fineTick + std::llround(point.x - *m_fineX)));
    } else if ((point.modifiers & Qt::ControlModifier) && m_snap) {
        if (const auto landmark = m_snap(point.x))
            command = TimeCommand::goToTick(*landmark);
    }
    m_playback.apply(command);
}

PanDrag::PanDrag(Playback &playback, double x, const TimeScale &scale)
    : m_playback(playback)
    , m_x(x)
    , m_before(scale)
{
}

void PanDrag::moveTo(const StripPoint &point, const TimeScale &)
{
    showScale(m_playback, m_before.panned(m_x - point.x, m_playback.time().time().length()));
}

void PanDrag::cancel()
{
    showScale(m_playback, m_before);
}

void zoomStrip(Playback &playback, const TimeScale &scale, double factor, double x)
{
    const TimeBase &base = playback.time().time();
    showScale(playback, scale.zoomed(factor, x, base.length(), shortestSpan(scale, base)));
}

static void zoomStrip(Playback &playback, const TimeScale &scale, const WheelTurn &turn, double x)
{
    zoomStrip(playback, scale, std::pow(ZoomPerNotch, turn.notches), x);
}

/// By a tenth of what is in view for each notch.
static void panStrip(Playback &playback, const TimeScale &scale, const WheelTurn &turn)
{
    showScale(playback,
              scale.panned(-turn.notches * scale.width / 10, playback.time().time().length()));
}

void turnWheel(Playback &playback, const TimeScale &scale, const QWheelEvent &event, double x)
{
    const WheelTurn turn = WheelTurn::of(event);
    if (!turn.isSideways && !(event.modifiers() & Qt::ShiftModifier))
        return zoomStrip(playback, scale, turn, x);
    // Fingers on a touchpad take the strip along, pixel by pixel; a wheel goes by tenths.
    const int pixels = event.pixelDelta().x();
    if (turn.isSideways && pixels != 0)
        showScale(playback, scale.panned(-pixels, playback.time().time().length()));
    else
        panStrip(playback, scale, turn);
}

bool pressStripKey(const QKeyEvent &event, Playback &playback, const TimeScale &scale)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::AltModifier)
        return false;
    // About what is in view, where the playhead is not.
    const double head = scale.xAt(playback.time().head());
    const double middle = head >= 0 && head <= scale.width ? head : scale.width / 2;
    switch (event.key()) {
    case Qt::Key_Left:
        panStrip(playback, scale, {1, true});
        return true;
    case Qt::Key_Right:
        panStrip(playback, scale, {-1, true});
        return true;
    case Qt::Key_Up:
        zoomStrip(playback, scale, {1, false}, middle);
        return true;
    case Qt::Key_Down:
        zoomStrip(playback, scale, {-1, false}, middle);
        return true;
    default:
        return false;
    }
}

WheelTurn WheelTurn::of(const QWheelEvent &event)
{
    const QPoint angle = event.angleDelta();
    const bool isSideways = std::abs(angle.x()) > std::abs(angle.y());
    return {(isSideways ? angle.x() : angle.y()) / AnglePerNotch, isSideways};
}

void fitStrip(Playback &playback, const TimeScale &scale)
{
    showScale(playback, TimeScale::whole(playback.time().time().length(), scale.width));
}

void StripMouse::press(const QMouseEvent &event, double x, const TimeScale &scale)
{
    if (event.button() == Qt::MiddleButton) {
        m_drag = std::make_unique<PanDrag>(m_document->playback(), x, scale);
    } else if (event.button() == Qt::LeftButton && x >= 0) {
        m_drag = std::make_unique<ScrubDrag>(m_document->playback());
        move(x, scale);
    }
}

HoverTracker::HoverTracker(QWidget &card, QObject *parent)
    : QObject(parent)
    , m_card(card)
    , m_timer(HoverDelay, this, [this] {
        if (m_place)
            emit cardWanted(*m_place);
    })
{
    card.parentWidget()->installEventFilter(this);
}

bool HoverTracker::eventFilter(QObject *watched, QEvent *event)
{
    // A dialog that comes by a key is not to be covered by it.
    if (event->type() == QEvent::WindowDeactivate)
        moveTo({});
    return QObject::eventFilter(watched, event);
}

void HoverTracker::moveTo(std::optional<QPointF> place)
{
    m_place = place;
    if (!m_place) {
        m_timer.stop();
        m_card.hide();
        emit left();
    } else if (m_card.isVisible()) {
        // It follows at once: waiting again would make it flicker.
        emit cardWanted(*m_place);
    } else {
        m_timer.start();
    }
}

} // namespace tickscope
