// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/simulation/world/devices.h"
#include "core/formats/teehistorian/simulation/world/server_rules.h"
#include "core/formats/teehistorian/simulation/world/shots.h"
#include "core/formats/teehistorian/simulation/world/teams.h"
#include "core/formats/teehistorian/simulation/world/tee.h"
#include "core/formats/teehistorian/simulation/world/tick_section.h"
#include "core/formats/teehistorian/simulation/world/tiles.h"

namespace tickscope::teehistorian {

/// What of a world is of no single client.
struct WorldRest {
    std::vector<std::int32_t> order;     ///< Tees in the world, in the order of their turns.
    std::vector<Projectile> projectiles; ///< The last first, as all these.
    std::vector<Beam> beams;
    DeviceState devices;
    Switches switches;
    Teams teams;
    ServerSettings settings;
    teeworlds::TuningValues tuning;
    PcgRandom random;
    std::vector<Action> pending; ///< Of the last tick; acts before the next.
    bool isDamaged = false;      ///< There was more than is rebuilt: shots, ticks.
};

/// Everything that the next tick depends on. A copy is a checkpoint.
struct RebuiltState : WorldRest {
    std::int32_t tick = 0;
    std::array<Tee, ClientCount> tees;
    std::array<Person, ClientCount> persons;
};

/// What happened in a tick. Clients are -1 for none.
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
        TeleCheckpoint,
        Started,  ///< value: tick from which the time counts; 0: this one.
        Finished, ///< value: ticks.
        Died,     ///< value: one of DeathBy.
        Spawned,
        Exploded, ///< No client, but who caused it.
        Struck,   ///< A bullet of client, at its end; value: its direction as in sparks of a demo.
        Differs,  ///< Its own path is not the recorded one; reported once until it agrees again.
    };
    enum DeathBy : std::int32_t {
        World,   ///< A tile, or the edge of the world.
        OwnWish, ///< Its player's.
        Game,    ///< A command of staff, a new round, its team, or what no record says.
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
