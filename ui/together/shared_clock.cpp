// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/shared_clock.h"

#include <algorithm>

#include "core/playback/time_controller.h"

namespace tickscope::together {

/// Half a minute of playing: clocks part by a millisecond in that time.
constexpr std::size_t MostSamples = 32;

void ClockOffset::add(qint64 sent, qint64 received, qint64 delay)
{
    m_samples.push_back(received - sent - delay);
    if (m_samples.size() > MostSamples)
        m_samples.pop_front();
}

std::optional<qint64> ClockOffset::ownTime(qint64 time) const
{
    if (m_samples.empty())
        return {};
    return time + *std::ranges::min_element(m_samples);
}

Time headOf(const SharedState &state, Time elapsed, const TimeBase &time)
{
    TimeController controller(time);
    if (const auto &loop = state.view.loop)
        controller.apply(TimeCommand::loopOver(*loop), {});
    controller.apply(TimeCommand::setSpeed(state.speed), {});
    controller.apply(TimeCommand::goToTime(state.head), {});
    if (!state.isPlaying)
        return controller.head();
    controller.apply(
        TimeCommand::of(state.speed < 0 ? TimeAction::PlayBackward : TimeAction::PlayForward), {});
    controller.advance(std::max(elapsed, Time{0}));
    return controller.head();
}

} // namespace tickscope::together
