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
class TickMove
{
public:
    TickMove(CharacterCore &core, const Collision &collision)
        : m_core(core)
        , m_collision(collision)
        , m_pos{static_cast<float>(core.x), static_cast<float>(core.y)}
        , m_vel{static_cast<float>(core.velX) / FixedPoint,
                static_cast<float>(core.velY) / FixedPoint}
        , m_hookPos{static_cast<float>(core.hookX), static_cast<float>(core.hookY)}
        , m_hookDir{static_cast<float>(core.hookDx) / FixedPoint,
                    static_cast<float>(core.hookDy) / FixedPoint}
    {
    }

    void run()
    {
        const bool grounded = m_collision.isGrounded(m_pos);
        m_vel.y += DefaultTuning[Tune::Gravity];
        if (grounded)
            m_core.jumped &= ~AirJumpUsed;
        walk(m_vel, m_core.direction, grounded, DefaultTuning);
        updateHook();
        if (m_core.hookState == HookGrabbed)
            dragByHook();
        limitSpeed(m_vel);

        const float ramp = rampFactor(m_vel, DefaultTuning);
        m_vel.x *= ramp;
        moveBox(m_pos, m_vel, m_collision);
        m_vel.x *= 1.0F / ramp;
        writeBack();
    }

private:
    void updateHook()
    {
        if (m_core.hookState == HookIdle) {
            m_core.hookedPlayer = -1;
            m_hookPos = m_pos;
        } else if (m_core.hookState >= HookRetractStart && m_core.hookState < HookRetractEnd) {
            ++m_core.hookState;
        } else if (m_core.hookState == HookRetractEnd) {
            m_core.hookState = HookRetracted;
        } else if (m_core.hookState == HookFlying) {
            flyHook();
        }
    }

    void flyHook()
    {
        Vector next = m_hookPos + m_hookDir * DefaultTuning[Tune::HookFireSpeed];
        if (length(m_pos - next) > DefaultTuning[Tune::HookLength]) {
            m_core.hookState = HookRetractStart;
            next = m_pos + normalized(next - m_pos) * DefaultTuning[Tune::HookLength];
        }
        const auto hit = m_collision.firstHit(m_hookPos, next);
        // At the length limit the head stays where it was, hit or not.
        if (m_core.hookState != HookFlying)
            return;
        if (hit) {
            next = hit->point;
            m_core.hookState = hit->tile == Collision::Tile::Unhookable ? HookRetractStart
                                                                        : HookGrabbed;
        }
        m_hookPos = next;
    }

    void dragByHook()
    {
        if (m_core.hookedPlayer != -1) {
            // The predicted world has no other players, so it lets go at once.
            m_core.hookedPlayer = -1;
            m_core.hookState = HookRetracted;
            m_hookPos = m_pos;
        } else {
            pullByHook(m_vel, m_pos, m_hookPos, m_core.direction, DefaultTuning);
        }
        if (m_core.hookTick < std::numeric_limits<std::int32_t>::max())
            ++m_core.hookTick;
    }

    void writeBack()
    {
        m_core.x = roundToInt(m_pos.x);
        m_core.y = roundToInt(m_pos.y);
        m_core.velX = roundToInt(m_vel.x * FixedPoint);
        m_core.velY = roundToInt(m_vel.y * FixedPoint);
        m_core.hookX = roundToInt(m_hookPos.x);
        m_core.hookY = roundToInt(m_hookPos.y);
        m_core.hookDx = roundToInt(m_hookDir.x * FixedPoint);
        m_core.hookDy = roundToInt(m_hookDir.y * FixedPoint);
    }

    CharacterCore &m_core;
    const Collision &m_collision;
    Vector m_pos;
    Vector m_vel;
    Vector m_hookPos;
    Vector m_hookDir;
};

} // namespace

void advance(CharacterCore &core, const Collision &collision)
{
    TickMove(core, collision).run();
}

} // namespace tickscope::teeworlds
