// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/rebuild/world/map_devices.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace tickscope::teehistorian {

namespace {

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

/// A laser has a beam to each side where a neighbour tells its length; the tile behind that
/// tells whether the beam opens and closes.
void addLasers(const RaceTiles &tiles, const RaceEntity &entity,
               std::vector<RotatingLaserRules> &lasers)
{
    constexpr int BeamUnit = 3 * teeworlds::Collision::TileSize;
    constexpr int GrowthStep = 2;
    const std::size_t index = tiles.truncatedIndex(entity.middle);
    for (std::size_t side = 0; side < BeamSides.size(); ++side) {
        const auto [right, down] = BeamSides[side];
        const int beam = tiles.neighbour(index, right, down, entity.layer);
        if (beam < ShortBeam || beam > LongBeam)
            continue;
        RotatingLaserRules laser;
        static_cast<DevicePlace &>(laser) = placeOf(entity);
        laser.angle = std::numbers::pi_v<float> / 4 * static_cast<float>(side);
        laser.angularSpeed = angularSpeedOf(entity.entity);
        laser.longest = BeamUnit + (beam - ShortBeam) * BeamUnit;
        const int change = tiles.neighbour(index, 2 * right, 2 * down, entity.layer);
        laser.isShutAtFirst = change >= SlowOpening && change <= FastOpening;
        if (laser.isShutAtFirst)
            laser.growth = 1 + (change - SlowOpening) * GrowthStep;
        else if (change >= SlowClosing && change <= FastClosing)
            laser.growth = 1 + (change - SlowClosing) * GrowthStep;
        lasers.push_back(laser);
    }
}

void addDragger(const RaceEntity &entity, std::vector<DraggerRules> &draggers)
{
    DraggerRules dragger;
    static_cast<DevicePlace &>(dragger) = placeOf(entity);
    dragger.throughWalls = entity.entity >= WeakDraggerThroughWalls;
    dragger.strength = entity.entity
                       - (dragger.throughWalls ? WeakDraggerThroughWalls : WeakDragger) + 1;
    draggers.push_back(dragger);
}

void addTurret(const RaceEntity &entity, std::vector<TurretRules> &turrets)
{
    TurretRules turret;
    static_cast<DevicePlace &>(turret) = placeOf(entity);
    turret.freezes = entity.entity == FreezingPlasma || entity.entity == ExplosiveFreezingPlasma;
    turret.explodes = entity.entity == ExplosivePlasma || entity.entity == ExplosiveFreezingPlasma;
    turrets.push_back(turret);
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

DeviceRules deviceRules(const RaceTiles &tiles)
{
    DeviceRules rules;
    for (const RaceEntity &entity : tiles.entities()) {
        const int number = entity.entity;
        if (number >= FastestBackLaser && number <= FastestLaser)
            addLasers(tiles, entity, rules.lasers);
        else if (number >= ExplosivePlasma && number <= UnfreezingPlasma)
            addTurret(entity, rules.turrets);
        else if (number >= WeakDragger && number <= StrongDraggerThroughWalls)
            addDragger(entity, rules.draggers);
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
