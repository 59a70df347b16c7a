// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "core/playback/playback_clock.h"
#include "core/playback/time_command.h"

namespace tickscope {

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
    [[nodiscard]] std::size_t firstFrom(Tick tick) const;

    std::size_t m_count = 0;
    std::function<Tick(std::size_t)> m_at;
};

/// Ticks that one can go to, each list ascending.
struct Landmarks {
    SortedTicks events; ///< Of the present filter.
    SortedTicks hooks;
    SortedTicks hits;
    SortedTicks markers;
    SortedTicks seekPoints;
};

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
    void goToTick(Tick tick);
    void goToNeighbour(const SortedTicks &ticks, int direction);
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
