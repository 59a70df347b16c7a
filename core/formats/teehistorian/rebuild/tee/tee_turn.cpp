// SPDX-License-Identifier: MIT
//
// A tee's turn but for its hook, weapons and tiles. Source: ddnet-rebuild.md, section 6.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::Tune;
using teeworlds::tile::DeepFreeze;
using teeworlds::tile::Freeze;
using teeworlds::tile::LiveFreeze;

constexpr std::int32_t JumpHeld = 1;
constexpr std::int32_t JumpsUsed = 2;

float dot(Vector left, Vector right)
{
    return left.x * right.x + left.y * right.y;
}

/// Direction of the aim in 1/256 rad, as items have it. Source: sections 6 and 17.
std::int32_t angleOf(const InputNumbers &input, bool isOld)
{
    const auto x = static_cast<float>(input[input_number::TargetX]);
    const auto y = static_cast<float>(input[input_number::TargetY]);
    constexpr float Pi = std::numbers::pi_v<float>;
    if (isOld) {
        const float angle = x == 0 ? std::atan(y) : std::atan(y / x);
        return static_cast<std::int32_t>((x < 0 ? angle + Pi : angle) * 256.0F);
    }
    const float angle = std::atan2(y, x);
    return static_cast<std::int32_t>((angle < -(Pi / 2) ? angle + 2 * Pi : angle) * 256.0F);
}

} // namespace

void RebuiltWorld::turn(int client)
{
    beginTurn(client);
    moveCore(client);
    handleWeapons(client);
    afterCore(client);
}

void RebuiltWorld::beginTurn(int client)
{
    using namespace input_number;
    Tee &own = tee(client);
    if (own.emoteStop < m_state.tick) {
        own.emote = person(client).emoteDefault;
        own.emoteStop = -1;
    }
    own.input = own.saved;
    own.armor = armorOf(own.freezeTime);
    if (own.is(FlagLiveFrozen))
        own.input[Direction] = own.input[Jump] = 0;
    if (own.freezeTime > 0) {
        --own.freezeTime;
        own.input[Direction] = own.input[Jump] = own.input[Hook] = 0;
        if (own.freezeTime == 1)
            unfreeze(client);
    }
    own.tuneZone = tiles().tuneZoneAt(own.place);

    const teeworlds::RaceCell &cell = tiles().cell(tiles().truncatedIndex(own.place));
    own.isInFreeze = cell.has(Freeze) || cell.has(LiveFreeze) || cell.switchType == Freeze
                     || cell.switchType == LiveFreeze;
    saveRescue(client);
}

void RebuiltWorld::moveCore(int client)
{
    using namespace input_number;
    Tee &own = tee(client);
    if (tiles().hasStoppers())
        own.coreLimits = tiles().limits(own.core, tiles().roundedIndex(own.core),
                                        switchesOf(person(client).team));
    const bool isGrounded = collision().isGrounded(own.core);
    const Vector aim = teeworlds::normalized(
        {static_cast<float>(own.input[TargetX]), static_cast<float>(own.input[TargetY])});
    const teeworlds::TuningValues &tuning = tuningOf(own);
    own.velocity.y += tuning[Tune::Gravity];
    own.direction = own.input[Direction];
    own.angle = angleOf(own.input, m_rules->isOld());
    jump(own, isGrounded);
    startHook(client, aim);
    if (isGrounded) {
        own.jumped &= ~JumpsUsed;
        own.jumpedTotal = 0;
    }
    teeworlds::walk(own.velocity, own.direction, isGrounded, tuning);
    continueHook(client, aim);
    pushTees(client);
    if (own.hookState != teeworlds::HookFlying)
        own.hookIsTeleported = false;
    teeworlds::limitSpeed(own.velocity);
}

void RebuiltWorld::jump(Tee &own, bool isGrounded)
{
    if (own.input[input_number::Jump] == 0) {
        own.jumped &= ~JumpHeld;
        return;
    }
    if ((own.jumped & JumpHeld) != 0)
        return;
    const teeworlds::TuningValues &tuning = tuningOf(own);
    if (m_rules->isOld() ? isGrounded
                         : isGrounded && ((own.jumped & JumpsUsed) == 0 || own.jumps != 0)) {
        own.velocity.y = -tuning[Tune::GroundJump];
        own.jumped |= m_rules->isOld() || own.jumps > 1 ? JumpHeld : JumpHeld | JumpsUsed;
        own.jumpedTotal = m_rules->isOld() ? 1 : 0;
    } else if ((own.jumped & JumpsUsed) == 0) {
        own.velocity.y = -tuning[Tune::AirJump];
        own.jumped |= JumpHeld | JumpsUsed;
        ++own.jumpedTotal;
    }
}

/// Bodies push each other away, and a hook pulls whom it holds.
void RebuiltWorld::pushTees(int client)
{
    Tee &own = tee(client);
    const teeworlds::TuningValues &tuning = tuningOf(own);
    constexpr float Reach = TeeSize * 1.25F;
    const bool hooks = !own.is(FlagNoHook) && tuning.isOn(Tune::PlayerHooking);
    forEachInWorld([&](int other) {
        Tee &it = tee(other);
        if (other == client)
            return;
        const bool isPulled = hooks && own.hookedPlayer == other;
        const Vector way = own.core - it.core;
        // Most are far away; that costs no root.
        if (!isPulled && way.x * way.x + way.y * way.y > Reach * Reach + 1)
            return;
        if (!meet(client, other))
            return;
        const float distance = teeworlds::length(way);
        if (!(distance > 0))
            return;
        const Vector direction = teeworlds::normalized(way);
        const bool collides = isSuper(client) || isSuper(other)
                              || (!own.is(FlagNoCollision) && !it.is(FlagNoCollision)
                                  && tuning.isOn(Tune::PlayerCollision));
        if (collides && distance < Reach) {
            const float force = TeeSize * 1.45F - distance;
            float share = 0.5F;
            if (teeworlds::length(own.velocity) > 0.0001F)
                share = 1 - (dot(teeworlds::normalized(own.velocity), direction) + 1) / 2;
            own.velocity = own.velocity + direction * force * (share * 0.75F);
            own.velocity = own.velocity * 0.85F;
        }
        if (isPulled && distance > TeeSize * 1.5F) {
            const float pull = tuning[Tune::HookDragAccel] * (distance / tuning[Tune::HookLength]);
            const float limit = tuning[Tune::HookDragSpeed];
            it.velocity = {
                teeworlds::saturatedSum(limit, it.velocity.x, pull * direction.x * 1.5F),
                teeworlds::saturatedSum(limit, it.velocity.y, pull * direction.y * 1.5F)};
            it.coreLimits.apply(it.velocity);
            own.velocity = {
                teeworlds::saturatedSum(limit, own.velocity.x, -pull * direction.x * 0.25F),
                teeworlds::saturatedSum(limit, own.velocity.y, -pull * direction.y * 0.25F)};
            own.coreLimits.apply(own.velocity);
        }
    });
}

void RebuiltWorld::move(int client)
{
    Tee &own = tee(client);
    const teeworlds::TuningValues &tuning = tuningOf(own);
    const float ramp = teeworlds::rampFactor(own.velocity, tuning);
    own.velocity.x *= ramp;
    const Vector before = own.velocity;
    Vector to = own.core;
    teeworlds::moveBox(to, own.velocity, collision(),
                       {tuning[Tune::ElasticityX], tuning[Tune::ElasticityY]});
    own.isBlockedAtSide = false;
    if (own.velocity.x < 0.001F && own.velocity.x > -0.001F)
        own.isBlockedAtSide = before.x != 0;
    else
        own.hasLeftWall = true;
    own.velocity.x *= 1.0F / ramp;
    own.core = stopAtTees(client, to);
}

/// Bodies do not pass through each other.
Vector RebuiltWorld::stopAtTees(int client, Vector to)
{
    const Tee &own = tee(client);
    const bool collides = isSuper(client)
                          || (tuningOf(own).isOn(Tune::PlayerCollision) && !own.is(FlagNoCollision)
                              && !own.is(FlagSolo));
    const Vector way = to - own.core;
    const float distance = teeworlds::length(way);
    if (!collides || !(distance > 0))
        return to;
    std::array<Vector, ClientCount> near;
    std::size_t count = 0;
    forEachInWorld([&](int other) {
        const Tee &it = tee(other);
        if (other == client)
            return;
        const Vector apart = it.core - own.core;
        const float reach = distance + TeeSize + 1;
        if (apart.x * apart.x + apart.y * apart.y > reach * reach)
            return;
        const bool passes = !isSuper(client) && !isSuper(other)
                            && (own.is(FlagSolo) || it.is(FlagSolo) || it.is(FlagNoCollision)
                                || !meet(client, other));
        if (!passes)
            near[count++] = it.core;
    });
    if (count == 0 || !mayCost(distance * static_cast<float>(count)))
        return to;
    const int end = static_cast<int>(std::min(distance, teeworlds::MaxSpeed * 2) + 1);
    Vector last = own.core;
    for (int i = 0; i < end; ++i) {
        const float share = static_cast<float>(i) / distance;
        const Vector point = own.core + way * share;
        for (std::size_t n = 0; n < count; ++n) {
            const float apart = teeworlds::length(point - near[n]);
            if (apart < TeeSize) {
                if (share > 0)
                    return last;
                return teeworlds::length(to - near[n]) > apart ? to : own.core;
            }
        }
        last = point;
    }
    return to;
}

void RebuiltWorld::applyJumpRules(Tee &own) const
{
    if (m_rules->isOld() && (own.jumps == 0 || (own.jumps == 1 && own.jumped > 0)))
        own.jumped = JumpHeld | JumpsUsed;
    else if (own.jumps == -1 || own.jumps == 0)
        own.jumped |= JumpsUsed;
    else if (own.jumps == 1 && own.jumped > 0)
        own.jumped |= JumpsUsed;
    else if (own.jumpedTotal < own.jumps - 1 && own.jumped > 1)
        own.jumped = JumpHeld;
    if ((own.is(FlagSuper) || own.is(FlagEndlessJump)) && own.jumped > 1)
        own.jumped = JumpHeld;
}

void RebuiltWorld::afterCore(int client)
{
    Tee &own = tee(client);
    if (own.is(FlagEndlessHook))
        own.hookTick = 0;
    own.wasUnfrozen = false;
    if (own.isDeep && !own.is(FlagSuper))
        freeze(client, m_state.settings.freezeDelay);
    applyJumpRules(own);
    if (isGone(client, m_section)) {
        die(client, RebuiltEvent::World);
        killTeamOf(client, m_section, false);
        return;
    }
    handleTiles(client);
    if (own.isTeleGunDue) {
        own.core = own.teleGunPlace;
        tell(RebuiltEvent::What::Teleported, client);
        if (!own.isTeleGunBlue)
            own.velocity = {};
        own.isTeleGunDue = own.isTeleGunBlue = false;
    }
    own.previous = own.core;
}

} // namespace tickscope::teehistorian
