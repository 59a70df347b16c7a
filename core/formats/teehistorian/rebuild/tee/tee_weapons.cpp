// SPDX-License-Identifier: MIT
//
// Weapons in hand. Source: ddnet-rebuild.md, sections 5 and 8.
#include <algorithm>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
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
constexpr int FullAutoVersion = 1207;
/// Servers that forget the activation tick when the time of a ninja is over.
constexpr int NinjaEndVersion = 1700;

Vector aimOf(const InputNumbers &input)
{
    return {static_cast<float>(input[TargetX]), static_cast<float>(input[TargetY])};
}

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

} // namespace

void RebuiltWorld::switchByInput(Tee &own)
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
    doSwitch(own);
}

void RebuiltWorld::doSwitch(Tee &own)
{
    if (own.reload != 0 || own.queued == -1 || own.has(Ninja) || !own.has(own.queued))
        return;
    setWeapon(own, own.queued);
}

void RebuiltWorld::setWeapon(Tee &own, std::int32_t weapon)
{
    if (weapon == own.active)
        return;
    own.last = own.active;
    own.queued = -1;
    own.active = weapon;
}

void RebuiltWorld::handleWeapons(int client)
{
    Tee &own = tee(client);
    ninjaTurn(client);
    jetpack(client);
    if (own.reload > 0) {
        --own.reload;
        return;
    }
    shoot(client);
}

void RebuiltWorld::endNinja(Tee &own)
{
    own.ninjaDir = {};
    if (m_rules->version >= NinjaEndVersion)
        own.ninjaTick = 0;
    own.ninjaMove = 0;
    own.ninjaSpeed = 0;
    own.take(Ninja);
    own.active = own.last;
}

void RebuiltWorld::ninjaTurn(int client)
{
    Tee &own = tee(client);
    if (own.active != Ninja)
        return;
    if (m_state.tick - own.ninjaTick > NinjaTicks) {
        endNinja(own);
        return;
    }
    own.armor = armorOf(own.ninjaTick + NinjaTicks - m_state.tick);
    --own.ninjaMove;
    if (own.ninjaMove == 0)
        own.velocity = own.ninjaDir * static_cast<float>(own.ninjaSpeed);
    if (own.ninjaMove <= 0)
        return;
    own.velocity = own.ninjaDir * NinjaSpeed;
    const teeworlds::TuningValues &tuning = tuningOf(own);
    teeworlds::moveBox(own.core, own.velocity, collision(),
                       {tuning[Tune::ElasticityX], tuning[Tune::ElasticityY]});
    own.velocity = {};
    hitByNinja(client);
}

/// Who is near where the dash began.
void RebuiltWorld::hitByNinja(int client)
{
    Tee &own = tee(client);
    if (own.is(FlagSolo))
        return;
    constexpr float Reach = 2 * TeeSize;
    constexpr int Damage = 9;
    for (const std::int32_t other : m_state.order) {
        Tee &it = tee(other);
        const auto bit = static_cast<std::size_t>(other);
        if (other == client || person(other).team != person(client).team || it.is(FlagSolo)
            || own.ninjaHits[bit] || teeworlds::length(it.place - own.place) > Reach)
            continue;
        own.ninjaHits.set(bit);
        tell(What::Hit, client, other, Ninja);
        takeDamage(it, {0, -10}, Damage);
    }
}

void RebuiltWorld::takeDamage(Tee &own, Vector force, int damage)
{
    if (damage != 0) {
        own.emote = Pain;
        own.emoteStop = m_state.tick + PainTicks;
    }
    own.velocity = own.velocity + force;
    own.limits.apply(own.velocity);
}

bool RebuiltWorld::wantsToShoot(const Tee &own) const
{
    bool isAutomatic = own.active == Shotgun || own.active == Grenade || own.active == Laser
                       || (own.active == Gun && own.is(FlagJetpack));
    if (own.wasUnfrozen && m_rules->version >= FullAutoVersion)
        isAutomatic = true;
    return pressesBetween(own.latestBefore[Fire], own.latest[Fire]) > 0
           || (isAutomatic && (own.latest[Fire] & 1) != 0);
}

void RebuiltWorld::jetpack(int client)
{
    Tee &own = tee(client);
    if (!own.is(FlagJetpack) || own.active != Gun || own.freezeTime > 0)
        return;
    if (pressesBetween(own.latestBefore[Fire], own.latest[Fire]) == 0
        && (own.latest[Fire] & 1) == 0)
        return;
    const float strength = tuningOf(own)[Tune::JetpackStrength];
    const Vector aim = teeworlds::normalized(aimOf(own.latest));
    takeDamage(own, aim * -1.0F * (strength / 100.0F / 6.11F), 0);
}

void RebuiltWorld::shoot(int client)
{
    Tee &own = tee(client);
    if (own.reload != 0)
        return;
    doSwitch(own);
    const bool isDeepflyOff = m_state.settings.deepfly == 0 && own.isDeep
                              && (own.active == Hammer
                                  || (m_rules->isOld()
                                      && (own.active == Gun || own.active == Ninja)));
    if (isDeepflyOff || !wantsToShoot(own) || own.freezeTime > 0)
        return;
    fire(client, aimOf(own.latest));
    own.attackTick = m_state.tick;
    tell(What::Shot, client, -1, own.active);
    if (own.reload == 0) {
        const float delay = tuningOf(own)[delayOf(own.active)];
        own.reload = teeworlds::truncatedToInt(delay * TicksPerSecond / MillisecondsPerSecond);
    }
}

void RebuiltWorld::fire(int client, Vector aim)
{
    Tee &own = tee(client);
    const Vector direction = teeworlds::normalized(aim);
    const Vector start = own.place + direction * TeeSize * 0.75F;
    switch (own.active) {
    case Hammer:
        if (!own.is(FlagNoHammer) && hammer(client, start))
            own.reload = teeworlds::truncatedToInt(tuningOf(own)[Tune::HammerHitDelay]
                                                   * TicksPerSecond / MillisecondsPerSecond);
        break;
    case Gun:
    case Grenade:
        addProjectile(client, start, aim);
        break;
    case Shotgun:
    case Laser:
        addBeam(client, aim);
        break;
    case Ninja:
        own.ninjaHits.reset();
        own.ninjaDir = direction;
        own.ninjaMove = NinjaMoveTicks;
        own.ninjaSpeed = teeworlds::truncatedToInt(
            std::min(teeworlds::length(own.velocity), teeworlds::MaxSpeed));
        break;
    default:
        break;
    }
}

/// Whether it hit anybody.
bool RebuiltWorld::hammer(int client, Vector start)
{
    constexpr float Reach = TeeSize * 1.5F;
    constexpr int Damage = 3;
    const Tee &own = tee(client);
    bool hits = false;
    for (const std::int32_t other : m_state.order) {
        Tee &it = tee(other);
        if (other == client || !(teeworlds::length(it.place - start) < Reach)
            || !meet(client, other))
            continue;
        Vector way{0, -1};
        if (teeworlds::length(it.place - own.place) > 0)
            way = teeworlds::normalized(it.place - own.place);
        Vector pushed = it.velocity + teeworlds::normalized(way + Vector{0, -1.1F}) * 10.0F;
        it.limits.apply(pushed);
        pushed = pushed - it.velocity;
        // Shown on the side of the victim from which the blow comes.
        tellAt(it.place - teeworlds::normalized(it.place - start) * (TeeSize / 2), What::Hit,
               client, other, Hammer);
        takeDamage(it, (Vector{0, -1} + pushed) * tuningOf(own)[Tune::HammerStrength], Damage);
        unfreeze(other, client);
        hits = true;
    }
    return hits;
}

void RebuiltWorld::loseWeapon(Tee &own, std::int32_t weapon)
{
    own.take(weapon);
    if (own.active == weapon)
        own.active = Gun;
}

} // namespace tickscope::teehistorian
