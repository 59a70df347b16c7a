// SPDX-License-Identifier: MIT
//
// Switches and pickups. Source: ddnet-rebuild.md, sections 8 and 11.
#include <algorithm>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

namespace tickscope::teehistorian {

namespace {

constexpr float PickupReach = 20;
constexpr std::int32_t NinjaTakenTick = -500;

/// Entities that are picked up. Source: teeworlds-map.md, section 4.
enum PickupEntity : std::uint8_t {
    Armor = 6,
    Health = 7,
    TakesShotgun = 8,
    TakesGrenade = 9,
    TakesNinja = 10,
    TakesLaser = 11,
    ShotgunShield = 35,
    GrenadeShield = 36,
    NinjaShield = 37,
    LaserShield = 38,
};

} // namespace

/// Pickup by pickup, and for each, tee by tee.
void RebuiltWorld::actPickups()
{
    m_pickers.clear();
    for (std::size_t i = 0; i < m_state.order.size(); ++i) {
        const Vector place = tee(m_state.order[i]).place;
        for (const std::uint32_t pickup : m_rules->pickupsNear(tiles().truncatedIndex(place)))
            m_pickers.emplace_back(pickup, static_cast<std::uint32_t>(i));
    }
    std::ranges::sort(m_pickers);
    for (const auto &[index, place] : m_pickers) {
        const Pickup &pickup = m_rules->pickups[index];
        const std::int32_t client = m_state.order[place];
        const bool isOff = pickup.isOfSwitch && pickup.switchNumber > 0
                           && !isSwitchOn(pickup.switchNumber, person(client).team);
        if (!isOff && teeworlds::length(tee(client).place - pickup.place) < TeeSize + PickupReach)
            pickUp(client, pickup);
    }
}

void RebuiltWorld::giveNinja(Tee &own) const
{
    own.ninjaTick = m_state.tick;
    own.give(Ninja);
    if (own.active != Ninja)
        own.last = own.active;
    own.active = Ninja;
}

void RebuiltWorld::pickUp(int client, const Pickup &pickup)
{
    Tee &own = tee(client);
    const bool isSuperTeam = person(client).team == m_rules->superTeam();
    const auto forgetNinja = [&own] {
        own.ninjaDir = {};
        own.ninjaTick = NinjaTakenTick;
        own.ninjaMove = 0;
    };
    const auto lose = [&own](std::int32_t weapon) {
        if (own.has(weapon)) {
            own.take(weapon);
            own.last = Gun;
        }
        if (own.active == weapon)
            own.active = Hammer;
    };
    switch (pickup.entity) {
    case Health:
        freeze(client, m_state.settings.freezeDelay);
        break;
    case TakesShotgun:
        own.give(Shotgun);
        break;
    case TakesGrenade:
        own.give(Grenade);
        break;
    case TakesLaser:
        own.give(Laser);
        break;
    case TakesNinja:
        giveNinja(own);
        break;
    case Armor:
        if (isSuperTeam)
            break;
        for (std::int32_t weapon = Shotgun; weapon < WeaponCount; ++weapon)
            lose(weapon);
        forgetNinja();
        break;
    case ShotgunShield:
    case GrenadeShield:
    case LaserShield:
        if (!isSuperTeam)
            lose(pickup.entity == ShotgunShield   ? Shotgun
                 : pickup.entity == GrenadeShield ? Grenade
                                                  : Laser);
        break;
    case NinjaShield:
        if (!isSuperTeam)
            forgetNinja();
        break;
    default:
        break;
    }
}

const teeworlds::SwitchesOn &RebuiltWorld::switchesOf(int team) const
{
    return m_state.switches.empty() ? m_rules->firstSwitches : m_state.switches[teamIndex(team)];
}

bool RebuiltWorld::isSwitchOn(int number, int team) const
{
    return switchesOf(team)[static_cast<std::size_t>(number)];
}

void RebuiltWorld::setSwitch(int number, int team, bool isOn, int endTick)
{
    if (m_state.switches.empty())
        m_state.switches.assign(TeamCount, m_rules->firstSwitches);
    m_state.switches[teamIndex(team)][static_cast<std::size_t>(number)] = isOn;
    if (!mayCost(static_cast<float>(m_state.timers.size())))
        return;
    std::erase_if(m_state.timers, [&](const SwitchTimer &timer) {
        return timer.number == number && timer.team == team;
    });
    if (endTick > 0)
        m_state.timers.push_back({static_cast<std::uint8_t>(number), team, endTick, isOn});
}

void RebuiltWorld::runTimers()
{
    std::erase_if(m_state.timers, [this](const SwitchTimer &timer) {
        if (timer.endTick > m_state.tick)
            return false;
        m_state.switches[teamIndex(timer.team)][timer.number] = !timer.isOnUntil;
        return true;
    });
}

/// A team that is used again starts with switches as at first.
void RebuiltWorld::resetTeam(int team)
{
    if (!m_state.switches.empty())
        m_state.switches[teamIndex(team)] = m_rules->firstSwitches;
    std::erase_if(m_state.timers, [team](const SwitchTimer &timer) { return timer.team == team; });
    m_state.teamRaces[teamIndex(team)] = TeamRace::Open;
    m_state.practice[teamIndex(team)] = false;
    m_state.locked[teamIndex(team)] = false;
}

} // namespace tickscope::teehistorian
