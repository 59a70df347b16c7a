// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/messages/tuning_values.h"

/// The rules by which tees move, for a prediction and for a whole simulation. All in single
/// precision without fused operations: whether a sum lands on an exact half decides about a
/// whole unit. Source: teeworlds-prediction.md, sections 6 to 8.
namespace tickscope::teeworlds {

/// Values of a hook's state; other numbers do nothing.
enum HookState : std::int32_t {
    HookRetracted = -1,
    HookIdle = 0,
    HookRetractStart = 1,
    HookRetractEnd = 3,
    HookFlying = 4,
    HookGrabbed = 5,
};

/// No tee gets faster, in units per tick.
inline constexpr float MaxSpeed = 6000.0F;

/// \a current with \a change, which never brings it over \a limit in its own direction.
[[nodiscard]] float saturatedSum(float limit, float current, float change);

/// Speed after walking into \a direction or slowing down.
void walk(Vector &velocity, std::int32_t direction, bool isGrounded, const TuningValues &tuning);

/// Pull of a hook in the ground at \a hook.
void pullByHook(Vector &velocity, Vector position, Vector hook, std::int32_t direction,
                const TuningValues &tuning);

void limitSpeed(Vector &velocity);

/// Factor on the horizontal speed of fast tees, 1 for slow ones.
[[nodiscard]] float rampFactor(Vector velocity, const TuningValues &tuning);

/// Moves the box of a tee as far as the map lets it; what runs into a wall stops, or bounces
/// with \a elasticity. The work is bounded for any speed.
void moveBox(Vector &position, Vector &velocity, const Collision &collision,
             Vector elasticity = {});

/// A speed or direction as the network keeps it, in 1/256.
[[nodiscard]] inline float rounded256(float value)
{
    return static_cast<float>(roundToInt(value * 256.0F)) / 256.0F;
}

/// Movement state of a tee as snapshots carry it: the leading integers of the item
/// Character without Tick, in the item's order.
struct CharacterCore {
    std::int32_t x = 0; ///< World units, as y.
    std::int32_t y = 0;
    std::int32_t velX = 0; ///< 1/256 units per tick, as velY.
    std::int32_t velY = 0;
    std::int32_t angle = 0;
    std::int32_t direction = 0;
    std::int32_t jumped = 0;
    std::int32_t hookedPlayer = -1;
    std::int32_t hookState = 0; ///< See HookState.
    std::int32_t hookTick = 0;
    std::int32_t hookX = 0; ///< World units, as hookY.
    std::int32_t hookY = 0;
    std::int32_t hookDx = 0; ///< 1/256, as hookDy.
    std::int32_t hookDy = 0;

    friend bool operator==(const CharacterCore &, const CharacterCore &) = default;
};

/// Moves \a core on by one tick without input and other players, exactly as a server
/// predicts it. Any values are safe and the work is bounded.
/// Source: teeworlds-prediction.md, sections 3 to 8.
void advance(CharacterCore &core, const Collision &collision);

} // namespace tickscope::teeworlds
