// SPDX-License-Identifier: MIT
//
// Weapons in hand, and freezing. Source: ddnet-rebuild.md, sections 5, 8 and 9.
#include <algorithm>
#include <utility>

#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using namespace input_number;
using teeworlds::Tune;
using What = RebuiltEvent::What;

constexpr std::int32_t NinjaTicks = 750;
constexpr std::int32_t NinjaMoveTicks = 10;
constexpr float NinjaSpeed = 50;
constexpr int PainTicks = 25;

/// Times that a button was pressed between two of its counters.
/// Source: teehistorian.md, section 5.
int pressesBetween(std::int32_t before, std::int32_t after)
{
    constexpr std::uint32_t CounterMask = 63;
    auto counter = static_cast<std::uint32_t>(before) & CounterMask;
    const auto end = static_cast<std::uint32_t>(after) & CounterMask;
    int presses = 0;
    while (counter != end) {
        counter = (counter + 1) & CounterMask;
        presses += static_cast<int>(counter & 1U);
    }
    return presses;
}

Tune delayOf(std::int32_t weapon)
{
    return static_cast<Tune>(static_cast<std::int32_t>(Tune::HammerDelay) + weapon);
}

void switchToQueued(Tee &own)
{
    if (own.reload != 0 || own.queued == -1 || own.queued == own.active || own.has(Ninja)
        || !own.has(own.queued))
        return;
    own.last = own.active;
    own.active = own.queued;
    own.queued = -1;
}

void jetpack(World &world, int client)
{
    Tee &own = world.tee(client);
    if (!own.is(FlagJetpack) || own.active != Gun || own.freezeTime > 0)
        return;
    if (pressesBetween(own.latestBefore[Fire], own.latest[Fire]) == 0
        && (own.latest[Fire] & 1) == 0)
        return;
    const float strength = world.tuningOf(own)[Tune::JetpackStrength];
    const Vector aim = normalized(aimOf(own.latest));
    takeDamage(world, own, aim * -1.0F * (strength / 100.0F / 6.11F), 0);
}

/// Who is near where the dash began.
void hitByNinja(World &world, int client)
{
    Tee &own = world.tee(client);
    if (own.is(FlagSolo))
        return;
    constexpr float Reach = 2 * TeeSize;
    constexpr int Damage = 9;
    constexpr std::size_t MostNinjaHits = 10;
    for (const std::int32_t other : world.order) {
        Tee &it = world.tee(other);
        const auto bit = static_cast<std::size_t>(other);
        if (other == client || world.teamOf(other) != world.teamOf(client) || it.is(FlagSolo)
            || own.ninjaHits[bit] || length(it.place - own.place) > Reach)
            continue;
        // Servers remember so many; the others are hit again in each tick of the dash.
        if (own.ninjaHits.count() < MostNinjaHits)
            own.ninjaHits.set(bit);
        world.emitEvent(What::Hit, client, other, Ninja);
        takeDamage(world, it, {0, -10}, Damage);
    }
}

void ninjaTurn(World &world, int client)
{
    Tee &own = world.tee(client);
    if (own.active != Ninja)
        return;
    if (world.tick - own.ninjaTick > NinjaTicks) {
        endNinja(world, own);
        return;
    }
    own.armor = armorOf(own.ninjaTick + NinjaTicks - world.tick);
    --own.ninjaMove;
    if (own.ninjaMove == 0)
        own.velocity = own.ninjaDir * static_cast<float>(own.ninjaSpeed);
    if (own.ninjaMove <= 0)
        return;
    own.velocity = own.ninjaDir * NinjaSpeed;
    const teeworlds::TuningValues &tuning = world.tuningOf(own);
    teeworlds::moveBox(own.core, own.velocity, world.collision(),
                       {tuning[Tune::ElasticityX], tuning[Tune::ElasticityY]});
    own.velocity = {};
    hitByNinja(world, client);
}

bool triggersShot(const World &world, const Tee &own)
{
    bool isAutomatic = own.active == Shotgun || own.active == Grenade || own.active == Laser
                       || (own.active == Gun && own.is(FlagJetpack));
    if (own.wasUnfrozen && world.rules().thawedShootHeld)
        isAutomatic = true;
    return pressesBetween(own.latestBefore[Fire], own.latest[Fire]) > 0
           || (isAutomatic && (own.latest[Fire] & 1) != 0);
}

/// Whether it hit anybody.
bool hammer(World &world, int client, Vector start)
{
    constexpr float Reach = TeeSize * 1.5F;
    constexpr int Damage = 3;
    const Tee &own = world.tee(client);
    bool hits = false;
    for (const std::int32_t other : world.order) {
        Tee &it = world.tee(other);
        if (other == client || !(length(it.place - start) < Reach) || !world.meet(client, other))
            continue;
        Vector way{0, -1};
        if (length(it.place - own.place) > 0)
            way = normalized(it.place - own.place);
        Vector pushed = it.velocity + normalized(way + Vector{0, -1.1F}) * 10.0F;
        it.limits.apply(pushed);
        pushed = pushed - it.velocity;
        // Shown on the side of the victim from which the blow comes.
        world.emitEventAt(it.place - normalized(it.place - start) * (TeeSize / 2), What::Hit,
                          client, other, Hammer);
        takeDamage(world, it, (Vector{0, -1} + pushed) * world.tuningOf(own)[Tune::HammerStrength],
                   Damage);
        unfreeze(world, other, client);
        if (own.hasFreezeHammer)
            freeze(world, other, world.settings.freezeDelay);
        hits = true;
    }
    return hits;
}

void fire(World &world, int client, Vector aim)
{
    Tee &own = world.tee(client);
    const Vector direction = normalized(aim);
    const Vector start = own.place + direction * TeeSize * 0.75F;
    switch (own.active) {
    case Hammer:
        if (!own.is(FlagNoHammer) && hammer(world, client, start))
            own.reload = teeworlds::truncatedToInt(world.tuningOf(own)[Tune::HammerHitDelay]
                                                   * TicksPerSecond / MillisecondsPerSecond);
        break;
    case Gun:
    case Grenade:
        addProjectile(world, client, start, aim);
        break;
    case Shotgun:
    case Laser:
        addBeam(world, client, aim);
        break;
    case Ninja:
        own.ninjaHits.reset();
        own.ninjaDir = direction;
        own.ninjaMove = NinjaMoveTicks;
        own.ninjaSpeed = teeworlds::truncatedToInt(
            std::min(length(own.velocity), teeworlds::MaxSpeed));
        break;
    default:
        break;
    }
}

} // namespace

void switchByInput(Tee &own)
{
    std::int32_t wanted = own.queued != -1 ? own.queued : own.active;
    constexpr std::uint32_t AllButNinja = (1U << Ninja) - 1;
    if ((own.weapons & AllButNinja) == 0)
        return;
    const auto step = [&](int presses, int by) {
        while (presses > 0) {
            wanted = (wanted + by + WeaponCount) % WeaponCount;
            presses -= own.has(wanted) ? 1 : 0;
        }
    };
    step(pressesBetween(own.latestBefore[NextWeapon], own.latest[NextWeapon]), 1);
    step(pressesBetween(own.latestBefore[PrevWeapon], own.latest[PrevWeapon]), -1);
    if (own.latest[WantedWeapon] != 0)
        wanted = own.input[WantedWeapon] - 1;
    if (wanted >= 0 && wanted < WeaponCount && wanted != own.active && own.has(wanted))
        own.queued = wanted;
    switchToQueued(own);
}

void handleWeapons(World &world, int client)
{
    Tee &own = world.tee(client);
    ninjaTurn(world, client);
    jetpack(world, client);
    if (own.reload > 0) {
        --own.reload;
        return;
    }
    shoot(world, client);
}

void endNinja(const World &world, Tee &own)
{
    own.ninjaDir = {};
    if (world.rules().ninjaEndClearsTick)
        own.ninjaTick = 0;
    own.ninjaMove = 0;
    own.ninjaSpeed = 0;
    own.take(Ninja);
    own.active = own.last;
}

void giveNinja(const World &world, Tee &own)
{
    own.ninjaTick = world.tick;
    own.give(Ninja);
    if (own.active != Ninja)
        own.last = own.active;
    own.active = Ninja;
}

void shoot(World &world, int client)
{
    Tee &own = world.tee(client);
    if (own.reload != 0)
        return;
    switchToQueued(own);
    const bool isDeepflyOff = world.settings.deepfly == 0 && own.isDeep
                              && (own.active == Hammer
                                  || (world.rules().deepflyStopsAllSingleShots
                                      && (own.active == Gun || own.active == Ninja)));
    if (isDeepflyOff || !triggersShot(world, own) || own.freezeTime > 0)
        return;
    fire(world, client, aimOf(own.latest));
    own.attackTick = world.tick;
    world.emitEvent(What::Shot, client, -1, own.active);
    if (own.reload == 0) {
        const float delay = world.tuningOf(own)[delayOf(own.active)];
        own.reload = teeworlds::truncatedToInt(delay * TicksPerSecond / MillisecondsPerSecond);
    }
}

void takeDamage(const World &world, Tee &own, Vector force, int damage)
{
    if (damage != 0) {
        own.emote = Pain;
        own.emoteStop = world.tick + PainTicks;
    }
    own.velocity = own.velocity + force;
    own.limits.apply(own.velocity);
}

void loseWeapon(Tee &own, std::int32_t weapon)
{
    own.take(weapon);
    if (own.active == weapon)
        own.active = Gun;
}

void freeze(World &world, int client, int seconds)
{
    Tee &own = world.tee(client);
    if (seconds <= 0 || own.is(FlagSuper) || own.freezeTime > seconds * TicksPerSecond)
        return;
    const bool isFresh = own.freezeTime == 0 && world.rules().freezesAgainAtOnce;
    if (!isFresh && own.freezeStart >= world.tick - TicksPerSecond)
        return;
    if (own.freezeTime == 0 && !own.isDeep)
        world.emitEvent(What::Frozen, client);
    if (world.rules().freezeReloadsHammer && own.active == Hammer)
        own.reload = 0;
    own.armor = 0;
    own.freezeTime = seconds * TicksPerSecond;
    own.freezeStart = world.tick;
}

void unfreeze(World &world, int client, int by)
{
    Tee &own = world.tee(client);
    if (own.freezeTime <= 0)
        return;
    if (!own.has(own.active))
        own.active = Gun;
    own.armor = FullArmor;
    own.freezeTime = 0;
    own.freezeStart = 0;
    own.wasUnfrozen = true;
    if (!own.isDeep)
        world.emitEvent(What::Unfrozen, client, by);
}

void setDeep(World &world, int client, bool isDeep)
{
    Tee &own = world.tee(client);
    const bool isChanged = std::exchange(own.isDeep, isDeep) != isDeep;
    if (isChanged && own.freezeTime == 0)
        world.emitEvent(isDeep ? What::Frozen : What::Unfrozen, client);
}

} // namespace tickscope::teehistorian
