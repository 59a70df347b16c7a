// SPDX-License-Identifier: MIT
//
// Teams and their races. Source: ddnet-rebuild.md, sections 10, 13 and 18.
#include <algorithm>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"

namespace tickscope::teehistorian {

namespace {

using What = RebuiltEvent::What;

std::vector<std::size_t> livingOf(const World &world, int team)
{
    std::vector<std::size_t> living;
    for (int client = 0; client < ClientCount; ++client) {
        if (world.tee(client).isAlive && world.teamOf(client) == team)
            living.push_back(static_cast<std::size_t>(client));
    }
    return living;
}

/// More than a tee walks in a tick.
constexpr float FarMove = 100;

/// Whether a team was locked when \a client died. A server may refuse /lock, of who is muted for
/// example, and says so nowhere: it shows in what became of the team. Its practice ends with
/// it, and its tees are gone or at a spawn point.
bool wasLocked(const World &world, int client, int team, bool areBackAtOnce)
{
    if (world.teams.practises(team)) {
        // What the section of a tick holds, came behind it.
        const std::vector<Action> &records = areBackAtOnce || !world.section
                                                 ? world.pending
                                                 : world.section->actions;
        return std::ranges::any_of(records, [team](const Action &record) {
            return record.what == Action::What::Practice && record.client == team
                   && record.value == 0;
        });
    }
    bool hasTaken = world.teams.locked[teamIndex(team)];
    for (const std::size_t place : livingOf(world, team)) {
        const int other = static_cast<int>(place);
        if (other == client)
            continue;
        const bool isGone = world.isGone(other);
        if (!isGone && !(areBackAtOnce && isDeadAfter(world, other)))
            return false;
        // Who stands at a spawn point may live on.
        const Vector way = world.placeAfter(other) - world.tee(other).place;
        hasTaken = hasTaken || isGone || length(way) > FarMove;
    }
    return hasTaken;
}

} // namespace

void killSavedTeam(World &world, int team)
{
    if (!world.isRealTeam(team) || world.teams.practises(team))
        return;
    for (int client = 0; client < world.clientsEnd; ++client) {
        if (world.teamOf(client) == team)
            killOf(world, client, RebuiltEvent::Leaving);
    }
}

void killTeamOf(World &world, int client, bool areBackAtOnce)
{
    const int team = world.teamOf(client);
    if (!world.isRealTeam(team) || world.teams.race(team) == TeamRace::Open)
        return;
    world.teams.locked[teamIndex(team)] = wasLocked(world, client, team, areBackAtOnce);
    if (!world.teams.locked[teamIndex(team)])
        return;
    world.teams.race(team) = TeamRace::Open;
    world.teams.practice[teamIndex(team)] = false;
    for (int other = 0; other < world.clientsEnd; ++other) {
        const bool isOfTeam = other != client && world.teamOf(other) == team;
        if (isOfTeam && (areBackAtOnce || world.isGone(other))
            && killOf(world, other, RebuiltEvent::Game))
            world.person(other).spawnsLater = world.person(other).respawns;
    }
}

void openTeamOfDead(World &world, int client)
{
    constexpr std::int32_t EverybodyAlone = 3;
    const int team = world.teamOf(client);
    if (world.settings.team == EverybodyAlone && world.isRealTeam(team))
        world.teams.race(team) = TeamRace::Open;
}

void changeTeam(World &world, int client, int team)
{
    Person &one = world.person(client);
    const int before = one.team;
    one.team = one.nextTeam = team;
    const auto isIn = [&](int which) {
        return std::ranges::any_of(world.persons,
                                   [which](const Person &other) { return other.team == which; });
    };
    if (before > 0 && !isIn(before)) {
        world.switches.reset(before, world.rules().firstSwitches);
        world.teams.reset(before);
    }
    if (!world.rules().teamChangeTakesShots)
        return;
    std::erase_if(world.projectiles,
                  [client](const Projectile &shot) { return shot.owner == client; });
    std::erase_if(world.beams, [client](const Beam &beam) { return beam.owner == client; });
}

void startRace(World &world, int client)
{
    Tee &own = world.tee(client);
    const int team = world.teamOf(client);
    if (world.settings.resetPickups != 0) {
        for (std::int32_t weapon = Shotgun; weapon < Ninja; ++weapon)
            loseWeapon(own, weapon);
    }
    if (team == 0) {
        own.startTick = world.tick;
        own.race = RaceState::Started;
        return;
    }
    if (own.race == RaceState::Finished)
        return;
    world.teams.hasStarted.set(static_cast<std::size_t>(client));
    TeamRace &race = world.teams.race(team);
    if (race != TeamRace::Open)
        return;
    race = TeamRace::Started;
    for (const std::size_t other : livingOf(world, team)) {
        world.tees[other].race = RaceState::Started;
        world.tees[other].startTick = world.tick;
        world.emitEvent(What::Started, static_cast<int>(other));
    }
}

void leaveStart(World &world, int client)
{
    const Tee &own = world.tee(client);
    if (own.isAlive && own.race == RaceState::Started && own.startTick + 1 == world.tick
        && world.teamOf(client) == 0)
        world.emitEvent(What::Started, client, -1, own.startTick);
}

void finishRace(World &world, int client)
{
    leaveStart(world, client); // whose time was one tick
    const int team = world.teamOf(client);
    const auto finish = [&](int who) {
        const std::int32_t ticks = world.tick - world.tee(who).startTick;
        if (ticks <= 0)
            return;
        world.tee(who).race = RaceState::Finished;
        world.emitEvent(What::Finished, who, -1, ticks);
    };
    if (team == 0 || team == world.rules().superTeam) {
        finish(client);
        return;
    }
    if (!world.teams.hasStarted[static_cast<std::size_t>(client)])
        return;
    world.teams.hasFinished.set(static_cast<std::size_t>(client));
    const std::vector<std::size_t> living = livingOf(world, team);
    auto &hasFinished = world.teams.hasFinished;
    if (!std::ranges::all_of(living, [&](std::size_t other) { return hasFinished[other]; }))
        return;
    world.teams.race(team) = TeamRace::Finished;
    for (const std::size_t other : living) {
        hasFinished.reset(other);
        if (!world.teams.practises(team))
            finish(static_cast<int>(other));
    }
}

} // namespace tickscope::teehistorian
