// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/simulation/saved_world.h"

#include <algorithm>

namespace tickscope::teehistorian {

namespace {

bool isClientOrNone(std::int32_t client)
{
    return client == -1 || isClient(client);
}

bool isWeapon(std::int32_t weapon)
{
    return weapon >= 0 && weapon < WeaponCount;
}

bool isTeam(std::int32_t team)
{
    return team >= 0 && team < TeamCount;
}

bool isPossible(const CarriedState &carried)
{
    return isWeapon(carried.active) && isWeapon(carried.last)
           && (carried.queued == -1 || isWeapon(carried.queued)) && carried.teleCheckpoint >= 0
           && carried.teleCheckpoint <= 255;
}

bool isPossible(const Tee &tee)
{
    return isPossible(static_cast<const CarriedState &>(tee)) && isPossible(tee.rescue)
           && isClientOrNone(tee.hookedPlayer);
}

bool isPossible(const ServerSettings &settings)
{
    bool isInRange = true;
    const auto look = [&isInRange](std::int32_t value) {
        isInRange = isInRange && value >= -1 && value <= ServerSettings::Most;
    };
    ServerSettings::forEach(settings, look);
    return isInRange;
}

/// Whether devices agree with each other; whether with the map, only who restores them knows.
bool isPossible(const DeviceState &devices)
{
    const auto isOfDragger = [&](const DraggerBeam &beam) {
        return beam.dragger < devices.draggers.size() && isClient(beam.client);
    };
    const auto isOfTurret = [&](const Plasma &plasma) {
        return plasma.turret < devices.turrets.size() && isClient(plasma.client);
    };
    const auto hasClients = [](const Dragger &dragger) {
        return std::ranges::all_of(dragger.targets,
                                   [](const auto &target) { return isClient(target.second); });
    };
    const auto hasTargets = [](const Turret &turret) {
        return std::ranges::all_of(turret.lastShots, [](const Turret::LastShot &shot) {
            return shot.isSolo ? isClient(shot.target) : isTeam(shot.target);
        });
    };
    return std::ranges::all_of(devices.draggerBeams, isOfDragger)
           && std::ranges::all_of(devices.turrets, hasTargets)
           && std::ranges::all_of(devices.plasma, isOfTurret)
           && std::ranges::all_of(devices.draggers, hasClients);
}

} // namespace

bool isPossible(const SavedWorld &world)
{
    std::bitset<ClientCount> living;
    for (const auto &[client, tee] : world.tees) {
        if (!isClient(client) || !isPossible(tee))
            return false;
        living[static_cast<std::size_t>(client)] = tee.isInWorld;
    }
    for (const std::int32_t client : world.rest.order) {
        if (!isClient(client) || !living[static_cast<std::size_t>(client)])
            return false;
        living.reset(static_cast<std::size_t>(client)); // none stands there twice
    }
    const auto isFine = [](const auto &list, auto &&test) {
        return std::ranges::all_of(list, test);
    };
    const WorldRest &rest = world.rest;
    return living.none()
           && (rest.switches.byTeam.empty() || rest.switches.byTeam.size() == TeamCount)
           && (rest.switches.timers.empty() || !rest.switches.byTeam.empty())
           && isFine(world.persons,
                     [](const auto &one) {
                         return isClient(one.first) && isTeam(one.second.team)
                                && isTeam(one.second.nextTeam);
                     })
           && isFine(rest.switches.timers, [](const auto &timer) { return isTeam(timer.team); })
           && isFine(
               rest.projectiles,
               [](const auto &shot) { return isClientOrNone(shot.owner) && isWeapon(shot.weapon); })
           && isFine(rest.beams, [](const auto &beam) { return isClient(beam.owner); })
           && isPossible(rest.settings) && isPossible(rest.devices)
           && isFine(rest.pending, [](const Action &action) {
                  return action.what <= Action::What::Unknown
                         && (action.what != Action::What::Input || isClient(action.client));
              });
}

SavedWorld savedWorld(const RebuiltState &state)
{
    SavedWorld saved;
    saved.tick = state.tick;
    saved.rest = state;
    for (std::int32_t client = 0; client < ClientCount; ++client) {
        const auto index = static_cast<std::size_t>(client);
        const Person &person = state.persons[index];
        const bool isKnown = person.isInGame || person.isPlaced || person.hasInput
                             || person.nextTeam != 0 || person.team != 0 || person.mayAct;
        if (isKnown || state.tees[index].isAlive)
            saved.persons.emplace_back(client, person);
        // Shots outlive who shot them, and ask what he had.
        const auto isOwn = [&](const auto &shot) { return shot.owner == client; };
        if (state.tees[index].isAlive || isKnown || std::ranges::any_of(state.projectiles, isOwn)
            || std::ranges::any_of(state.beams, isOwn))
            saved.tees.emplace_back(client, state.tees[index]);
    }
    // There are thousands of them, each kept as it is.
    saved.tees.shrink_to_fit();
    saved.persons.shrink_to_fit();
    return saved;
}

RebuiltState restoredWorld(const SavedWorld &saved)
{
    RebuiltState state;
    static_cast<WorldRest &>(state) = saved.rest;
    state.tick = saved.tick;
    for (const auto &[client, tee] : saved.tees)
        state.tees[static_cast<std::size_t>(client)] = tee;
    for (const auto &[client, person] : saved.persons)
        state.persons[static_cast<std::size_t>(client)] = person;
    return state;
}

} // namespace tickscope::teehistorian
