// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/formats/teehistorian/client_table.h"
#include "core/formats/teehistorian/rebuild/server_rules.h"
#include "core/formats/teehistorian/rebuild/tee/tee.h"
#include "core/formats/teehistorian/rebuild/tick_section.h"
#include "core/formats/teehistorian/rebuild/world/map_devices.h"

namespace tickscope::teehistorian {

using teeworlds::Vector;

/// A shot that flies its way: gun, grenade, bullets of the map.
struct Projectile {
    Vector place; ///< Where it started.
    Vector direction;
    std::int32_t weapon = Gun;
    std::int32_t owner = -1;
    std::int32_t startTick = 0;
    std::int32_t lifeLeft = -2; ///< Ticks; below -1 without end.
    std::int32_t aimX = 0;      ///< Of the shooter's input, as aimY.
    std::int32_t aimY = 0;
    bool isExplosive = false;
    bool freezes = false;
    bool isOfSwitch = false;
    std::uint8_t switchNumber = 0;
    std::uint8_t bounces = 0; ///< 1 mirrors x, 2 mirrors y.
    std::uint8_t tuneZone = 0;
};

/// A shot that goes piece by piece: laser and shotgun.
struct Beam {
    Vector from; ///< Drawn from here to place.
    Vector place;
    Vector before; ///< Where the present piece started.
    Vector direction;
    Vector telePlace;
    float energy = 0;
    std::int32_t owner = -1;
    std::int32_t weapon = Laser;
    std::int32_t pieceTick = 0;
    std::int32_t bounceCount = 0;
    bool wasTeleported = false;
    bool bouncedInPlace = false;
    bool isTeleGunOff = false; ///< Its last piece ended at a tile that allows no telegun.
    bool isTeleGunBlue = false;
    std::uint8_t tuneZone = 0;
};

/// A switch that turns over by itself.
struct SwitchTimer {
    std::uint8_t number = 0;
    std::int32_t team = 0;
    std::int32_t endTick = 0;
    bool isOnUntil = false;
};

enum class TeamRace : std::uint8_t { Open, Started, Finished };

/// What of a world is of no single client.
struct WorldRest {
    std::vector<std::int32_t> order;     ///< Tees in the world, in the order of their turns.
    std::vector<Projectile> projectiles; ///< The last first, as all these.
    std::vector<Beam> beams;
    DeviceState devices;
    std::vector<teeworlds::SwitchesOn> switches; ///< By team; empty when all are as at first.
    std::vector<SwitchTimer> timers;
    std::array<TeamRace, TeamCount> teamRaces{};
    std::bitset<ClientCount> hasStartedInTeam;
    std::bitset<ClientCount> hasFinishedInTeam;
    std::bitset<TeamCount> practice;
    std::bitset<TeamCount> locked; ///< One of them dies: all do.
    ServerSettings settings;
    teeworlds::TuningValues tuning;
    PcgRandom random;
    std::vector<Happening> pending; ///< Of the last tick; acts before the next.
    bool isDamaged = false;         ///< There was more than is rebuilt: shots, ticks.
};

/// Everything that the next tick depends on. A copy is a checkpoint.
struct RebuiltState : WorldRest {
    std::int32_t tick = 0;
    std::array<Tee, ClientCount> tees;
    std::array<Person, ClientCount> persons;
};

/// What happened in a tick. Clients are -1 for nobody.
struct RebuiltEvent {
    enum class What : std::uint8_t {
        HookGround,
        HookPlayer,
        HookReleased,
        Shot,
        Hit,
        Frozen,
        Unfrozen,
        Teleported,
        Checkpoint,
        Started,
        Finished, ///< value: ticks.
        Died,     ///< value: one of DeathBy.
        Spawned,
        Exploded, ///< No client, but who caused it.
        Struck,   ///< A bullet of client, at its end; value: its direction as in sparks of a demo.
        Differs,  ///< Its own path is not the recorded one; told once until it agrees again.
    };
    enum DeathBy : std::int32_t {
        World,   ///< A tile, or the edge of the world.
        OwnWish, ///< Its player's, or somebody's who may.
        Leaving, ///< It left the game, or went to the spectators.
    };
    What what = What::Shot;
    std::int32_t tick = 0;
    std::int32_t client = -1;
    std::int32_t other = -1; ///< Who was hooked or hit, or who unfroze.
    std::int32_t value = 0;  ///< Weapon, number of a checkpoint, ticks of a race.
    Vector place;            ///< Where: of the client, but for explosions and hits.
};

} // namespace tickscope::teehistorian
