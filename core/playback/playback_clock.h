// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/base/tick.h"

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

} // namespace tickscope
