// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/facts/fact_material.h"

namespace tickscope {

/// Finds jumps of one aim, and when it rested behind each.
class AimTracker
{
public:
    static constexpr double JumpDegrees = 45;
    static constexpr double RestDegrees = 3;     ///< Within so much it rests ...
    static constexpr std::int64_t RestTicks = 5; ///< ... if it stays for so long.

    /// The aim from \a tick on, in radians, which is known from now on.
    void begin(float angle);
    /// It is another from \a tick on. Ticks rise.
    void change(Tick tick, float angle);
    /// It is known up to \a last only.
    void end(Tick last);

    [[nodiscard]] bool isWatching() const { return m_angle.has_value(); }
    [[nodiscard]] float angle() const { return *m_angle; }
    [[nodiscard]] std::int64_t takeMoves() { return std::exchange(m_moves, 0); }
    [[nodiscard]] std::vector<AimJump> takeJumps() { return std::exchange(m_jumps, {}); }

private:
    void settle(Tick end);

    struct Waiting {
        AimJump jump;
        Tick restsFrom;
        float rest = 0;
    };
    std::optional<float> m_angle;
    std::optional<Waiting> m_waiting;
    std::int64_t m_moves = 0;
    std::vector<AimJump> m_jumps;
};

} // namespace tickscope
