// SPDX-License-Identifier: MIT
//
// Lives, pauses, rescues, races. Source: ddnet-rebuild.md, sections 10, 13 and 17.
#include <algorithm>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

namespace tile = teeworlds::tile;
using teeworlds::RaceCell;
using What = RebuiltEvent::What;

constexpr float SpawnReach = 33;
/// Servers whose /rescue brings back the ninja, too.
constexpr int NinjaRescueVersion = 1704;
constexpr int ShotsGoVersion = 1608;
/// Servers that count the time of a freeze on from where a pause began; 16.4 does not.
constexpr int PausedFreezeVersion = 1700;
constexpr std::int32_t CounterMask = 63;

} // namespace

void RebuiltWorld::spawn(int client, Vector place)
{
    using namespace input_number;
    Person &one = person(client);
    one.isSpectator = false;
    Tee fresh;
    fresh.place = fresh.core = fresh.previous = fresh.hookPos = place;
    fresh.isAlive = true;
    fresh.freezeStart = 0;
    if (!m_rules->isOld()) {
        fresh.saved = one.input;
        fresh.saved[TargetX] = 0;
        fresh.saved[TargetY] = -1;
    }
    fresh.input = fresh.latest = fresh.latestBefore = fresh.saved;
    const ServerSettings &settings = m_state.settings;
    fresh.set(FlagEndlessHook, settings.endlessDrag != 0);
    fresh.set(FlagNoHammer | FlagNoShotgun | FlagNoGrenade | FlagNoLaser, settings.hit == 0);
    fresh.tuneZone = tiles().tuneZoneAt(place);
    fresh.emote = one.emoteDefault;
    fresh.guess = m_rules->hasArrivalInputs() ? Guess::Arrival : 0;
    tee(client) = fresh;
    m_state.hasStartedInTeam.reset(static_cast<std::size_t>(client));
    m_state.hasFinishedInTeam.reset(static_cast<std::size_t>(client));
    enterWorld(client);
    tell(What::Spawned, client);
}

void RebuiltWorld::enterWorld(int client)
{
    tee(client).isInWorld = true;
    tee(client).turnIndex = -1;
    m_state.order.insert(m_state.order.begin(), client);
    markInWorld(client, true);
}

void RebuiltWorld::leaveWorld(int client)
{
    tee(client).isInWorld = false;
    std::erase(m_state.order, client);
    markInWorld(client, false);
}

void RebuiltWorld::die(int client, RebuiltEvent::DeathBy by)
{
    Tee &own = tee(client);
    leaveWorld(client);
    own.isAlive = false;
    own.set(FlagSolo, false);
    tell(What::Died, client, -1, by);
    if (m_rules->minor < 2)
        person(client).nextTeam = 0;
    openTeamOfDead(client);
}

/// Where everybody has a team for himself, his race is open again. Source: section 18.
void RebuiltWorld::openTeamOfDead(int client)
{
    constexpr std::int32_t EverybodyAlone = 3;
    const int team = person(client).team;
    if (m_state.settings.team == EverybodyAlone && team > 0 && team < m_rules->superTeam())
        m_state.teamRaces[teamIndex(team)] = TeamRace::Open;
}

const Placing *RebuiltWorld::placingOf(int client, const TickSection *section)
{
    if (!section)
        return nullptr;
    const auto found = std::ranges::lower_bound(section->places, client, {}, &Placing::client);
    return found != section->places.end() && found->client == client ? &*found : nullptr;
}

bool RebuiltWorld::isGone(int client, const TickSection *section) const
{
    const Placing *place = placingOf(client, section);
    return place && place->what == Placing::What::Gone && tee(client).isAlive;
}

/// Kill and respawn within a tick leave no record but the place.
void RebuiltWorld::kill(int client, bool isOwnWish, const TickSection *section)
{
    Person &one = person(client);
    if (!tee(client).isAlive)
        return;
    const auto &settings = m_state.settings;
    const bool isTooSoon = one.lastKill > 0
                           && one.lastKill + settings.killDelay * TicksPerSecond > m_state.tick;
    const bool isProtected = settings.killProtection > 0 && tee(client).race == RaceState::Started
                             && m_state.tick - tee(client).startTick
                                    > settings.killProtection * 60 * TicksPerSecond;
    if (isOwnWish && (isTooSoon || isProtected || one.pause != 0))
        return;
    if (!killOf(client, section, RebuiltEvent::OwnWish))
        return;
    if (isOwnWish)
        one.lastKill = m_state.tick;
    killTeamOf(client, section, true);
}

/// Kills where the next records show that it died: it is gone then, or at a spawn point.
bool RebuiltWorld::killOf(int client, const TickSection *section, RebuiltEvent::DeathBy by)
{
    Person &one = person(client);
    if (!tee(client).isAlive)
        return false;
    if (!isGone(client, section)) {
        const Placing *next = placingOf(client, section);
        const Vector then{static_cast<float>(next ? next->x : one.x),
                          static_cast<float>(next ? next->y : one.y)};
        const bool isAtSpawn = std::ranges::any_of(tiles().spawns(), [&](Vector spawn) {
            return teeworlds::length(spawn - then) <= SpawnReach;
        });
        if (!isAtSpawn)
            return false;
        one.respawns = true;
    }
    die(client, by);
    return true;
}

/// The tees of a team that is being saved die; most are back in the next tick.
/// Source: section 18.
void RebuiltWorld::killSavedTeam(int team, const TickSection *section)
{
    if (team <= 0 || team >= m_rules->superTeam())
        return;
    for (int client = 0; client < m_clientsEnd; ++client) {
        if (person(client).team == team)
            killOf(client, section, RebuiltEvent::Leaving);
    }
}

/// Who dies in a locked team takes all others with him once their race has begun.
/// \param areBackAtOnce  as after his own wish; then behind him.
/// Source: section 18.
void RebuiltWorld::killTeamOf(int client, const TickSection *section, bool areBackAtOnce)
{
    const int team = person(client).team;
    if (team <= 0 || team >= m_rules->superTeam() || !m_state.locked[teamIndex(team)]
        || m_state.teamRaces[teamIndex(team)] == TeamRace::Open)
        return;
    m_state.teamRaces[teamIndex(team)] = TeamRace::Open;
    m_state.practice[teamIndex(team)] = false;
    for (int other = 0; other < m_clientsEnd; ++other) {
        const bool isOfTeam = other != client && person(other).team == team;
        if (isOfTeam && (areBackAtOnce || isGone(other, section))
            && killOf(other, section, RebuiltEvent::World))
            person(other).spawnsLater = person(other).respawns;
    }
}

/// Before August 2021 a tee is recorded one tick after it appeared: it had a turn from a
/// spawn point then.
void RebuiltWorld::appearLate(const TickSection *section)
{
    if (!section)
        return;
    for (const Placing &place : section->places) {
        if (place.what != Placing::What::New)
            continue;
        Person &one = person(place.client);
        one.x = place.x;
        one.y = place.y;
        one.isInGame = true;
        one.mayAct = one.mayAct || one.hasInput;
        if (!tee(place.client).isAlive)
            spawn(place.client, nearestSpawn(place.client));
    }
}

/// Whether its place after this tick is that of a new life.
bool RebuiltWorld::respawnsNow(int client) const
{
    const Placing *place = placingOf(client, m_section);
    return person(client).respawns || (place && place->what == Placing::What::Gone);
}

void RebuiltWorld::setPause(int client, int pause, bool isForced)
{
    Person &one = person(client);
    Tee &own = tee(client);
    if (!own.isAlive || pause == one.pause)
        return;
    if (pause != WatchesOutside && !own.isInWorld) {
        const bool isTooSoon = one.lastPause >= 0
                               && one.lastPause + m_state.settings.specFrequency * TicksPerSecond
                                      > m_state.tick;
        if (isTooSoon && !isForced)
            return;
        own.velocity = {};
        enterWorld(client);
        if (m_rules->version >= PausedFreezeVersion && own.freezeStart > 0 && own.pausedTick >= 0)
            own.freezeStart += m_state.tick - own.pausedTick;
    }
    one.pause = pause;
    one.isPauseOver = false;
    one.lastPause = m_state.tick;
}

void RebuiltWorld::processPause(int client)
{
    Person &one = person(client);
    Tee &own = tee(client);
    if (one.forcedPause != 0 && one.forcedPause < m_state.tick) {
        one.forcedPause = 0;
        one.isPauseOver = true;
    }
    if (one.pause != WatchesOutside || !own.isInWorld || !collision().isGrounded(own.place)
        || own.place != own.previous)
        return;
    leaveWorld(client);
    if (own.hookedPlayer != -1) {
        own.dropHook(teeworlds::HookRetracted);
        releaseHooksOn(client);
    }
    own.pausedTick = m_state.tick;
}

/// Not every server lets a tee back when its forced pause is over, so its first move tells.
void RebuiltWorld::endForcedPauses(const TickSection *section)
{
    if (!section)
        return;
    for (const Placing &place : section->places) {
        Person &one = person(place.client);
        const bool moves = place.what == Placing::What::Moved
                           && (place.x != one.x || place.y != one.y);
        if (one.isPauseOver && moves)
            setPause(place.client, 0, true);
    }
}

void RebuiltWorld::saveRescue(int client)
{
    Tee &own = tee(client);
    const int team = person(client).team;
    const bool isInTeam = team > 0 && team < m_rules->superTeam();
    if ((m_state.settings.rescue == 0 && !isInTeam) || own.isDeep)
        return;
    const RaceCell &cell = tiles().at(own.place);
    if (cell.has(tile::Freeze) || cell.has(tile::DeepFreeze) || !collision().isGrounded(own.place))
        return;
    own.rescue = own;
    own.hasRescue = true;
    own.freezeAge = m_state.tick - own.freezeStart;
}

/// Source: sections 10 and 17, /r.
void RebuiltWorld::rescue(int client)
{
    Tee &own = tee(client);
    Person &one = person(client);
    const bool isPractice = m_state.practice[teamIndex(one.team)];
    const bool isTooSoon = one.lastRescue > 0
                           && one.lastRescue + m_state.settings.rescueDelay * TicksPerSecond
                                  > m_state.tick;
    if (!own.isAlive || !own.hasRescue || isTooSoon
        || (m_state.settings.rescue == 0 && !isPractice))
        return;
    one.lastRescue = m_state.tick;
    if (one.pause != 0)
        setPause(client, 0, true);
    carry(own.rescue, own, m_rules->version < NinjaRescueVersion);
    tell(What::Teleported, client);
    own.freezeStart = m_state.tick - own.freezeAge;
    unfreeze(client);
}

void RebuiltWorld::carry(const CarriedState &from, Tee &own, bool keepsNinja)
{
    using namespace input_number;
    const std::int32_t ninjaTick = own.ninjaTick;
    const Vector ninjaDir = own.ninjaDir;
    const std::int32_t ninjaMove = own.ninjaMove;
    static_cast<CarriedState &>(own) = from;
    if (keepsNinja) {
        own.ninjaTick = ninjaTick;
        own.ninjaDir = ninjaDir;
        own.ninjaMove = ninjaMove;
    }
    own.core = own.previous = own.place;
    own.velocity = {};
    own.dropHook(teeworlds::HookIdle);
    own.saved[Direction] = own.saved[Jump] = own.saved[Hook] = 0;
    if ((own.saved[Fire] & 1) != 0)
        ++own.saved[Fire];
    own.saved[Fire] &= CounterMask;
}

void RebuiltWorld::swapTees(int first, int second)
{
    if (!tee(first).isAlive || !tee(second).isAlive)
        return;
    const CarriedState ofFirst = tee(first);
    const CarriedState ofSecond = tee(second);
    carry(ofSecond, tee(first), false);
    carry(ofFirst, tee(second), false);
    std::swap(tee(first).startTick, tee(second).startTick);
    std::swap(tee(first).freezeStart, tee(second).freezeStart);
    for (const int client : {first, second}) {
        tell(What::Teleported, client);
        doubt(client, Guess::Loaded);
    }
}

void RebuiltWorld::becomeSuper(int client, bool isSuperTee)
{
    Tee &own = tee(client);
    own.set(FlagSuper, isSuperTee);
    if (!isSuperTee)
        return;
    own.race = RaceState::Cheated;
    unfreeze(client);
}

void RebuiltWorld::changeTeam(int client, int team)
{
    Person &one = person(client);
    const int before = one.team;
    one.team = one.nextTeam = team;
    const auto isIn = [&](int which) {
        return std::ranges::any_of(m_state.persons,
                                   [which](const Person &other) { return other.team == which; });
    };
    if (before > 0 && !isIn(before))
        resetTeam(before);
    if (m_rules->version < ShotsGoVersion)
        return;
    std::erase_if(m_state.projectiles,
                  [client](const Projectile &shot) { return shot.owner == client; });
    std::erase_if(m_state.beams, [client](const Beam &beam) { return beam.owner == client; });
}

void RebuiltWorld::handleRaceTiles(int client, const RaceCell &cell)
{
    Tee &own = tee(client);
    constexpr float Third = TeeSize / 3;
    const auto touches = [&](std::uint8_t index) {
        return cell.has(index) || tiles().at(own.place + Vector{Third, -Third}).has(index)
               || tiles().at(own.place + Vector{Third, Third}).has(index)
               || tiles().at(own.place + Vector{-Third, -Third}).has(index)
               || tiles().at(own.place + Vector{-Third, Third}).has(index);
    };
    if (tiles().hasRace()) {
        if (own.race != RaceState::Cheated && touches(tile::Start))
            startRace(client);
        if (own.race == RaceState::Started && touches(tile::Finish))
            finishRace(client);
    }
    if (cell.has(tile::SoloOn))
        own.set(FlagSolo, true);
    else if (cell.has(tile::SoloOff))
        own.set(FlagSolo, false);
}

void RebuiltWorld::startRace(int client)
{
    Tee &own = tee(client);
    const int team = person(client).team;
    if (m_state.settings.resetPickups != 0) {
        for (std::int32_t weapon = Shotgun; weapon < Ninja; ++weapon)
            loseWeapon(own, weapon);
    }
    if (team == 0) {
        if (own.race != RaceState::Started)
            tell(What::Started, client);
        own.startTick = m_state.tick;
        own.race = RaceState::Started;
        return;
    }
    if (own.race == RaceState::Finished)
        return;
    m_state.hasStartedInTeam.set(static_cast<std::size_t>(client));
    TeamRace &race = m_state.teamRaces[teamIndex(team)];
    if (race != TeamRace::Open)
        return;
    race = TeamRace::Started;
    for (int other = 0; other < ClientCount; ++other) {
        if (!tee(other).isAlive || person(other).team != team)
            continue;
        tee(other).race = RaceState::Started;
        tee(other).startTick = m_state.tick;
        tell(What::Started, other);
    }
}

void RebuiltWorld::finishRace(int client)
{
    const int team = person(client).team;
    const auto finish = [&](int who) {
        const std::int32_t ticks = m_state.tick - tee(who).startTick;
        if (ticks <= 0)
            return;
        tee(who).race = RaceState::Finished;
        tell(What::Finished, who, -1, ticks);
    };
    if (team == 0 || team == m_rules->superTeam()) {
        finish(client);
        return;
    }
    if (!m_state.hasStartedInTeam[static_cast<std::size_t>(client)])
        return;
    m_state.hasFinishedInTeam.set(static_cast<std::size_t>(client));
    for (int other = 0; other < ClientCount; ++other) {
        if (tee(other).isAlive && person(other).team == team
            && !m_state.hasFinishedInTeam[static_cast<std::size_t>(other)])
            return;
    }
    m_state.teamRaces[teamIndex(team)] = TeamRace::Finished;
    for (int other = 0; other < ClientCount; ++other) {
        if (!tee(other).isAlive || person(other).team != team)
            continue;
        m_state.hasFinishedInTeam.reset(static_cast<std::size_t>(other));
        if (!m_state.practice[teamIndex(team)])
            finish(other);
    }
}

} // namespace tickscope::teehistorian
