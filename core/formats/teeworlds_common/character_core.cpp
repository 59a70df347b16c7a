// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/character_core.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tickscope::teeworlds {

namespace {

// Default tuning: the prediction never uses the server's.
constexpr float Gravity = 0.5F;
constexpr float HookLength = 380.0F;
constexpr float HookFireSpeed = 80.0F;
constexpr float HookDragAccel = 3.0F;
constexpr float HookDragSpeed = 15.0F;
constexpr float HookSlackLength = 46.0F;
constexpr float RampStart = 550.0F;
constexpr float RampRange = 2000.0F;
constexpr float RampCurvature = 1.4F;
constexpr float MaxSpeed = 6000.0F;
constexpr float TicksPerSecond = 50.0F;
constexpr float FixedPoint = 256.0F;
constexpr std::int32_t AirJumpUsed = 2;

struct Walk {
    float speed;
    float accel;
    float friction;
};
constexpr Walk GroundWalk{10.0F, 2.0F, 0.5F};
constexpr Walk AirWalk{5.0F, 1.5F, 0.95F};

/// One tick of one tee in single precision. Never built with fused operations: whether
/// a sum lands on an exact half decides about a whole unit.
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
        m_vel.y += Gravity;
        if (grounded)
            m_core.jumped &= ~AirJumpUsed;
        walk(grounded ? GroundWalk : AirWalk);
        updateHook();
        if (m_core.hookState == HookGrabbed)
            dragByHook();
        if (length(m_vel) > MaxSpeed)
            m_vel = normalized(m_vel) * MaxSpeed;

        const float ramp = rampFactor();
        m_vel.x *= ramp;
        move();
        m_vel.x *= 1.0F / ramp;
        writeBack();
    }

private:
    /// A tee that is faster than walking is not braked by its own direction key.
    void walk(const Walk &walk)
    {
        if (m_core.direction < 0) {
            if (m_vel.x >= -walk.speed)
                m_vel.x = std::max(m_vel.x - walk.accel, -walk.speed);
        } else if (m_core.direction > 0) {
            if (m_vel.x <= walk.speed)
                m_vel.x = std::min(m_vel.x + walk.accel, walk.speed);
        } else {
            m_vel.x *= walk.friction;
        }
    }

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
        Vector next = m_hookPos + m_hookDir * HookFireSpeed;
        if (length(m_pos - next) > HookLength) {
            m_core.hookState = HookRetractStart;
            next = m_pos + normalized(next - m_pos) * HookLength;
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
        } else if (length(m_hookPos - m_pos) > HookSlackLength) {
            Vector pull = normalized(m_hookPos - m_pos) * HookDragAccel;
            if (pull.y > 0)
                pull.y *= 0.3F;
            const bool steersAlong = (pull.x < 0 && m_core.direction < 0)
                                     || (pull.x > 0 && m_core.direction > 0);
            pull.x *= steersAlong ? 0.95F : 0.75F;
            const Vector pulled = m_vel + pull;
            const float speed = length(pulled);
            if (speed < HookDragSpeed || speed < length(m_vel))
                m_vel = pulled;
        }
        if (m_core.hookTick < std::numeric_limits<std::int32_t>::max())
            ++m_core.hookTick;
    }

    /// Factor on the horizontal speed of fast tees, 1 for slow ones.
    [[nodiscard]] float rampFactor() const
    {
        const float speed = length(m_vel) * TicksPerSecond;
        if (speed < RampStart)
            return 1.0F;
        return 1.0F / std::pow(RampCurvature, (speed - RampStart) / RampRange);
    }

    void move()
    {
        const float distance = length(m_vel);
        if (!(distance > 0.00001F))
            return;
        const auto last = static_cast<std::int32_t>(std::min(distance, MaxSpeed + 1.0F));
        const float share = 1.0F / static_cast<float>(last + 1);
        for (std::int32_t i = 0; i <= last; ++i) {
            const Vector next = freeStep(m_pos + m_vel * share);
            // All further steps would be like this one: bounds hostile speeds.
            if (next == m_pos)
                return;
            m_pos = next;
        }
    }

    /// Where a step to \a next really ends; stops the speed that ran into a wall.
    Vector freeStep(Vector next)
    {
        if (!m_collision.boxIsSolid(next))
            return next;
        const Vector wanted = next;
        bool hit = false;
        if (m_collision.boxIsSolid({m_pos.x, wanted.y})) {
            next.y = m_pos.y;
            m_vel.y = 0;
            hit = true;
        }
        if (m_collision.boxIsSolid({wanted.x, m_pos.y})) {
            next.x = m_pos.x;
            m_vel.x = 0;
            hit = true;
        }
        if (hit)
            return next;
        m_vel = {};
        return m_pos;
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
