// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "app/sample/arena.h"
#include "app/sample/navigation.h"
#include "app/sample/random.h"

namespace tickscope::sample {

enum class Habit {
    Race,  ///< From start to finish, again and again.
    Fight, ///< From place to place through the arena, shooting at whom it sees.
};

/// Decides the keys of one player, as a person of middling skill would press them.
class Bot
{
public:
    Bot(std::size_t self, Habit habit, std::uint64_t seed);

    [[nodiscard]] Input decide(const Arena &arena);
    /// Whether it has given up and wants to die.
    [[nodiscard]] bool givesUp() const { return m_stuckTicks > 350; }

private:
    void chooseGoal(const Arena &arena);
    void noticeStanding(const Tee &tee);
    void steer(const Arena &arena, const Tee &tee, Vector place, Input &input);
    void useHook(const Arena &arena, const Tee &tee, Vector place, Input &input);
    [[nodiscard]] std::optional<Vector> hookAim(const Arena &arena, const Tee &tee, Vector place);
    void fight(const Arena &arena, const Tee &tee, Input &input);
    [[nodiscard]] std::optional<std::size_t> nearestEnemy(const Arena &arena, const Tee &tee) const;
    void moveAim(Vector velocity);

    std::size_t m_self;
    Habit m_habit;
    Random m_random;
    std::optional<DistanceField> m_way;
    Vector m_goal;
    std::size_t m_goalNumber = 0;
    std::int64_t m_goalSince = 0;
    std::int64_t m_tick = 0;
    Vector m_aim{100, 0};
    Vector m_wantedAim{100, 0};
    std::int64_t m_nextLook = 0;
    std::int64_t m_nextThought = 0; ///< About enemies.
    std::int64_t m_fireUntil = 0;
    std::optional<std::size_t> m_enemy;
    Weapon m_weapon = Gun;
    bool m_hooks = false;
    std::int64_t m_hookSince = 0;
    std::int64_t m_nextHook = 0;
    bool m_jumped = false;
    Vector m_lastPlace;
    int m_stuckTicks = 0;
    std::int64_t m_confusedUntil = 0; ///< Tries something else up to then.
    std::int32_t m_confusedDirection = 0;
};

} // namespace tickscope::sample
