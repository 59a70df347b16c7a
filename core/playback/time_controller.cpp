// SPDX-License-Identifier: MIT
#include "core/playback/time_controller.h"

#include <algorithm>
#include <cmath>

namespace tickscope {

std::optional<Tick> SortedTicks::after(Tick tick) const
{
    const std::size_t place = firstFrom(tick + 1, 0, m_count, m_at);
    return place < m_count ? std::optional(m_at(place)) : std::nullopt;
}

std::optional<Tick> SortedTicks::before(Tick tick) const
{
    const std::size_t place = firstFrom(tick, 0, m_count, m_at);
    return place > 0 ? std::optional(m_at(place - 1)) : std::nullopt;
}

TimeController::TimeController(TimeBase time)
    : m_time(std::move(time))
    , m_clock(m_time.length())
{
}

const std::vector<double> &TimeController::speeds()
{
    static const std::vector<double> list{1.0 / 16, 1.0 / 8, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64};
    return list;
}

void TimeController::setTimeBase(TimeBase time)
{
    const Tick present = tick();
    m_time = std::move(time);
    m_clock.setLength(m_time.length());
    // Between two ticks it stays where it is: a recording grows while it is played.
    if (tick() != present)
        goToTick(present);
}

void TimeController::setGrows(bool grows)
{
    m_grows = grows;
    m_isLive = m_isLive && grows;
}

void TimeController::advance(Time elapsed)
{
    if (!m_isPlaying)
        return;
    m_clock.advance(elapsed);
    if (!m_clock.atEnd() || m_clock.loop())
        return;
    m_isLive = m_grows && m_clock.speed() > 0;
    m_isPlaying = m_isLive;
}

void TimeController::goToLive()
{
    m_clock.setLoop({});
    m_clock.setSpeed(1.0);
    m_clock.jumpTo(m_clock.length() - LiveMargin);
    m_isPlaying = true;
    m_isLive = true;
}

void TimeController::play(double direction)
{
    const bool isAlready = m_isPlaying && std::signbit(m_clock.speed()) == std::signbit(direction);
    if (isAlready) {
        changeSpeed(+1);
        return;
    }
    m_clock.setSpeed(std::copysign(m_clock.speed(), direction));
    m_isPlaying = true;
}

void TimeController::changeSpeed(int steps)
{
    const double size = std::abs(m_clock.speed());
    const auto &list = speeds();
    const auto at = std::ranges::lower_bound(list, size) - list.begin();
    const auto last = std::ssize(list) - 1;
    // Between two speeds of the list the next faster one is a single step away.
    const bool isBetween = at > last || list[static_cast<std::size_t>(at)] != size;
    const auto wanted = std::clamp<std::ptrdiff_t>(at + steps - (isBetween && steps > 0), 0, last);
    m_clock.setSpeed(std::copysign(list[static_cast<std::size_t>(wanted)], m_clock.speed()));
}

void TimeController::goToNeighbour(const SortedTicks &ticks, SeekDirection direction)
{
    if (const auto tick = direction == SeekDirection::Forward ? ticks.after(this->tick())
                                                              : ticks.before(this->tick()))
        goToTick(*tick);
}

void TimeController::setLoopEdge(TimeAction edge)
{
    LoopRange loop = m_clock.loop().value_or(LoopRange{Time{0}, m_clock.length()});
    (edge == TimeAction::LoopBegin ? loop.begin : loop.end) = m_clock.head();
    // The other edge gives way: a loop always holds the edge that was set last.
    if (loop.begin >= loop.end) {
        if (edge == TimeAction::LoopBegin)
            loop.end = m_clock.length();
        else
            loop.begin = Time{0};
    }
    m_clock.setLoop(loop);
}

void TimeController::loopOver(TickRange ticks)
{
    const auto edgeAt = [this](Tick tick) {
        return std::clamp(m_time.timeAt(tick), Time{0}, m_clock.length());
    };
    m_clock.setLoop(LoopRange{edgeAt(ticks.first), edgeAt(ticks.last)});
}

void TimeController::apply(const TimeCommand &command, const Landmarks &landmarks)
{
    m_isLive = false;
    switch (command.action) {
    case TimeAction::TogglePlay:
        if (!m_isPlaying && m_clock.atEnd() && !m_grows)
            m_clock.jumpTo(m_clock.speed() < 0 ? m_clock.length() : Time{0});
        m_isPlaying = !m_isPlaying;
        return;
    case TimeAction::PlayForward:
        return play(1.0);
    case TimeAction::PlayBackward:
        return play(-1.0);
    case TimeAction::Pause:
        m_isPlaying = false;
        return;
    case TimeAction::SetSpeed: {
        const double size = std::clamp(std::abs(command.number), speeds().front(), speeds().back());
        m_clock.setSpeed(std::copysign(size, command.number));
        return;
    }
    case TimeAction::Faster:
        return changeSpeed(+1);
    case TimeAction::Slower:
        return changeSpeed(-1);
    case TimeAction::StepTicks:
        m_isPlaying = false;
        return goToTick(tick() + std::llround(command.number));
    case TimeAction::JumpBy:
        return m_clock.jumpTo(m_clock.head() + command.time);
    case TimeAction::GoToTime:
        return m_clock.jumpTo(command.time);
    case TimeAction::GoToTick:
        return goToTick(command.tick);
    case TimeAction::GoToShare: {
        const double share = std::clamp(command.number, 0.0, 1.0);
        return m_clock.jumpTo(
            Time{std::llround(share * static_cast<double>(m_clock.length().count()))});
    }
    case TimeAction::GoToLandmark:
        if (const auto found = landmarks.find(command.landmark); found != landmarks.end())
            goToNeighbour(found->second, command.direction);
        return;
    case TimeAction::LoopBegin:
    case TimeAction::LoopEnd:
        return setLoopEdge(command.action);
    case TimeAction::LoopTicks:
        return loopOver({command.tick, command.last});
    case TimeAction::ClearLoop:
        m_clock.setLoop({});
        return;
    case TimeAction::GoToLive:
        return goToLive();
    }
}

void PlaybackClock::setLength(Time length)
{
    m_length = std::max(length, Time{0});
    m_head = std::min(m_head, m_length);
}

Time PlaybackClock::advance(Time elapsed)
{
    const bool loops = m_loop && m_loop->end > m_loop->begin && m_head >= m_loop->begin
                       && m_head <= m_loop->end;
    const Time low = loops ? m_loop->begin : Time{0};
    const Time high = loops ? std::min(m_loop->end, m_length) : m_length;
    const double moved = m_speed * static_cast<double>(elapsed.count());
    // Compare before converting: a double beyond the range of Time is undefined.
    if (moved >= static_cast<double>((high - m_head).count()) && moved > 0)
        m_head = loops ? low : high;
    else if (-moved >= static_cast<double>((m_head - low).count()) && moved < 0)
        m_head = loops ? high : low;
    else
        m_head += Time{static_cast<Time::rep>(moved)};
    return m_head;
}

bool PlaybackClock::atEnd() const
{
    return m_speed < 0 ? m_head == Time{0} : m_head == m_length;
}

} // namespace tickscope
