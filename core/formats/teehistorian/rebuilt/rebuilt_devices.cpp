// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/formats/teehistorian/rebuilt/rebuilt_items.h"

namespace tickscope::teehistorian {

namespace {

/// Values of DDNetLaser.Type.
enum DeviceLaserType : std::int32_t { FreezeLaser = 3, DraggerLaser, TurretLaser, PlasmaLaser };

/// Where the ids of each kind begin; they fall.
constexpr std::int64_t FirstLaserId = -10'000;
constexpr std::int64_t FirstDraggerId = -20'000;
constexpr std::int64_t FirstTurretId = -30'000;
constexpr std::int64_t FirstBeamId = -1'000'000;
constexpr std::int64_t FirstPlasmaId = -10'000'000;
/// Room in an id for the number of a device.
constexpr std::int64_t DeviceRoom = 1'000;
constexpr std::size_t MostBeamItems = 1'000;

std::array<std::int32_t, 10> laserWords(DeviceLaserType type, Vector to, Vector from,
                                        const DevicePlace &rules, std::int32_t subtype,
                                        std::int32_t startTick = -1, std::int32_t owner = -1)
{
    return {teeworlds::truncatedToInt(to.x),
            teeworlds::truncatedToInt(to.y),
            teeworlds::truncatedToInt(from.x),
            teeworlds::truncatedToInt(from.y),
            startTick,
            owner,
            type,
            rules.switchNumber,
            subtype,
            0};
}

std::int32_t subtypeOf(const DraggerRules &rules)
{
    return (rules.throughWalls ? 1 : 0) | (rules.strength - 1) << 1;
}

/// Turrets and their plasma count alike.
std::int32_t plasmaSubtype(bool explodes, bool freezes)
{
    return (explodes ? 1 : 0) | (freezes ? 2 : 0);
}

void addDraggers(const RebuiltWorld &world, std::vector<LaserWords> &items)
{
    const DeviceState &devices = world.state().devices;
    const auto &rules = world.rules().devices.draggers;
    std::vector<bool> pulls(devices.draggers.size());
    for (std::size_t i = 0; i < std::min(devices.draggerBeams.size(), MostBeamItems); ++i) {
        const DraggerBeam &beam = devices.draggerBeams[i];
        pulls[beam.dragger] = true;
        const DraggerRules &own = rules[beam.dragger];
        const Tee &it = world.state().tees[static_cast<std::size_t>(beam.client)];
        items.push_back({FirstBeamId - std::int64_t{beam.dragger} * ClientCount - beam.client,
                         laserWords(DraggerLaser, it.place, devices.draggers[beam.dragger].place,
                                    own, subtypeOf(own), -1, beam.client)});
    }
    // One without a victim is shown as a dot.
    for (std::size_t i = 0; i < devices.draggers.size(); ++i) {
        const Vector place = devices.draggers[i].place;
        if (!pulls[i])
            items.push_back(
                {FirstDraggerId - static_cast<std::int64_t>(i),
                 laserWords(DraggerLaser, place, place, rules[i], subtypeOf(rules[i]))});
    }
}

void addTurretsAndPlasma(const RebuiltWorld &world, std::vector<LaserWords> &items)
{
    const DeviceState &devices = world.state().devices;
    const auto &rules = world.rules().devices.turrets;
    for (std::size_t i = 0; i < devices.turrets.size(); ++i) {
        const Vector place = devices.turrets[i].place;
        items.push_back({FirstTurretId - static_cast<std::int64_t>(i),
                         laserWords(TurretLaser, place, place, rules[i],
                                    plasmaSubtype(rules[i].explodes, rules[i].freezes))});
    }
    for (std::size_t i = 0; i < std::min(devices.plasma.size(), MostBeamItems); ++i) {
        const Plasma &plasma = devices.plasma[i];
        const std::int64_t shot = std::int64_t{plasma.startTick} * ClientCount + plasma.client;
        items.push_back({FirstPlasmaId - shot * DeviceRoom - plasma.turret,
                         laserWords(PlasmaLaser, plasma.place, plasma.place, rules[plasma.turret],
                                    plasmaSubtype(plasma.explodes, plasma.freezes),
                                    plasma.startTick, plasma.client)});
    }
}

} // namespace

std::vector<LaserWords> deviceLasers(const RebuiltWorld &world, int team)
{
    std::vector<LaserWords> items;
    const DeviceState &devices = world.state().devices;
    const auto &lasers = world.rules().devices.lasers;
    for (std::size_t i = 0; i < devices.lasers.size(); ++i) {
        const RotatingLaser &laser = devices.lasers[i];
        const Vector end = world.isDeviceOn(lasers[i], team) ? laser.end : laser.place;
        items.push_back({FirstLaserId - static_cast<std::int64_t>(i),
                         laserWords(FreezeLaser, laser.place, end, lasers[i], -1)});
    }
    addDraggers(world, items);
    addTurretsAndPlasma(world, items);
    return items;
}

} // namespace tickscope::teehistorian
