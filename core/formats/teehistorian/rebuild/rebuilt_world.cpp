// SPDX-License-Identifier: MIT
//
// The order of a tick. Source: ddnet-rebuild.md, sections 2 and 4.
#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

#include <algorithm>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

/// Ticks without any record that are simulated one by one: an hour. Longer ones hold nobody
/// who moves, or are no recording.
constexpr std::int32_t MostEmptyTicks = 50 * 3600;

/// Steps of lines, walks and collisions of one tick: some milliseconds.
constexpr float MostSteps = 1'000'000;
/// What a tick costs of ServerRules::idleSteps, by measurement.
constexpr double LineSteps = 0.5; ///< Each of a line, most of whose points are not looked at.
constexpr double StepsOfATick = 20;
constexpr double StepsOfATee = 150;
constexpr double StepsOfATeesUnit = 4; ///< For each unit that one moves.
constexpr double StepsOfAShot = 10;
constexpr double StepsOfADevice = 2;
/// What a tick with records gives back of them, so that all of a file costs in proportion to it.
constexpr double StepsOfARecord = 200'000;

constexpr std::int32_t Chatting = 4;
constexpr std::int32_t SpectatorCamera = 32;
constexpr int SpectatorCameraVersion = 1809;

} // namespace

RebuiltWorld::RebuiltWorld(std::shared_ptr<const ServerRules> rules)
    : m_rules(std::move(rules))
    , m_idleStepsLeft(m_rules->idleSteps)
{
    m_state.settings = m_rules->settings;
    m_state.tuning = m_rules->tuning;
    m_state.isDamaged = m_rules->isMapTooFull || m_rules->tiles->hasTooManyDoors()
                        || m_rules->devices.isTooFull;
    m_state.devices = firstDevices(m_rules->devices);
    if (m_rules->random)
        m_state.random = *m_rules->random;
    addMapBullets();
}

void RebuiltWorld::restore(const RebuiltState &state)
{
    m_state = state;
    const auto &devices = m_state.devices;
    const DeviceRules &known = m_rules->devices;
    if (devices.lasers.size() != known.lasers.size()
        || devices.draggers.size() != known.draggers.size()
        || devices.turrets.size() != known.turrets.size()) {
        m_state.devices = firstDevices(known); // those of another map
        m_state.isDamaged = true;
    }
    m_idleStepsLeft = m_rules->idleSteps;
    m_clientsEnd = ClientCount; // whoever there was before
    m_inWorld = {};
    for (const std::int32_t client : m_state.order)
        markInWorld(client, true);
}

void RebuiltWorld::markInWorld(int client, bool isInWorld)
{
    std::uint64_t &word = m_inWorld[static_cast<std::size_t>(client / WordBits)];
    const std::uint64_t bit = std::uint64_t{1} << (client % WordBits);
    word = isInWorld ? word | bit : word & ~bit;
}

void RebuiltWorld::tell(RebuiltEvent::What what, int client, int other, int value)
{
    tellAt(tee(client).place, what, client, other, value);
}

void RebuiltWorld::tellAt(Vector place, RebuiltEvent::What what, int client, int other, int value)
{
    // A hostile tick, or an hour without records, must not fill the memory.
    constexpr std::size_t MostEvents = 20'000;
    if (m_events.size() < MostEvents)
        m_events.push_back({what, m_state.tick, client, other, value, place});
}

void RebuiltWorld::jumpNear(Tick tick)
{
    if (tick.value - m_state.tick <= MostEmptyTicks)
        return;
    m_state.isDamaged = m_state.isDamaged || !m_state.order.empty();
    m_state.tick = static_cast<std::int32_t>(tick.value) - MostEmptyTicks;
}

void RebuiltWorld::step(const TickSection &section)
{
    m_events.clear();
    const auto tick = static_cast<std::int32_t>(section.tick.value);
    jumpNear(section.tick);
    noteClients(section);
    while (m_state.tick < tick) {
        if (m_idleStepsLeft < 0 && m_state.tick + 1 < tick) {
            m_state.isDamaged = true;
            m_state.tick = tick - 1;
        }
        goTo(m_state.tick + 1, m_state.tick + 1 == tick ? &section : nullptr);
    }
    m_state.pending = section.happenings;
}

void RebuiltWorld::noteClients(const TickSection &section)
{
    const auto note = [this](std::int32_t client) {
        if (client >= m_clientsEnd && client < ClientCount)
            m_clientsEnd = client + 1;
    };
    for (const Placing &place : section.places)
        note(place.client);
    for (const Happening &happening : section.happenings) {
        note(happening.client);
        if (happening.what == Happening::What::Swap)
            note(happening.value);
    }
}

void RebuiltWorld::goTo(std::int32_t tick, const TickSection *section)
{
    const bool isIdle = !section || (section->places.empty() && section->happenings.empty());
    if (!isIdle)
        m_idleStepsLeft = std::min(m_rules->idleSteps, m_idleStepsLeft + StepsOfARecord);
    m_stepsLeft = isIdle ? static_cast<float>(std::clamp<double>(m_idleStepsLeft, 0, MostSteps))
                         : MostSteps;
    const float before = m_stepsLeft;
    actBetween(section);
    m_state.tick = tick;
    for (int client = 0; client < m_clientsEnd; ++client) {
        Person &one = person(client);
        if (one.inputsNow > 0 || (one.mayAct && m_rules->repeatsInputs()))
            heldInput(client, one.inputsNow > 0 ? one.held : one.input);
        one.inputsNow = 0;
    }
    simulate(section);
    if (isIdle)
        m_idleStepsLeft -= (before - m_stepsLeft) * LineSteps + stepsOfEach();
}

/// What all that is there costs in a tick, whatever it does.
double RebuiltWorld::stepsOfEach() const
{
    const auto &devices = m_state.devices;
    const std::size_t shots = m_state.projectiles.size() + m_state.beams.size()
                              + devices.plasma.size();
    const std::size_t fixed = devices.lasers.size() + devices.draggers.size()
                              + devices.turrets.size() + devices.draggerBeams.size();
    double moved = 0;
    for (const std::int32_t client : m_state.order) {
        const float speed = teeworlds::length(tee(client).velocity);
        moved += speed < teeworlds::MaxSpeed ? speed : teeworlds::MaxSpeed; // also for no number
    }
    return StepsOfATick + StepsOfATee * static_cast<double>(m_state.order.size())
           + StepsOfATeesUnit * moved + StepsOfAShot * static_cast<double>(shots)
           + StepsOfADevice * static_cast<double>(fixed);
}

/// What the server got between two ticks: commands, messages, who comes and goes, then the
/// inputs, client by client.
void RebuiltWorld::actBetween(const TickSection *section)
{
    for (const Happening &happening : m_state.pending) {
        if (happening.what != Happening::What::Input)
            happen(happening, section);
    }
    endForcedPauses(section);
    if (m_rules->minor < 2)
        appearLate(section);
    applyInputs();
    m_state.pending.clear();
    for (int client = 0; client < m_clientsEnd; ++client) {
        if (person(client).team != person(client).nextTeam)
            changeTeam(client, person(client).nextTeam);
    }
}

void RebuiltWorld::applyInputs()
{
    // Records stand in the order of their arrival; the server takes them client by client.
    for (const Happening &happening : m_state.pending) {
        if (happening.what != Happening::What::Input)
            continue;
        Person &one = person(happening.client);
        if (one.inputsNow == 0)
            one.held = happening.numbers;
        ++one.inputsNow;
        one.mayAct = true;
        noteInput(one, happening.numbers);
    }
    for (int client = 0; client < m_clientsEnd; ++client) {
        Person &one = person(client);
        if (one.inputsNow == 0) {
            if (one.mayAct && m_rules->repeatsInputs())
                earlyInput(client, one.input);
            continue;
        }
        for (const Happening &happening : m_state.pending) {
            if (happening.what != Happening::What::Input || happening.client != client)
                continue;
            one.input = happening.numbers;
            earlyInput(client, happening.numbers);
        }
    }
}

void RebuiltWorld::earlyInput(int client, const InputNumbers &numbers)
{
    using namespace input_number;
    Person &one = person(client);
    one.flags = numbers[PlayerFlags];
    const bool isAside = (one.flags & Chatting) != 0
                         || (m_rules->version >= SpectatorCameraVersion
                             && (one.flags & SpectatorCamera) != 0);
    Tee &own = tee(client);
    if (isAside || one.pause != 0 || !own.isAlive)
        return;
    own.latestBefore = own.latest;
    own.latest = numbers;
    if (own.latest[TargetX] == 0 && own.latest[TargetY] == 0)
        own.latest[TargetY] = -1;
    ++own.inputCount;
    if (own.inputCount > 1) {
        switchByInput(own);
        shoot(client);
    }
    own.latestBefore = own.latest;
}

void RebuiltWorld::heldInput(int client, const InputNumbers &numbers)
{
    using namespace input_number;
    const Person &one = person(client);
    const bool isChatting = (one.flags & Chatting) != 0 && (numbers[PlayerFlags] & Chatting) != 0;
    Tee &own = tee(client);
    if (isChatting || one.pause != 0 || !own.isAlive)
        return;
    InputNumbers next = numbers;
    if (own.saved != next)
        own.lastAction = m_state.tick;
    if (next[TargetX] == 0 && next[TargetY] == 0)
        next[TargetY] = -1;
    own.saved = next;
}

void RebuiltWorld::simulate(const TickSection *section)
{
    m_section = section;
    takePlaces(section);
    moveProjectiles();
    moveBeams();
    actDevices();
    actPickups();
    // Who dies in its turn leaves the list, so it is walked by a copy.
    const std::vector<std::int32_t> turns = m_state.order;
    if (m_state.settings.noWeakHook != 0) {
        takeTurnsTogether(turns);
    } else {
        for (const std::int32_t client : turns) {
            if (tee(client).isInWorld)
                turn(client);
        }
    }
    settleMoves();
    endTick(section);
    m_section = nullptr;
}

/// sv_no_weak_hook: first all hooks, then all weapons. Source: ddnet-rebuild.md, section 10.
void RebuiltWorld::takeTurnsTogether(std::span<const std::int32_t> turns)
{
    for (const std::int32_t client : turns) {
        if (!tee(client).isInWorld)
            continue;
        beginTurn(client);
        moveCore(client);
    }
    for (const std::int32_t client : turns) {
        if (!tee(client).isInWorld)
            continue;
        handleWeapons(client);
        afterCore(client);
    }
}

/// Recorded places after the tick. Those of tees that appear count from the end of it.
void RebuiltWorld::takePlaces(const TickSection *section)
{
    if (!section)
        return;
    for (const Placing &place : section->places) {
        Person &one = person(place.client);
        one.isPlaced = place.what != Placing::What::Gone;
        if (one.isPlaced) {
            one.x = place.x;
            one.y = place.y;
        }
    }
}

/// The deferred part: each tee moves, and is then set where the file says that it was.
void RebuiltWorld::settleMoves()
{
    const std::vector<std::int32_t> &turns = m_state.order;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const int client = turns[i];
        Tee &own = tee(client);
        own.turnIndex = static_cast<std::int32_t>(i);
        move(client);
        const Person &one = person(client);
        const Vector recorded{static_cast<float>(one.x), static_cast<float>(one.y)};
        const Vector before = own.place;
        const Vector reached{static_cast<float>(teeworlds::roundToInt(own.core.x)),
                             static_cast<float>(teeworlds::roundToInt(own.core.y))};
        own.velocity = {teeworlds::rounded256(own.velocity.x),
                        teeworlds::rounded256(own.velocity.y)};
        own.hookPos = {static_cast<float>(teeworlds::roundToInt(own.hookPos.x)),
                       static_cast<float>(teeworlds::roundToInt(own.hookPos.y))};
        own.hookDir = {teeworlds::rounded256(own.hookDir.x), teeworlds::rounded256(own.hookDir.y)};
        own.core = own.place = recorded;
        const bool rests = recorded == before && own.hookState == 0;
        if (recorded != reached && !respawnsNow(client)) {
            if ((own.guess & Guess::Differs) == 0)
                tell(RebuiltEvent::What::Differs, client);
            own.guess |= Guess::Differs;
        } else if (rests && m_rules->tiles->collision().isGrounded(recorded)) {
            if (own.velocity == Vector{})
                own.guess &= ~Guess::Differs;
        }
    }
}

void RebuiltWorld::endTick(const TickSection *section)
{
    runTimers();
    for (int client = 0; client < m_clientsEnd; ++client) {
        Person &one = person(client);
        const Placing *place = placingOf(client, section);
        Tee &own = tee(client);
        if (place && place->what == Placing::What::Gone && own.isAlive)
            die(client, RebuiltEvent::World);
        if (own.isAlive)
            processPause(client);
        const bool appears = place && place->what == Placing::What::New && m_rules->minor >= 2;
        if (appears || one.respawns) {
            if (own.isAlive)
                die(client, RebuiltEvent::World);
            if (!one.spawnsLater)
                spawn(client, {static_cast<float>(one.x), static_cast<float>(one.y)});
        }
        one.respawns = false;
        if (one.emoteReset >= 0 && one.emoteReset <= m_state.tick) {
            one.emoteReset = -1;
            one.emoteDefault = 0;
        }
        if (own.isAlive && !own.isInWorld) {
            own.place = own.core = {static_cast<float>(one.x), static_cast<float>(one.y)};
            own.turnIndex = -1;
        }
    }
    for (int client = 0; client < m_clientsEnd; ++client) {
        Person &one = person(client);
        if (one.spawnsLater)
            spawn(client, {static_cast<float>(one.x), static_cast<float>(one.y)});
        one.spawnsLater = false;
    }
}

bool RebuiltWorld::mayCost(float steps)
{
    if (!(steps <= m_stepsLeft)) {
        m_state.isDamaged = true;
        return false;
    }
    m_stepsLeft -= steps;
    return true;
}

teeworlds::RaceTiles::Hit RebuiltWorld::hookLine(Vector from, Vector to)
{
    if (!mayCost(teeworlds::length(to - from)))
        return {teeworlds::RaceTiles::Hit::What::Nothing, 0, to, to};
    return tiles().hookLine(from, to, m_state.settings.oldTeleportHook != 0);
}

teeworlds::RaceTiles::Hit RebuiltWorld::shotLine(Vector from, Vector to,
                                                 teeworlds::RaceTiles::ShotTeleports teleports)
{
    if (!mayCost(teeworlds::length(to - from)))
        return {teeworlds::RaceTiles::Hit::What::Nothing, 0, to, to};
    return tiles().shotLine(from, to, teleports);
}

std::optional<Vector> RebuiltWorld::deviceLine(Vector from, Vector to, bool throughWalls)
{
    // What is not walked, counts as blocked: then nothing acts that might not.
    if (!mayCost(teeworlds::length(to - from) + 1))
        return from;
    return tiles().deviceLine(from, to, throughWalls);
}

bool RebuiltWorld::isSuper(int client) const
{
    return tee(client).is(FlagSuper) || person(client).team == m_rules->superTeam();
}

bool RebuiltWorld::meet(int first, int second) const
{
    if (first == second || isSuper(first) || isSuper(second))
        return true;
    if (tee(first).is(FlagSolo) || tee(second).is(FlagSolo))
        return false;
    return person(first).team == person(second).team;
}

} // namespace tickscope::teehistorian
