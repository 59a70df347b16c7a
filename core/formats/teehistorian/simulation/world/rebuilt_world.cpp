// SPDX-License-Identifier: MIT
//
// The order of a tick. Source: ddnet-rebuild.md, sections 2 and 4.
#include "core/formats/teehistorian/simulation/world/rebuilt_world.h"

#include <algorithm>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

/// Ticks without any record that are simulated one after the other: an hour. In more of them
/// no player is there, or they are no recording.
constexpr std::int32_t MostEmptyTicks = 50 * 3600;

/// Steps of lines, walks and collisions of one tick: some milliseconds.
constexpr float MostSteps = 1'000'000;
/// What a tick costs of ServerRules::idleSteps, by measurement.
constexpr double LineSteps = 0.5; ///< Each of a line, most of whose points are not looked at.
constexpr double StepsOfATick = 20;
constexpr double StepsOfATee = 60;
constexpr double StepsOfAPair = 3;     ///< Of tees, each way.
constexpr double StepsOfATeesUnit = 4; ///< For each unit that one moves.
constexpr double StepsOfAShot = 10;
constexpr double StepsOfADevice = 2;
/// What a tick with records gives back of them, so that all of a file costs in proportion to it.
constexpr double StepsOfARecord = 40'000;

constexpr std::int32_t NormalEmote = 0;

RebuiltWorld::RebuiltWorld(std::shared_ptr<const ServerRules> rules)
    : m_world(std::move(rules))
    , m_idleStepsLeft(m_world.rules().idleSteps)
{
}

void RebuiltWorld::restore(const RebuiltState &state)
{
    m_world.restore(state);
    ++m_changes;
    m_firstOfTick = 0;
    m_idleStepsLeft = rules().idleSteps;
    m_idleTicks = 0;
}

void RebuiltWorld::idleTo(Tick tick)
{
    m_world.events.clear();
    m_firstOfTick = 0;
    RebuiltState &state = m_world;
    const auto last = static_cast<std::int32_t>(tick.value);
    while (state.tick < last && m_idleTicks < MostEmptyTicks && m_idleStepsLeft >= 0) {
        goTo(state.tick + 1, nullptr);
        ++m_idleTicks;
    }
    if (state.tick >= last)
        return;
    state.isDamaged = state.isDamaged || m_idleStepsLeft < 0 || !state.order.empty();
    state.tick = last;
    m_firstOfTick = events().size();
    ++m_changes;
}

void RebuiltWorld::step(const TickSection &section)
{
    idleTo(section.tick - 1);
    addClients(section);
    if (state().tick < section.tick.value)
        goTo(state().tick + 1, &section);
    m_world.pending = section.actions;
    m_idleTicks = 0;
}

/// Remembers which clients there are to walk over.
void RebuiltWorld::addClients(const TickSection &section)
{
    const auto add = [this](std::int32_t client) {
        if (client >= m_world.clientsEnd && client < ClientCount)
            m_world.clientsEnd = client + 1;
    };
    for (const Placing &place : section.places)
        add(place.client);
    for (const Action &action : section.actions) {
        add(action.client);
        if (action.what == Action::What::Swap)
            add(action.value);
    }
}

void RebuiltWorld::goTo(std::int32_t tick, const TickSection *section)
{
    const bool isIdle = !section || (section->places.empty() && section->actions.empty());
    m_firstOfTick = events().size();
    if (isIdle && isStill()) {
        m_world.tick = tick;
        return;
    }
    ++m_changes;
    if (!isIdle)
        m_idleStepsLeft = std::min(rules().idleSteps, m_idleStepsLeft + StepsOfARecord);
    const float before = isIdle
                             ? static_cast<float>(std::clamp<double>(m_idleStepsLeft, 0, MostSteps))
                             : MostSteps;
    m_world.stepsLeft = before;
    m_world.section = section;
    actBetween();
    m_world.tick = tick;
    holdInputs(m_world);
    placePersons();
    moveProjectiles(m_world);
    moveBeams(m_world);
    actDevices(m_world);
    actPickups(m_world);
    takeTurns(m_world);
    settleMoves(m_world);
    m_world.switches.runTimers(tick);
    endTick();
    m_world.section = nullptr;
    if (isIdle)
        m_idleStepsLeft -= (before - m_world.stepsLeft) * LineSteps + stepsOfEach();
}

bool RebuiltWorld::isStill() const
{
    return clientsEnd() == 0 && state().pending.empty() && state().switches.timers.empty()
           && state().projectiles.empty() && rules().devices.isEmpty();
}

/// What all that is there costs in a tick, whatever it does.
double RebuiltWorld::stepsOfEach() const
{
    const DeviceState &devices = state().devices;
    const std::size_t shots = state().projectiles.size() + state().beams.size()
                              + devices.plasma.size();
    const std::size_t fixed = devices.lasers.size() + devices.draggers.size()
                              + devices.turrets.size() + devices.draggerBeams.size();
    double moved = 0;
    for (const std::int32_t client : state().order) {
        const float speed = length(m_world.tee(client).velocity);
        moved += speed < teeworlds::MaxSpeed ? speed : teeworlds::MaxSpeed; // also for no number
    }
    const auto tees = static_cast<double>(state().order.size());
    return StepsOfATick + StepsOfATee * tees + StepsOfAPair * tees * tees + StepsOfATeesUnit * moved
           + StepsOfAShot * static_cast<double>(shots)
           + StepsOfADevice * static_cast<double>(fixed);
}

/// What the server got between two ticks: commands, messages, who comes and goes, then the
/// inputs, client by client.
void RebuiltWorld::actBetween()
{
    for (const Action &action : state().pending) {
        if (action.what != Action::What::Input)
            perform(m_world, action);
    }
    endForcedPauses(m_world);
    if (rules().recordsTeesLate)
        appearLate(m_world);
    applyInputs(m_world);
    m_world.pending.clear();
    for (int client = 0; client < clientsEnd(); ++client) {
        const Person &one = m_world.person(client);
        if (one.team != one.nextTeam)
            changeTeam(m_world, client, one.nextTeam);
    }
}

/// Recorded places after the tick. Those of tees that appear count from the end of it.
void RebuiltWorld::placePersons()
{
    if (!m_world.section)
        return;
    for (const Placing &place : m_world.section->places) {
        Person &one = m_world.person(place.client);
        one.isPlaced = place.what != Placing::What::Gone;
        if (one.isPlaced) {
            one.x = place.x;
            one.y = place.y;
        }
    }
}

void RebuiltWorld::endTick()
{
    for (int client = 0; client < clientsEnd(); ++client)
        endTickOf(client);
    for (int client = 0; client < clientsEnd(); ++client) {
        Person &one = m_world.person(client);
        if (one.spawnsLater)
            spawn(m_world, client, one.recorded());
        one.spawnsLater = false;
    }
}

void RebuiltWorld::endTickOf(int client)
{
    Person &one = m_world.person(client);
    const Placing *place = m_world.placing(client);
    Tee &own = m_world.tee(client);
    if (place && place->what == Placing::What::Gone && own.isAlive)
        die(m_world, client,
            m_world.isTakenOut(client) ? RebuiltEvent::Leaving : RebuiltEvent::Game);
    leaveStart(m_world, client);
    if (own.isAlive)
        processPause(m_world, client);
    const bool appears = place && place->what == Placing::What::New && !rules().recordsTeesLate;
    if (appears || one.respawns) {
        if (own.isAlive)
            die(m_world, client, RebuiltEvent::Game);
        if (!one.spawnsLater)
            spawn(m_world, client, one.recorded());
    }
    one.respawns = false;
    if (one.emoteReset >= 0 && one.emoteReset <= state().tick) {
        one.emoteReset = -1;
        one.emoteDefault = 0;
    }
    if (own.isAlive && !own.isInWorld)
        own.place = own.core = one.recorded();
}

// Values of tees as demos show them. Source: ddnet-rebuild.md, sections 9, 13 and 17.

bool RebuiltWorld::isAfk(int client) const
{
    const Person &one = m_world.person(client);
    const std::int32_t afkTime = state().settings.maxAfkTime * TicksPerSecond;
    return afkTime != 0 && (one.isAfkFromStart || state().tick - one.lastActivity > afkTime);
}

std::int32_t RebuiltWorld::guessOf(int client) const
{
    std::int32_t guess = m_world.tee(client).guess;
    if (!rules().devices.isEmpty() && !rules().devicesWereCompared)
        guess |= Guess::Devices;
    if (isAfk(client) || m_world.person(client).wasThere)
        guess |= Guess::Afk;
    if (state().isDamaged)
        guess |= Guess::TooMuch;
    return guess;
}

std::int32_t RebuiltWorld::shownEmote(int client) const
{
    const Tee &own = m_world.tee(client);
    const Person &one = m_world.person(client);
    const bool isFrozen = own.isDeep || own.freezeTime > 0 || own.is(FlagLiveFrozen);
    // A forced pause ends in a turn only, so who spawns after its time still shows it.
    if (isAfk(client) || one.pause != 0 || one.forcedPause != 0) {
        if (!isFrozen || !rules().blinksWhileAway)
            return isFrozen ? NormalEmote : Blink;
    } else if (own.emote != NormalEmote) {
        return own.emote;
    } else if (isFrozen) {
        return own.isDeep || own.is(FlagLiveFrozen) ? Pain : Blink;
    }
    constexpr std::int32_t Period = 5 * TicksPerSecond;
    constexpr std::int32_t BlinkTicks = 5;
    return Period - (state().tick - own.lastAction) % Period < BlinkTicks ? Blink : NormalEmote;
}

std::uint32_t RebuiltWorld::shownFlags(int client) const
{
    const Tee &own = m_world.tee(client);
    const auto team = teamIndex(m_world.person(client).team);
    std::uint32_t flags = own.flags | own.weapons << FlagsOfWeapons;
    if (!state().tuning.isOn(teeworlds::Tune::PlayerCollision))
        flags |= FlagNoCollision;
    if (!state().tuning.isOn(teeworlds::Tune::PlayerHooking))
        flags |= FlagNoHook;
    if (own.isInFreeze)
        flags |= FlagInFreeze;
    if (state().teams.practice[team])
        flags |= FlagPractice;
    return flags;
}

std::int32_t RebuiltWorld::freezeEnd(int client) const
{
    const Tee &own = m_world.tee(client);
    if (own.isDeep)
        return -1;
    return own.freezeTime == 0 ? 0 : state().tick + own.freezeTime;
}

} // namespace tickscope::teehistorian
