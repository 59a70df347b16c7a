// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/model/scene/scene.h"

namespace tickscope {

class WorldState;

/// What a player attacks with.
enum class AttackMeans : std::uint8_t { Hook, Hammer, Gun, Shotgun, Grenade, Laser, Ninja };
inline constexpr std::size_t AttackMeansCount = 7;

/// Where a player is in one state, and where the aim points.
struct Aimer {
    int client = NoClient;
    Vector2 position;
    double aim = 0; ///< Radians, 0 to the right, clockwise on the screen.
};

/// A shot, a blow, or a hook that was thrown.
struct Attack {
    std::int64_t number = 0; ///< Rises; of one tracker.
    Tick tick;               ///< Of the first state that shows it.
    int client = NoClient;
    AttackMeans means = AttackMeans::Hook;
    bool isGuess = false; ///< That it was made, and with what.
    /// Whether it touched another player; nothing as long as that is not known, and for good where
    /// its end is not seen.
    std::optional<bool> isHit = {};
};

/// Lengths of a game, in world units.
struct AimRules {
    Vector2 viewHalf; ///< From a player to the edges of the screen, by the game's own zoom.
    double bodyRadius = 0;
    std::array<double, AttackMeansCount> reach{}; ///< By AttackMeans.
};

/// Follows those who aim from state to state: what they do, and whom it touches by the rules of
/// the game. One thread.
class AttackTracker
{
public:
    virtual ~AttackTracker() = default;

    [[nodiscard]] virtual const AimRules &rules() const = 0;
    /// The world after \a tick, with actors where they are. Ticks rise.
    virtual void observe(Tick tick, const WorldState &state) = 0;
    /// What comes next does not follow on what was observed; what is under way has no end.
    virtual void breakOff() = 0;

    /// Those of the last state, by client.
    [[nodiscard]] virtual std::span<const Aimer> aimers() const = 0;
    /// What began in the last state.
    [[nodiscard]] virtual std::span<const Attack> begun() const = 0;
    /// What ended since the last call; each attack ends once.
    [[nodiscard]] virtual std::vector<Attack> takeEnded() = 0;
    /// Whether no wall lies between two places, as far as the map is known.
    [[nodiscard]] virtual bool isFree(Vector2 from, Vector2 to) const = 0;
};

} // namespace tickscope
