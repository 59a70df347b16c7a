// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/tick.h"
#include "core/playback/time_command.h"

namespace tickscope {

/// A stretch that is played over and over: the A-B loop.
struct LoopRange {
    Time begin{0};
    Time end{0};

    friend bool operator==(const LoopRange &, const LoopRange &) = default;
};

/// Moves the head through a recording. Owns no timer and reads no clock: the
/// caller says how much time has passed, so tests need no waiting.
class PlaybackClock
{
public:
    /// \param length  of the recording; zero or more.
    explicit PlaybackClock(Time length)
        : m_length(std::max(length, Time{0}))
    {
    }

    void setLength(Time length);
    /// Factor on real time; negative plays backwards, zero stands still.
    void setSpeed(double factor) { m_speed = factor; }
    [[nodiscard]] double speed() const { return m_speed; }
    void jumpTo(Time time) { m_head = std::clamp(time, Time{0}, m_length); }

    /// Plays inside \a loop while the head is inside it; nothing ends looping.
    void setLoop(std::optional<LoopRange> loop) { m_loop = loop; }
    [[nodiscard]] const std::optional<LoopRange> &loop() const { return m_loop; }

    /// Moves on by \a elapsed real time and returns the time to show.
    /// Stops at the end it runs into; see atEnd().
    Time advance(Time elapsed);

    [[nodiscard]] Time head() const { return m_head; }
    [[nodiscard]] Time length() const { return m_length; }
    [[nodiscard]] bool atEnd() const;

private:
    Time m_length;
    Time m_head{0};
    double m_speed = 1.0;
    std::optional<LoopRange> m_loop;
};

/// Ascending ticks, wherever they lie: those of a million events need no list of their own.
class SortedTicks
{
public:
    SortedTicks() = default;
    SortedTicks(std::vector<Tick> ticks)
        : m_count(ticks.size())
        , m_at([ticks = std::move(ticks)](std::size_t place) { return ticks[place]; })
    {
    }
    SortedTicks(std::initializer_list<Tick> ticks)
        : SortedTicks(std::vector<Tick>(ticks))
    {
    }
    /// \param at  gives each of \a count ticks.
    SortedTicks(std::size_t count, std::function<Tick(std::size_t)> at)
        : m_count(count)
        , m_at(std::move(at))
    {
    }

    [[nodiscard]] std::optional<Tick> after(Tick tick) const;
    [[nodiscard]] std::optional<Tick> before(Tick tick) const;

private:
    std::size_t m_count = 0;
    std::function<Tick(std::size_t)> m_at;
};

/// Ticks that one can go to, by their landmark.
using Landmarks = std::map<std::string_view, SortedTicks>;

/// Carries out time commands on a clock. One thread; no timer.
class TimeController
{
public:
    explicit TimeController(TimeBase time);

    /// Another or longer time base; the head keeps its tick where it can.
    void setTimeBase(TimeBase time);
    /// Whether more is coming: playing then waits at the end instead of pausing there.
    void setGrows(bool grows);
    void apply(const TimeCommand &command, const Landmarks &landmarks);
    /// Moves on by \a elapsed if playing; pauses at the end it runs into.
    void advance(Time elapsed);

    [[nodiscard]] const TimeBase &time() const { return m_time; }
    [[nodiscard]] Time head() const { return m_clock.head(); }
    [[nodiscard]] Tick tick() const { return m_time.tickAt(m_clock.head()); }
    /// Tick with the share of the way to the next.
    [[nodiscard]] double position() const { return m_time.positionAt(m_clock.head()); }
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    /// Plays along with a recording that grows, or waits for more at its end.
    [[nodiscard]] bool isLive() const { return m_isLive; }
    /// Factor on real time, negative backwards; also while paused.
    [[nodiscard]] double speed() const { return m_clock.speed(); }
    [[nodiscard]] const std::optional<LoopRange> &loop() const { return m_clock.loop(); }

    /// The factors that Faster and Slower go through: 1/16 to 64.
    [[nodiscard]] static const std::vector<double> &speeds();

    /// How far behind the end GoToLive goes, so that playing seldom has to wait for more.
    static constexpr Time LiveMargin = std::chrono::seconds(2);

private:
    void play(double direction);
    void changeSpeed(int steps);
    void goToTick(Tick tick) { m_clock.jumpTo(m_time.timeAt(tick)); }
    void goToNeighbour(const SortedTicks &ticks, SeekDirection direction);
    void setLoopEdge(TimeAction edge);
    void loopOver(TickRange ticks);
    void goToLive();

    TimeBase m_time;
    PlaybackClock m_clock;
    bool m_isPlaying = false;
    bool m_grows = false;
    bool m_isLive = false;
};

} // namespace tickscope
