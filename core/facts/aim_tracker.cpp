// SPDX-License-Identifier: MIT
#include "core/facts/aim_tracker.h"

#include <cmath>
#include <numbers>

namespace tickscope {

static double degreesBetween(float from, float to)
{
    const double turn = std::remainder(double{to} - double{from}, 2 * std::numbers::pi);
    return std::abs(turn) * 180 / std::numbers::pi;
}

void AimTracker::begin(float angle)
{
    m_waiting.reset();
    m_angle = angle;
}

void AimTracker::change(Tick tick, float angle)
{
    const double degrees = degreesBetween(*m_angle, angle);
    m_angle = angle;
    if (degrees == 0)
        return;
    ++m_moves;
    settle(tick);
    if (degrees >= JumpDegrees) {
        // One that did not rest before the next has no time.
        if (m_waiting)
            m_jumps.push_back(m_waiting->jump);
        m_waiting = Waiting{{tick, degrees, {}}, tick, angle};
    } else if (m_waiting && degreesBetween(m_waiting->rest, angle) > RestDegrees) {
        m_waiting->restsFrom = tick;
        m_waiting->rest = angle;
    }
}

/// Takes the jump if the aim rested long enough before \a end.
void AimTracker::settle(Tick end)
{
    if (!m_waiting || end - m_waiting->restsFrom < RestTicks)
        return;
    m_waiting->jump.settledAfter = m_waiting->restsFrom - m_waiting->jump.tick;
    m_jumps.push_back(m_waiting->jump);
    m_waiting.reset();
}

void AimTracker::end(Tick last)
{
    settle(last + 1);
    if (m_waiting)
        m_jumps.push_back(m_waiting->jump);
    m_waiting.reset();
    m_angle.reset();
}

} // namespace tickscope
