// SPDX-License-Identifier: MIT
//
// Inputs, lives, pauses and rescues. Source: ddnet-rebuild.md, sections 2, 10 and 17.
#include <algorithm>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using What = RebuiltEvent::What;

constexpr float SpawnReach = 33;
constexpr std::int32_t CounterMask = 63;

constexpr std::int32_t Chatting = 4;
constexpr std::int32_t SpectatorCamera = 32;

void trackActivity(World &world, Person &one, const InputNumbers &numbers)
{
    constexpr std::int32_t Scoreboard = 8;
    InputNumbers before = one.input;
    InputNumbers after = numbers;
    before[input_number::PlayerFlags] &= ~Scoreboard;
    after[input_number::PlayerFlags] &= ~Scoreboard;
    if (before == after && one.hasInput)
        return;
    one.hasInput = true;
    ++one.changedInputs;
    // To servers before 17 the first one is of the time when their clock began to run.
    const bool isOld = world.rules().isAfkUntilInput;
    one.lastActivity = isOld && one.changedInputs == 1 ? 0 : world.tick;
    if (isOld || one.changedInputs >= 2)
        one.isAfkFromStart = one.wasThere = false;
}

void earlyInput(World &world, int client, const InputNumbers &numbers)
{
    using namespace input_number;
    Person &one = world.person(client);
    one.flags = numbers[PlayerFlags];
    const bool isAside = (one.flags & Chatting) != 0
                         || (world.rules().spectatorCameraIsAside
                             && (one.flags & SpectatorCamera) != 0);
    Tee &own = world.tee(client);
    if (isAside || one.pause != 0 || !own.isAlive)
        return;
    own.latestBefore = own.latest;
    own.latest = numbers;
    if (own.latest[TargetX] == 0 && own.latest[TargetY] == 0)
        own.latest[TargetY] = -1;
    ++own.inputCount;
    if (own.inputCount > 1) {
        switchByInput(own);
        shoot(world, client);
    }
    own.latestBefore = own.latest;
}

void holdInput(World &world, int client, const InputNumbers &numbers)
{
    using namespace input_number;
    const Person &one = world.person(client);
    const bool isChatting = (one.flags & Chatting) != 0 && (numbers[PlayerFlags] & Chatting) != 0;
    Tee &own = world.tee(client);
    if (isChatting || one.pause != 0 || !own.isAlive)
        return;
    InputNumbers next = numbers;
    if (own.saved != next)
        own.lastAction = world.tick;
    if (next[TargetX] == 0 && next[TargetY] == 0)
        next[TargetY] = -1;
    own.saved = next;
}

void carry(const CarriedState &from, Tee &own, bool keepsNinja)
{
    using namespace input_number;
    const CarriedState before = own;
    static_cast<CarriedState &>(own) = from;
    own.set(FlagSuper, (before.flags & FlagSuper) != 0);
    if (keepsNinja) {
        own.ninjaTick = before.ninjaTick;
        own.ninjaDir = before.ninjaDir;
        own.ninjaMove = before.ninjaMove;
    }
    own.core = own.previous = own.place;
    own.velocity = {};
    own.dropHook(teeworlds::HookIdle);
    own.saved[Direction] = own.saved[Jump] = own.saved[Hook] = 0;
    if ((own.saved[Fire] & 1) != 0)
        ++own.saved[Fire];
    own.saved[Fire] &= CounterMask;
}

} // namespace

void applyInputs(World &world)
{
    // Records stand in the order of their arrival; the server takes them client by client.
    for (const Action &action : world.pending) {
        if (action.what != Action::What::Input)
            continue;
        Person &one = world.person(action.client);
        if (one.inputsNow == 0)
            one.held = action.numbers;
        ++one.inputsNow;
        one.mayAct = true;
        trackActivity(world, one, action.numbers);
    }
    for (int client = 0; client < world.clientsEnd; ++client) {
        Person &one = world.person(client);
        if (one.inputsNow == 0) {
            if (one.mayAct && world.rules().repeatsInputs)
                earlyInput(world, client, one.input);
            continue;
        }
        for (const Action &action : world.pending) {
            if (action.what != Action::What::Input || action.client != client)
                continue;
            one.input = action.numbers;
            earlyInput(world, client, action.numbers);
        }
    }
}

void holdInputs(World &world)
{
    for (int client = 0; client < world.clientsEnd; ++client) {
        Person &one = world.person(client);
        if (one.inputsNow > 0 || (one.mayAct && world.rules().repeatsInputs))
            holdInput(world, client, one.inputsNow > 0 ? one.held : one.input);
        one.inputsNow = 0;
    }
}

void spawn(World &world, int client, Vector place)
{
    using namespace input_number;
    Person &one = world.person(client);
    one.isSpectator = false;
    Tee fresh;
    fresh.place = fresh.core = fresh.previous = fresh.hookPos = place;
    fresh.isAlive = true;
    fresh.freezeStart = 0;
    if (!world.rules().spawnsWithoutInput) {
        fresh.saved = one.input;
        fresh.saved[TargetX] = 0;
        fresh.saved[TargetY] = -1;
    }
    fresh.input = fresh.latest = fresh.latestBefore = fresh.saved;
    const ServerSettings &settings = world.settings;
    fresh.set(FlagSolo, settings.soloServer != 0);
    fresh.set(FlagEndlessHook, settings.endlessDrag != 0);
    fresh.set(FlagNoHammer | FlagNoShotgun | FlagNoGrenade | FlagNoLaser, settings.hit == 0);
    fresh.tuneZone = world.tiles().tuneZoneAt(place);
    fresh.guess = world.rules().inputsStandAsTheyArrived ? Guess::Arrival : 0;
    world.tee(client) = fresh;
    world.teams.hasStarted.reset(static_cast<std::size_t>(client));
    world.teams.hasFinished.reset(static_cast<std::size_t>(client));
    world.enterWorld(client);
    world.emitEvent(What::Spawned, client);
}

void die(World &world, int client, RebuiltEvent::DeathBy by)
{
    Tee &own = world.tee(client);
    leaveStart(world, client); // whose race lasted a tick; who leaves the game has none
    world.leaveWorld(client);
    own.isAlive = false;
    own.set(FlagSolo, false);
    world.emitEvent(What::Died, client, -1, by);
    if (world.rules().teamsAreCommands)
        world.person(client).nextTeam = 0;
    openTeamOfDead(world, client);
}

bool isKillProtected(const World &world, int client)
{
    const Tee &own = world.tee(client);
    const std::int32_t ticks = world.settings.killProtection * 60 * TicksPerSecond;
    return ticks > 0 && own.race == RaceState::Started && world.tick - own.startTick >= ticks;
}

void kill(World &world, int client, bool isByKey)
{
    Person &one = world.person(client);
    if (!world.tee(client).isAlive)
        return;
    if (isByKey
        && (isTooSoon(one.lastKill, world.settings.killDelay, world.tick)
            || isKillProtected(world, client) || one.pause != 0))
        return;
    if (!killOf(world, client, RebuiltEvent::OwnWish))
        return;
    if (isByKey)
        one.lastKill = world.tick;
    killTeamOf(world, client, true);
}

bool isDeadAfter(const World &world, int client)
{
    const Vector then = world.placeAfter(client);
    return world.isGone(client)
           || std::ranges::any_of(world.tiles().places().spawns, [then](Vector spawn) {
                  return length(spawn - then) <= SpawnReach;
              });
}

bool killOf(World &world, int client, RebuiltEvent::DeathBy by)
{
    if (!world.tee(client).isAlive || !isDeadAfter(world, client))
        return false;
    world.person(client).respawns = !world.isGone(client);
    die(world, client, by);
    return true;
}

void appearLate(World &world)
{
    if (!world.section)
        return;
    for (const Placing &place : world.section->places) {
        if (place.what != Placing::What::New)
            continue;
        Person &one = world.person(place.client);
        one.x = place.x;
        one.y = place.y;
        one.isInGame = true;
        one.mayAct = one.mayAct || one.hasInput;
        if (!world.tee(place.client).isAlive)
            spawn(world, place.client, nearestSpawn(world, place.client));
    }
}

void setPause(World &world, int client, int pause, bool isForced)
{
    Person &one = world.person(client);
    Tee &own = world.tee(client);
    if (!own.isAlive || pause == one.pause)
        return;
    if (pause != WatchesOutside && !own.isInWorld) {
        const bool isTooSoon = one.lastPause >= 0
                               && one.lastPause + world.settings.specFrequency * TicksPerSecond
                                      > world.tick;
        if (isTooSoon && !isForced)
            return;
        own.velocity = {};
        world.enterWorld(client);
        if (world.rules().pausesStopFreezes && own.freezeStart > 0 && own.pausedTick >= 0)
            own.freezeStart += world.tick - own.pausedTick;
    }
    one.pause = pause;
    one.isPauseOver = false;
    one.lastPause = world.tick;
}

void processPause(World &world, int client)
{
    Person &one = world.person(client);
    Tee &own = world.tee(client);
    if (one.forcedPause != 0 && one.forcedPause < world.tick) {
        one.forcedPause = 0;
        one.isPauseOver = !world.rules().forcedPausesEnd;
        if (!one.isPauseOver)
            setPause(world, client, 0, true);
    }
    if (one.pause != WatchesOutside || !own.isInWorld || !world.collision().isGrounded(own.place)
        || own.place != own.previous)
        return;
    world.leaveWorld(client);
    if (own.hookedPlayer != -1) {
        own.dropHook(teeworlds::HookRetracted);
        releaseHooksOn(world, client);
    }
    own.pausedTick = world.tick;
}

void endForcedPauses(World &world)
{
    if (!world.section)
        return;
    for (const Placing &place : world.section->places) {
        Person &one = world.person(place.client);
        const bool moves = place.what == Placing::What::Moved
                           && (place.x != one.x || place.y != one.y);
        if (one.isPauseOver && moves)
            setPause(world, place.client, 0, true);
    }
}

void saveRescue(World &world, int client)
{
    Tee &own = world.tee(client);
    const bool isInTeam = world.isRealTeam(world.teamOf(client));
    if ((world.settings.rescue == 0 && !isInTeam) || own.isDeep)
        return;
    if (own.isInFreeze || !world.collision().isGrounded(own.place))
        return;
    own.rescue = own;
    own.hasRescue = true;
    own.freezeAge = world.tick - own.freezeStart;
}

void rescue(World &world, int client)
{
    Tee &own = world.tee(client);
    const Person &one = world.person(client);
    const bool isPractice = world.teams.practises(one.team);
    if (!own.isAlive || (world.settings.rescue == 0 && !isPractice))
        return;
    // Servers forget when the last one was, and only wait after they begin.
    const bool isTooSoon = world.tick < world.settings.rescueDelay * TicksPerSecond;
    if (own.hasRescue && !own.is(FlagSuper) && !isTooSoon) {
        if (one.pause != 0)
            setPause(world, client, 0, true);
        const bool wasFrozen = own.isDeep || own.freezeTime > 0;
        carry(own.rescue, own, world.rules().rescueKeepsNinja);
        world.emitEvent(What::Teleported, client);
        if (wasFrozen && own.freezeTime == 0)
            world.emitEvent(What::Unfrozen, client);
        own.freezeStart = world.tick - own.freezeAge;
    }
    unfreeze(world, client); // also who stays where it is
}

void swapTees(World &world, int first, int second)
{
    if (!world.tee(first).isAlive || !world.tee(second).isAlive)
        return;
    const std::int32_t pauseOfFirst = world.person(first).pause;
    setPause(world, first, world.person(second).pause, true);
    setPause(world, second, pauseOfFirst, true);
    const CarriedState ofFirst = world.tee(first);
    const CarriedState ofSecond = world.tee(second);
    carry(ofSecond, world.tee(first), false);
    carry(ofFirst, world.tee(second), false);
    std::swap(world.tee(first).startTick, world.tee(second).startTick);
    std::swap(world.tee(first).freezeStart, world.tee(second).freezeStart);
    for (const int client : {first, second}) {
        world.emitEvent(What::Teleported, client);
        world.doubt(client, Guess::Loaded);
    }
}

} // namespace tickscope::teehistorian
