// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/tick.h"

namespace tickscope {

/// Maps ticks of one recording to the time since its first tick and back.
/// Either all ticks last alike, or a table holds the start of each.
class TimeBase
{
public:
    /// \param period  of one tick; more than zero.
    static TimeBase uniform(TickRange ticks, Time period);
    /// \param times  one for each tick from \a first on, not falling; not empty.
    static TimeBase table(Tick first, std::vector<Time> times);

    [[nodiscard]] TickRange ticks() const { return m_ticks; }
    /// Time of the last tick.
    [[nodiscard]] Time length() const { return timeAt(m_ticks.last); }
    /// Mean ticks in a second.
    [[nodiscard]] double ticksPerSecond() const;

    /// Time at which \a tick begins; ticks outside the recording are clamped.
    [[nodiscard]] Time timeAt(Tick tick) const;
    /// Last tick that begins at or before \a time, inside the recording.
    [[nodiscard]] Tick tickAt(Time time) const;
    /// Tick with the share of the way to the next one, e.g. 100.25.
    [[nodiscard]] double positionAt(Time time) const;

private:
    TickRange m_ticks{{0}, {0}};
    Time m_period{1};
    std::vector<Time> m_table; ///< Empty for a uniform base.
};

} // namespace tickscope
