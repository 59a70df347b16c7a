// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/tee.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace tickscope::sample {

namespace {

using teeworlds::CharacterCore;
using teeworlds::Collision;
using teeworlds::length;
using teeworlds::normalized;
using teeworlds::roundToInt;

// The rules of motion add gravity behind the jump, a server adds it before.
constexpr float Gravity = 0.5F;
constexpr float GroundJump = 13.2F;
constexpr float AirJump = 12.0F;
constexpr std::int32_t JumpHeld = 1;
constexpr std::int32_t AirJumpUsed = 2;
constexpr float HookStart = 42;
constexpr float HookSpeed = 80;
constexpr float HookReach = 30; ///< From the head to the middle of a tee.
constexpr std::int32_t LongestHook = 60;
constexpr float TeeDistance = 35;
constexpr std::int64_t LongestLag = 150;

void releaseHook(CharacterCore &core, teeworlds::HookState state)
{
    core.hookState = state;
    core.hookedPlayer = -1;
    core.hookTick = 0;
    core.hookX = core.x;
    core.hookY = core.y;
}

bool isHookOn(const Tee &tee)
{
    return tee.core.hookState == teeworlds::HookGrabbed && tee.core.hookedPlayer >= 0;
}

/// The flying hook of tee \a index takes hold of the first tee it meets.
bool hookPlayer(std::vector<Tee> &tees, std::size_t index)
{
    CharacterCore &core = tees[index].core;
    if (core.hookState != teeworlds::HookFlying)
        return false;
    const Vector head{static_cast<float>(core.hookX), static_cast<float>(core.hookY)};
    const Vector direction{static_cast<float>(core.hookDx) / 256,
                           static_cast<float>(core.hookDy) / 256};
    const Vector next = head + direction * HookSpeed;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < tees.size(); ++i) {
        if (i == index || !tees[i].isAlive
            || distanceToLine(tees[i].position(), head, next) > HookReach)
            continue;
        if (!found || length(tees[i].position() - head) < length(tees[*found].position() - head))
            found = i;
    }
    if (!found)
        return false;
    core.hookState = teeworlds::HookGrabbed;
    core.hookedPlayer = static_cast<std::int32_t>(*found);
    core.hookTick = 0;
    return true;
}

/// Speed after adding \a change, which never makes it faster than \a limit by itself.
float limitedSum(float speed, float change, float limit)
{
    if (change < 0)
        return speed < -limit ? speed : std::max(speed + change, -limit);
    return speed > limit ? speed : std::min(speed + change, limit);
}

/// A hook in a tee pulls it strongly and its owner a little.
void pullByHook(std::vector<Tee> &tees, std::size_t index)
{
    Tee &owner = tees[index];
    if (!isHookOn(owner))
        return;
    Tee &other = tees[static_cast<std::size_t>(owner.core.hookedPlayer)];
    if (!other.isAlive || ++owner.core.hookTick > LongestHook) {
        releaseHook(owner.core, teeworlds::HookRetracted);
        return;
    }
    const Vector way = owner.position() - other.position();
    if (length(way) <= 42)
        return;
    const Vector direction = normalized(way);
    const float accel = 3 * length(way) / 380;
    const auto pulled = [](Tee &tee, Vector change) {
        const Vector speed = tee.velocity();
        tee.push({limitedSum(speed.x, change.x, 15) - speed.x,
                  limitedSum(speed.y, change.y, 15) - speed.y});
    };
    pulled(other, direction * (accel * 1.5F));
    pulled(owner, direction * (accel * -0.25F));
}

/// Tees that overlap push each other apart.
void bump(std::vector<Tee> &tees, std::size_t index)
{
    Tee &tee = tees[index];
    for (std::size_t i = 0; i < tees.size(); ++i) {
        const Vector way = tee.position() - tees[i].position();
        const float distance = length(way);
        if (i == index || !tees[i].isAlive || distance <= 0 || distance >= TeeDistance)
            continue;
        tee.push(normalized(way) * ((TeeDistance - distance) * 0.35F));
    }
}

/// One tick by the rules of motion. They know no other tees, so a hook in one is hidden
/// from them.
void move(std::vector<Tee> &tees, std::size_t index, const Collision &collision)
{
    CharacterCore &core = tees[index].core;
    if (!isHookOn(tees[index])) {
        advance(core, collision);
        return;
    }
    const std::int32_t hooked = core.hookedPlayer;
    const std::int32_t ticks = core.hookTick;
    releaseHook(core, teeworlds::HookIdle);
    advance(core, collision);
    core.hookState = teeworlds::HookGrabbed;
    core.hookedPlayer = hooked;
    core.hookTick = ticks;
    core.hookX = tees[static_cast<std::size_t>(hooked)].core.x;
    core.hookY = tees[static_cast<std::size_t>(hooked)].core.y;
}

} // namespace

float distanceToLine(Vector point, Vector from, Vector to)
{
    const Vector way = to - from;
    const float square = way.x * way.x + way.y * way.y;
    const Vector offset = point - from;
    const float share = square > 0 ? (offset.x * way.x + offset.y * way.y) / square : 0;
    return length(offset - way * std::clamp(share, 0.0F, 1.0F));
}

void Tee::push(Vector impulse)
{
    core.velX += roundToInt(impulse.x * 256);
    core.velY += roundToInt(impulse.y * 256);
}

void spawn(Tee &tee, Vector place, std::int64_t tick)
{
    tee = Tee();
    tee.isAlive = true;
    tee.aliveSince = tick;
    tee.core.x = tee.core.hookX = roundToInt(place.x);
    tee.core.y = tee.core.hookY = roundToInt(place.y);
    tee.ammo[Hammer] = -1;
    tee.ammo[Gun] = 10;
    tee.ammo[Grenade] = 4;
}

std::vector<Sound> applyInput(Tee &tee, const Input &input, const Collision &collision)
{
    CharacterCore &core = tee.core;
    std::vector<Sound> sounds;
    core.direction = input.direction;
    tee.aim = input.aim;
    // Angles go once around from straight up, as the game counts them.
    float angle = std::atan2(input.aim.y, input.aim.x);
    if (angle < -std::numbers::pi_v<float> / 2)
        angle += 2 * std::numbers::pi_v<float>;
    core.angle = static_cast<std::int32_t>(angle * 256);

    if (!input.jump) {
        core.jumped &= ~JumpHeld;
    } else if (!(core.jumped & JumpHeld)) {
        if (collision.isGrounded(tee.position())) {
            core.velY = roundToInt((-GroundJump - Gravity) * 256);
            core.jumped |= JumpHeld;
            sounds.push_back(JumpSound);
        } else if (!(core.jumped & AirJumpUsed)) {
            core.velY = roundToInt((-AirJump - Gravity) * 256);
            core.jumped |= JumpHeld | AirJumpUsed;
            sounds.push_back(AirJumpSound);
        }
    }

    if (!input.hook) {
        releaseHook(core, teeworlds::HookIdle);
    } else if (core.hookState == teeworlds::HookIdle) {
        const Vector direction = normalized(input.aim);
        core.hookState = teeworlds::HookFlying;
        core.hookX = roundToInt(tee.position().x + direction.x * HookStart);
        core.hookY = roundToInt(tee.position().y + direction.y * HookStart);
        core.hookDx = roundToInt(direction.x * 256);
        core.hookDy = roundToInt(direction.y * 256);
    }
    return sounds;
}

std::vector<std::vector<Sound>> moveTees(std::vector<Tee> &tees, const Collision &collision)
{
    std::vector<std::vector<Sound>> sounds(tees.size());
    for (std::size_t i = 0; i < tees.size(); ++i) {
        if (!tees[i].isAlive)
            continue;
        if (hookPlayer(tees, i))
            sounds[i].push_back(HookPlayerSound);
        pullByHook(tees, i);
        bump(tees, i);
    }
    for (std::size_t i = 0; i < tees.size(); ++i) {
        if (!tees[i].isAlive)
            continue;
        const bool wasFlying = tees[i].core.hookState == teeworlds::HookFlying;
        move(tees, i, collision);
        if (wasFlying && tees[i].core.hookState == teeworlds::HookGrabbed)
            sounds[i].push_back(HookGroundSound);
    }
    return sounds;
}

void updateSent(std::vector<Tee> &tees, std::vector<CharacterCore> &shadows,
                const Collision &collision, std::int64_t tick)
{
    for (std::size_t i = 0; i < tees.size(); ++i) {
        Tee &tee = tees[i];
        if (!tee.isAlive)
            continue;
        const bool isNew = tee.aliveSince == tick;
        advance(shadows[i], collision);
        if (!isNew && shadows[i] == tee.core && tee.sentTick > 0
            && tick - tee.sentTick <= LongestLag)
            continue;
        shadows[i] = tee.core;
        tee.sent = tee.core;
        tee.sentTick = isNew ? 0 : tick;
    }
}

} // namespace tickscope::sample
