// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_drag.h"

#include <cmath>

namespace tickscope {

namespace {

constexpr double CellPixels = 32; // A tick is never wider when zoomed in.

} // namespace

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
        m_playback.apply({TimeAction::Pause, 0, Time{0}, {}});
}

ScrubDrag::~ScrubDrag()
{
    if (m_playsOn)
        m_playback.apply({TimeAction::TogglePlay, 0, Time{0}, {}});
}

void ScrubDrag::moveTo(const StripPoint &point, const TimeScale &scale)
{
    TimeCommand command{TimeAction::GoToTime, 0, scale.timeAt(point.x), {}};
    if (!(point.modifiers & Qt::ShiftModifier))
        m_fineX.reset();
    if (point.modifiers & Qt::ShiftModifier) {
        // Counted from where Shift was pressed, so that the head does not jump
        // then.
        if (!m_fineX) {
            m_fineX = point.x;
            m_fineTick = m_playback.time().tick();
        }
        command.action = TimeAction::GoToTick;
        command.tick = m_playback.time().time().ticks().clamp(m_fineTick
                                                              + std::llround(point.x - *m_fineX));
    } else if ((point.modifiers & Qt::ControlModifier) && m_snap) {
        if (const auto landmark = m_snap(point.x)) {
            command.action = TimeAction::GoToTick;
            command.tick = *landmark;
        }
    }
    m_playback.apply(command);
}

void ScrubDrag::cancel()
{
    m_playback.apply({TimeAction::GoToTime, 0, m_before, {}});
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

} // namespace tickscope
