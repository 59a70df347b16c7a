// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/movement/tee_movement.h"
#include "core/formats/teeworlds_common/protocol.h"

#include <algorithm>
#include <cmath>

namespace tickscope::teeworlds {

namespace {

constexpr float HookSlackLength = 46.0F;

/// Where a step from \a position to \a next really ends; stops the speed that ran into a wall.
Vector freeStep(Vector position, Vector next, Vector &velocity, const Collision &collision,
                Vector elasticity)
{
    if (!collision.boxIsSolid(next))
        return next;
    const Vector wanted = next;
    bool hit = false;
    if (collision.boxIsSolid({position.x, wanted.y})) {
        next.y = position.y;
        velocity.y *= -elasticity.y;
        hit = true;
    }
    // With the height of before only if that was a wall, too.
    if (collision.boxIsSolid({wanted.x, position.y})) {
        next.x = position.x;
        velocity.x *= -elasticity.x;
        hit = true;
    }
    if (hit)
        return next;
    velocity.x *= -elasticity.x;
    velocity.y *= -elasticity.y;
    return position;
}

/// Makes \a steps steps from \a position, unless a wall may be in the way. Steps go one way, so
/// that all of them end between the first place and the last one.
bool makeFreeSteps(Vector &position, Vector step, std::int32_t steps, const Collision &collision)
{
    // A faster tee comes through too many tiles.
    constexpr std::int32_t MostSteps = 64;
    if (steps > MostSteps)
        return false;
    Vector end = position;
    for (std::int32_t i = 0; i < steps; ++i)
        end = end + step;
    if (!collision.boxesAreFree({std::min(position.x, end.x), std::min(position.y, end.y)},
                                {std::max(position.x, end.x), std::max(position.y, end.y)}))
        return false;
    position = end;
    return true;
}

} // namespace

float saturatedSum(float limit, float current, float change)
{
    if (change < 0)
        return current < -limit ? current : std::max(current + change, -limit);
    return current > limit ? current : std::min(current + change, limit);
}

void walk(Vector &velocity, std::int32_t direction, bool isGrounded, const TuningValues &tuning)
{
    const float speed = tuning[isGrounded ? Tune::GroundSpeed : Tune::AirSpeed];
    const float accel = tuning[isGrounded ? Tune::GroundAccel : Tune::AirAccel];
    if (direction < 0)
        velocity.x = saturatedSum(speed, velocity.x, -accel);
    else if (direction > 0)
        velocity.x = saturatedSum(speed, velocity.x, accel);
    else
        velocity.x *= tuning[isGrounded ? Tune::GroundFriction : Tune::AirFriction];
}

void pullByHook(Vector &velocity, Vector position, Vector hook, std::int32_t direction,
                const TuningValues &tuning)
{
    if (!(length(hook - position) > HookSlackLength))
        return;
    Vector pull = normalized(hook - position) * tuning[Tune::HookDragAccel];
    if (pull.y > 0)
        pull.y *= 0.3F;
    const bool steersAlong = (pull.x < 0 && direction < 0) || (pull.x > 0 && direction > 0);
    pull.x *= steersAlong ? 0.95F : 0.75F;
    const Vector pulled = velocity + pull;
    const float speed = length(pulled);
    if (speed < tuning[Tune::HookDragSpeed] || speed < length(velocity))
        velocity = pulled;
}

void limitSpeed(Vector &velocity)
{
    if (length(velocity) > MaxSpeed)
        velocity = normalized(velocity) * MaxSpeed;
}

float rampFactor(Vector velocity, const TuningValues &tuning)
{
    const float speed = length(velocity) * TicksPerSecond;
    if (speed < tuning[Tune::RampStart])
        return 1.0F;
    return 1.0F
           / std::pow(tuning[Tune::RampCurvature],
                      (speed - tuning[Tune::RampStart]) / tuning[Tune::RampRange]);
}

void moveBox(Vector &position, Vector &velocity, const Collision &collision, Vector elasticity)
{
    const float distance = length(velocity);
    if (!(distance > 0.00001F))
        return;
    const auto last = static_cast<std::int32_t>(std::min(distance, MaxSpeed + 1.0F));
    const float share = 1.0F / static_cast<float>(last + 1);
    bool mayBeFree = true;
    for (std::int32_t i = 0; i <= last; ++i) {
        // Looking at each step is what costs, and most tees fly, or walk on a floor that stopped
        // them in their first step.
        const Vector before = velocity;
        if (mayBeFree && makeFreeSteps(position, velocity * share, last + 1 - i, collision))
            return;
        const Vector next = freeStep(position, position + velocity * share, velocity, collision,
                                     elasticity);
        // All further steps would be like this one: bounds hostile speeds.
        if (next == position && elasticity == Vector{})
            return;
        position = next;
        mayBeFree = velocity != before;
    }
}

} // namespace tickscope::teeworlds
