// SPDX-License-Identifier: MIT
//
// Rotating lasers, draggers and plasma turrets. Source: ddnet-rebuild.md, section 18.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"

namespace tickscope::teehistorian {

namespace {

/// Devices move, turn and look for tees in every tick that this divides.
constexpr std::int32_t DevicePeriod = 7;
constexpr std::int32_t PlasmaTicks = 75;
constexpr float PlasmaGrowth = 1.1F; ///< Of its speed, in each tick.
constexpr std::size_t MostDraggerBeams = 4000;
constexpr std::size_t MostPlasma = 2000;

/// The tee of each team that is nearest to a device, by whole units.
struct NearestTee {
    std::int32_t client = 0;
    std::int32_t distance = 0;
};
using NearestOfTeams = std::map<std::int32_t, NearestTee>;

void addTee(NearestOfTeams &nearest, std::int32_t team, std::int32_t client, float distance)
{
    const auto whole = teeworlds::truncatedToInt(distance);
    const auto [known, isFirst] = nearest.try_emplace(team, NearestTee{client, whole});
    // Servers take 0 for "none yet", so who stands in the middle is passed over.
    if (!isFirst && (known->second.distance == 0 || known->second.distance > whole))
        known->second = {client, whole};
}

/// Takes a step of the length of a beam that opens and closes.
void changeLength(RotatingLaser &laser, std::int32_t longest)
{
    if (laser.growth == 0)
        return;
    if ((laser.length >= longest && laser.growth > 0) || (laser.length <= 0 && laser.growth < 0))
        laser.growth = -laser.growth;
    const std::int32_t wanted = laser.length + laser.growth * DevicePeriod + laser.overshoot;
    laser.length = std::clamp(wanted, 0, longest);
    laser.overshoot = wanted - laser.length;
}

void turnLaser(RotatingLaser &laser, float angularSpeed)
{
    constexpr float WholeTurn = std::numbers::pi_v<float> * 2;
    laser.angle += angularSpeed * DevicePeriod;
    if (laser.angle > WholeTurn)
        laser.angle -= WholeTurn;
    else if (laser.angle < 0)
        laser.angle += WholeTurn;
}

void moveDevice(const World &world, CarriedDevice &device)
{
    if (const auto speed = world.tiles().moverSpeedAt(device.place))
        device.speed = *speed;
    device.place = device.place + device.speed;
}

void freezeByLaser(World &world, const RotatingLaser &laser, const DevicePlace &rules)
{
    if (!world.mayCost(static_cast<float>(world.order.size())))
        return;
    for (const std::int32_t client : world.order) {
        Vector closest;
        const Vector place = world.tee(client).place;
        if (world.nearestOn(laser.place, laser.end, place, closest)
            && length(place - closest) < TeeSize && world.isDeviceOn(rules, world.teamOf(client)))
            freeze(world, client, world.settings.freezeDelay);
    }
}

void actLasers(World &world, bool isStep)
{
    const auto &rules = world.rules().devices.lasers;
    for (std::size_t i = 0; i < world.devices.lasers.size(); ++i) {
        RotatingLaser &laser = world.devices.lasers[i];
        if (isStep) {
            moveDevice(world, laser);
            changeLength(laser, rules[i].longest);
            turnLaser(laser, rules[i].angularSpeed);
            const Vector direction{std::sin(laser.angle), std::cos(laser.angle)};
            const Vector to = laser.place
                              + normalized(direction) * static_cast<float>(laser.length);
            laser.end = world.deviceLine(laser.place, to, false).value_or(to);
        }
        freezeByLaser(world, laser, rules[i]);
    }
}

/// Whether it keeps its tee. One that is switched off does so until the next step.
bool pullByDragger(World &world, const DraggerBeam &beam)
{
    const DraggerRules &rules = world.rules().devices.draggers[beam.dragger];
    const Vector place = world.devices.draggers[beam.dragger].place;
    Tee &it = world.tee(beam.client);
    if (!it.isAlive
        || (world.tick % DevicePeriod == 0
            && !world.isDeviceOn(rules, world.person(beam.client).team)))
        return false;
    const float distance = length(it.place - place);
    if (!(distance < static_cast<float>(world.settings.draggerRange))
        || world.deviceLine(place, it.place, rules.throughWalls))
        return false;
    if (distance > TeeSize) {
        it.velocity = it.velocity
                      + normalized(place - it.place) * static_cast<float>(rules.strength);
        it.limits.apply(it.velocity);
    }
    return true;
}

/// A new beam pulls at once.
void addDraggerBeam(World &world, const DraggerBeam &beam)
{
    auto &beams = world.devices.draggerBeams;
    if (beams.size() >= MostDraggerBeams) {
        world.isDamaged = true;
        return;
    }
    if (pullByDragger(world, beam))
        beams.insert(beams.begin(), beam);
}

/// The nearest tee of each team, for as long as it can be reached, and all that are solo.
std::bitset<ClientCount> targetsOfDragger(World &world, std::uint32_t number)
{
    const DraggerRules &rules = world.rules().devices.draggers[number];
    Dragger &dragger = world.devices.draggers[number];
    std::bitset<ClientCount> targets;
    std::bitset<ClientCount> reached;
    NearestOfTeams nearest;
    for (const std::int32_t client : world.order) {
        const int team = world.teamOf(client);
        const float distance = length(world.tee(client).place - dragger.place);
        if (!(distance < static_cast<float>(world.settings.draggerRange))
            || team == world.rules().superTeam || !world.isDeviceOn(rules, team)
            || world.deviceLine(dragger.place, world.tee(client).place, rules.throughWalls))
            continue;
        if (world.tee(client).is(FlagSolo)) {
            targets.set(static_cast<std::size_t>(client));
            continue;
        }
        reached.set(static_cast<std::size_t>(client));
        addTee(nearest, team, client, distance);
    }
    std::erase_if(dragger.targets, [&](const auto &target) {
        return !reached[static_cast<std::size_t>(target.second)];
    });
    for (const auto &[team, found] : nearest) {
        const bool isPulled = std::ranges::any_of(
            dragger.targets, [team = team](const auto &target) { return target.first == team; });
        if (!isPulled)
            dragger.targets.emplace_back(team, found.client);
    }
    for (const auto &[team, client] : dragger.targets)
        targets.set(static_cast<std::size_t>(client));
    return targets;
}

void retargetDraggers(World &world)
{
    auto &devices = world.devices;
    std::vector<std::bitset<ClientCount>> pulled(devices.draggers.size());
    for (const DraggerBeam &beam : devices.draggerBeams)
        pulled[beam.dragger].set(static_cast<std::size_t>(beam.client));
    for (std::uint32_t i = 0; i < devices.draggers.size(); ++i) {
        moveDevice(world, devices.draggers[i]);
        if (!world.mayCost(static_cast<float>(world.order.size())))
            continue;
        const std::bitset<ClientCount> targets = targetsOfDragger(world, i);
        if (targets == pulled[i])
            continue;
        std::erase_if(devices.draggerBeams, [&](const DraggerBeam &beam) {
            return beam.dragger == i && !targets[static_cast<std::size_t>(beam.client)];
        });
        for (std::int32_t client = 0; client < world.clientsEnd; ++client) {
            const auto index = static_cast<std::size_t>(client);
            if (targets[index] && !pulled[i][index])
                addDraggerBeam(world, {i, client});
        }
    }
}

void addPlasma(World &world, std::uint32_t number, std::int32_t client)
{
    const Vector place = world.devices.turrets[number].place;
    const TurretRules &rules = world.rules().devices.turrets[number];
    world.addFirst(world.devices.plasma, MostPlasma,
                   {place, normalized(world.tee(client).place - place), PlasmaTicks, world.tick,
                    client, number, rules.freezes, rules.explodes});
}

/// \param pause  ticks between two shots at the same team, or at the same tee that is solo.
void shootByTurret(World &world, std::uint32_t number, std::int32_t pause)
{
    const TurretRules &rules = world.rules().devices.turrets[number];
    Turret &turret = world.devices.turrets[number];
    std::erase_if(turret.lastShots,
                  [&](const Turret::LastShot &shot) { return shot.tick + pause <= world.tick; });
    // To servers, all were shot at in tick 0.
    if (world.tick < pause
        || !world.mayCost(static_cast<float>(world.order.size() + turret.lastShots.size())))
        return;
    std::bitset<ClientCount> waitsForSolo;
    std::bitset<TeamCount> waitsForTeam;
    for (const Turret::LastShot &shot : turret.lastShots) {
        if (shot.isSolo)
            waitsForSolo.set(static_cast<std::size_t>(shot.target));
        else
            waitsForTeam.set(static_cast<std::size_t>(shot.target));
    }
    std::bitset<ClientCount> targets;
    NearestOfTeams nearest;
    for (const std::int32_t client : world.order) {
        const int team = world.teamOf(client);
        const bool isSolo = world.tee(client).is(FlagSolo);
        const float distance = length(world.tee(client).place - turret.place);
        const bool waits = isSolo ? waitsForSolo[static_cast<std::size_t>(client)]
                                  : waitsForTeam[static_cast<std::size_t>(team)];
        if (!(distance < static_cast<float>(world.settings.plasmaRange) + TeeSize)
            || team == world.rules().superTeam || !world.isDeviceOn(rules, team) || waits
            || world.shotLine(turret.place, world.tee(client).place,
                              teeworlds::RaceTiles::ShotTeleports::None)
                       .what
                   != teeworlds::RaceTiles::Hit::What::Nothing)
            continue;
        if (isSolo) {
            targets.set(static_cast<std::size_t>(client));
            turret.lastShots.push_back({true, client, world.tick});
            continue;
        }
        addTee(nearest, team, client, distance);
    }
    for (const auto &[team, found] : nearest) {
        targets.set(static_cast<std::size_t>(found.client));
        turret.lastShots.push_back({false, team, world.tick});
    }
    for (std::int32_t client = 0; client < world.clientsEnd; ++client) {
        if (targets[static_cast<std::size_t>(client)])
            addPlasma(world, number, client);
    }
}

void actTurrets(World &world, bool isStep)
{
    const std::int32_t perSecond = world.settings.plasmaPerSecond;
    for (std::uint32_t i = 0; i < world.devices.turrets.size(); ++i) {
        if (isStep)
            moveDevice(world, world.devices.turrets[i]);
        if (perSecond > 0)
            shootByTurret(world, i, TicksPerSecond / perSecond);
    }
}

bool hitByPlasma(World &world, const Plasma &plasma, Vector to)
{
    Vector at;
    const int target = firstTeeOn(world, plasma.place, to, 0, at, -1, plasma.client);
    if (target == -1 || world.isInSuperTeam(target))
        return false;
    if (plasma.freezes)
        freeze(world, target, world.settings.freezeDelay);
    else
        unfreeze(world, target);
    if (plasma.explodes)
        explode(world, plasma.place, plasma.client, Grenade, true,
                world.person(plasma.client).team);
    return true;
}

/// Whether it flies on. It may explode twice: at a tee, and at what stops it.
bool flyPlasma(World &world, Plasma &plasma)
{
    if (plasma.ticksLeft == 0 || !world.tee(plasma.client).isAlive)
        return false;
    --plasma.ticksLeft;
    plasma.place = plasma.place + plasma.step;
    plasma.step = plasma.step * PlasmaGrowth;
    const Vector to = plasma.place + plasma.step;
    const bool hitsTee = hitByPlasma(world, plasma, to);
    const bool hitsWall = world.deviceLine(plasma.place, to, false).has_value();
    if (hitsWall && plasma.explodes)
        explode(world, plasma.place, plasma.client, Grenade, true,
                world.person(plasma.client).team);
    return !hitsTee && !hitsWall;
}

using teeworlds::RaceEntity;
using teeworlds::RaceTiles;

/// Numbers of entities. Source: teeworlds-map.md, section 4.
enum DeviceEntity : int {
    FastestBackLaser = 12,
    StandingLaser = 15,
    FastestLaser = 18,
    ShortBeam = 19,
    LongBeam = 21,
    SlowClosing = 22,
    FastClosing = 24,
    SlowOpening = 25,
    FastOpening = 27,
    ExplosivePlasma = 29,
    FreezingPlasma = 30,
    ExplosiveFreezingPlasma = 31,
    UnfreezingPlasma = 32,
    WeakDragger = 42,
    StrongDragger = 44,
    WeakDraggerThroughWalls = 45,
    StrongDraggerThroughWalls = 47,
};

/// Of each kind; a full map of real people has some hundred.
constexpr std::size_t MostDevices = 1000;

/// Steps to the neighbours of a tile, in the order of the angles of beams.
constexpr std::array<std::pair<int, int>, 8> BeamSides = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

DevicePlace placeOf(const RaceEntity &entity)
{
    return {entity.middle, entity.layer == RaceEntity::Layer::Switch, entity.switchNumber};
}

float angularSpeedOf(int entity)
{
    constexpr std::array<float, 4> Divisors = {0, 360, 180, 90};
    const int steps = entity - StandingLaser;
    if (steps == 0)
        return 0;
    const float speed
        = std::numbers::pi_v<float> / Divisors[static_cast<std::size_t>(std::abs(steps))];
    return steps < 0 ? speed : -speed;
}

/// A laser has a beam to each side where a neighbour gives its length; the tile behind that
/// says whether the beam opens and closes.
void addLasers(const RaceTiles &tiles, const RaceEntity &entity,
               std::vector<RotatingLaserRules> &lasers)
{
    constexpr int BeamUnit = 3 * teeworlds::Collision::TileSize;
    constexpr int GrowthStep = 2;
    const std::size_t index = tiles.truncatedIndex(entity.middle);
    for (std::size_t side = 0; side < BeamSides.size(); ++side) {
        const auto [right, down] = BeamSides[side];
        const int beam = neighbourIn(tiles, index, right, down, entity.layer);
        if (beam < ShortBeam || beam > LongBeam)
            continue;
        const int change = neighbourIn(tiles, index, 2 * right, 2 * down, entity.layer);
        const bool opens = change >= SlowOpening && change <= FastOpening;
        const bool closes = change >= SlowClosing && change <= FastClosing;
        const int steps = change - (opens ? SlowOpening : SlowClosing);
        lasers.push_back({placeOf(entity), std::numbers::pi_v<float> / 4 * static_cast<float>(side),
                          angularSpeedOf(entity.entity), BeamUnit + (beam - ShortBeam) * BeamUnit,
                          opens || closes ? 1 + steps * GrowthStep : 0, opens});
    }
}

/// What was made last acts first.
template<typename Device>
bool putInOrder(std::vector<Device> &devices)
{
    std::ranges::reverse(devices);
    if (devices.size() <= MostDevices)
        return true;
    devices.resize(MostDevices);
    return false;
}

} // namespace

/// What was made last acts first, and the devices of the map were made before all else.
void actDevices(World &world)
{
    std::erase_if(world.devices.plasma, [&](Plasma &plasma) { return !flyPlasma(world, plasma); });
    std::erase_if(world.devices.draggerBeams,
                  [&](const DraggerBeam &beam) { return !pullByDragger(world, beam); });
    const bool isStep = world.tick % DevicePeriod == 0;
    actTurrets(world, isStep);
    if (isStep)
        retargetDraggers(world);
    actLasers(world, isStep);
}

DeviceRules deviceRules(const RaceTiles &tiles)
{
    DeviceRules rules;
    for (const RaceEntity &entity : tiles.places().entities) {
        const int number = entity.entity;
        if (number >= FastestBackLaser && number <= FastestLaser)
            addLasers(tiles, entity, rules.lasers);
        else if (number >= ExplosivePlasma && number <= UnfreezingPlasma)
            rules.turrets.push_back(
                {placeOf(entity), number == FreezingPlasma || number == ExplosiveFreezingPlasma,
                 number == ExplosivePlasma || number == ExplosiveFreezingPlasma});
        else if (number >= WeakDragger && number <= StrongDragger)
            rules.draggers.push_back({placeOf(entity), number - WeakDragger + 1, false});
        else if (number >= WeakDraggerThroughWalls && number <= StrongDraggerThroughWalls)
            rules.draggers.push_back({placeOf(entity), number - WeakDraggerThroughWalls + 1, true});
    }
    const bool hasAllLasers = putInOrder(rules.lasers);
    const bool hasAllDraggers = putInOrder(rules.draggers);
    const bool hasAllTurrets = putInOrder(rules.turrets);
    rules.isTooFull = !hasAllLasers || !hasAllDraggers || !hasAllTurrets;
    return rules;
}

DeviceState firstDevices(const DeviceRules &rules)
{
    DeviceState state;
    for (const RotatingLaserRules &laser : rules.lasers) {
        RotatingLaser &made = state.lasers.emplace_back();
        made.place = made.end = laser.middle;
        made.angle = laser.angle;
        made.growth = laser.growth;
        made.length = laser.isShutAtFirst ? 0 : laser.longest;
    }
    for (const DraggerRules &dragger : rules.draggers)
        state.draggers.emplace_back().place = dragger.middle;
    for (const TurretRules &turret : rules.turrets)
        state.turrets.emplace_back().place = turret.middle;
    return state;
}

} // namespace tickscope::teehistorian
