// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/formats/teeworlds_common/map/race_tiles.h"

/// Things of a map that act on tees by themselves: rotating lasers, draggers, plasma turrets.
/// What never changes of them stands with the rules of the server, what does with the world.
/// Source: ddnet-rebuild.md, section 18.
namespace tickscope::teehistorian {

struct World;

/// Where a device stands at first, and the switch that turns it on and off.
struct DevicePlace {
    teeworlds::Vector middle;
    bool isOfSwitch = false;
    std::uint8_t switchNumber = 0; ///< 0: none, it is always on.
};

/// A beam that turns around its end and freezes whom it touches.
struct RotatingLaserRules : DevicePlace {
    float angle = 0;        ///< At first; 0 is down, quarter of a turn right.
    float angularSpeed = 0; ///< Radians a tick.
    std::int32_t longest = 0;
    std::int32_t growth = 0; ///< By which it grows and shrinks, in units a tick; 0: it does not.
    bool isShutAtFirst = false;
};

/// Pulls the nearest tee of each team.
struct DraggerRules : DevicePlace {
    std::int32_t strength = 1; ///< 1 to 3, also the speed a tick that it adds.
    bool throughWalls = false;
};

/// Shoots plasma at the nearest tee of each team.
struct TurretRules : DevicePlace {
    bool freezes = false; ///< Otherwise its plasma unfreezes.
    bool explodes = false;
};

/// The devices of a map, in the order in which they act.
struct DeviceRules {
    std::vector<RotatingLaserRules> lasers;
    std::vector<DraggerRules> draggers;
    std::vector<TurretRules> turrets;
    bool isTooFull = false; ///< Some are left out.

    [[nodiscard]] bool isEmpty() const
    {
        return lasers.empty() && draggers.empty() && turrets.empty();
    }
};

/// Finds them among the entities of \a tiles.
[[nodiscard]] DeviceRules deviceRules(const teeworlds::RaceTiles &tiles);

/// Mover tiles carry devices; the speed stays when a device has left them.
struct CarriedDevice {
    teeworlds::Vector place;
    teeworlds::Vector speed; ///< In world units every seven ticks.
};

struct RotatingLaser : CarriedDevice {
    teeworlds::Vector end; ///< Where the beam ends, at the next wall at the latest.
    float angle = 0;
    std::int32_t length = 0;
    std::int32_t overshoot = 0; ///< Of the length, goes into the next step.
    std::int32_t growth = 0;    ///< Negative while it closes.
};

struct Dragger : CarriedDevice {
    /// Team and the client of it that is pulled, while it can be.
    std::vector<std::pair<std::int32_t, std::int32_t>> targets;
};

/// A tee that a dragger pulls.
struct DraggerBeam {
    std::uint32_t dragger = 0;
    std::int32_t client = 0;
};

struct Turret : CarriedDevice {
    /// A team, or a tee that is solo, and the tick of the last shot at it.
    struct LastShot {
        bool isSolo = false;
        std::int32_t target = 0;
        std::int32_t tick = 0;
    };
    std::vector<LastShot> lastShots; ///< Those only that still keep it from shooting.
};

/// A bullet of a turret.
struct Plasma {
    teeworlds::Vector place;
    teeworlds::Vector step; ///< Of the next tick.
    std::int32_t ticksLeft = 0;
    std::int32_t startTick = 0;
    std::int32_t client = 0; ///< At whom it was shot.
    std::uint32_t turret = 0;
    bool freezes = false;
    bool explodes = false;
};

/// The changing part of a map's devices. In lists of what was made, the last is first.
struct DeviceState {
    std::vector<RotatingLaser> lasers;
    std::vector<Dragger> draggers;
    std::vector<DraggerBeam> draggerBeams;
    std::vector<Turret> turrets;
    std::vector<Plasma> plasma;
};

/// As the devices are when a map begins.
[[nodiscard]] DeviceState firstDevices(const DeviceRules &rules);

/// A tick of all devices: plasma flies, draggers pull, turrets shoot, lasers freeze.
void actDevices(World &world);

} // namespace tickscope::teehistorian
