// SPDX-License-Identifier: MIT
#include <limits>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

namespace {

/// The prediction never uses the server's tuning.
constexpr TuningValues DefaultTuning;
constexpr float FixedPoint = 256.0F;
constexpr std::int32_t AirJumpUsed = 2;

/// One tick of one tee.
struct TickMove {
    CharacterCore &core;
    const Collision &collision;
    Vector pos{static_cast<float>(core.x), static_cast<float>(core.y)};
    Vector vel{static_cast<float>(core.velX) / FixedPoint,
               static_cast<float>(core.velY) / FixedPoint};
    Vector hookPos{static_cast<float>(core.hookX), static_cast<float>(core.hookY)};
    Vector hookDir{static_cast<float>(core.hookDx) / FixedPoint,
                   static_cast<float>(core.hookDy) / FixedPoint};

    void run()
    {
        const bool grounded = collision.isGrounded(pos);
        vel.y += DefaultTuning[Tune::Gravity];
        if (grounded)
            core.jumped &= ~AirJumpUsed;
        walk(vel, core.direction, grounded, DefaultTuning);
        updateHook();
        if (core.hookState == HookGrabbed)
            dragByHook();
        limitSpeed(vel);

        const float ramp = rampFactor(vel, DefaultTuning);
        vel.x *= ramp;
        moveBox(pos, vel, collision);
        vel.x *= 1.0F / ramp;
        writeBack();
    }

    void updateHook()
    {
        if (core.hookState == HookIdle) {
            core.hookedPlayer = -1;
            hookPos = pos;
        } else if (core.hookState >= HookRetractStart && core.hookState < HookRetractEnd) {
            ++core.hookState;
        } else if (core.hookState == HookRetractEnd) {
            core.hookState = HookRetracted;
        } else if (core.hookState == HookFlying) {
            flyHook();
        }
    }

    void flyHook()
    {
        Vector next = hookPos + hookDir * DefaultTuning[Tune::HookFireSpeed];
        if (length(pos - next) > DefaultTuning[Tune::HookLength]) {
            core.hookState = HookRetractStart;
            next = pos + normalized(next - pos) * DefaultTuning[Tune::HookLength];
        }
        const auto hit = collision.firstHit(hookPos, next);
        // At the length limit the head stays where it was, hit or not.
        if (core.hookState != HookFlying)
            return;
        if (hit) {
            next = hit->point;
            core.hookState = hit->tile == Collision::Tile::Unhookable ? HookRetractStart
                                                                      : HookGrabbed;
        }
        hookPos = next;
    }

    void dragByHook()
    {
        if (core.hookedPlayer != -1) {
            // The predicted world has no other players, so it lets go at once.
            core.hookedPlayer = -1;
            core.hookState = HookRetracted;
            hookPos = pos;
        } else {
            pullByHook(vel, pos, hookPos, core.direction, DefaultTuning);
        }
        if (core.hookTick < std::numeric_limits<std::int32_t>::max())
            ++core.hookTick;
    }

    void writeBack()
    {
        core.x = roundToInt(pos.x);
        core.y = roundToInt(pos.y);
        core.velX = roundToInt(vel.x * FixedPoint);
        core.velY = roundToInt(vel.y * FixedPoint);
        core.hookX = roundToInt(hookPos.x);
        core.hookY = roundToInt(hookPos.y);
        core.hookDx = roundToInt(hookDir.x * FixedPoint);
        core.hookDy = roundToInt(hookDir.y * FixedPoint);
    }
};

} // namespace

void advance(CharacterCore &core, const Collision &collision)
{
    TickMove{core, collision}.run();
}

} // namespace tickscope::teeworlds
