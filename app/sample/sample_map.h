// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/movement/collision.h"

namespace tickscope::sample {

using teeworlds::Vector;

/// Indices of the game layer that the sample uses. Source: teeworlds-map.md, section 4.
enum GameIndex : std::uint8_t {
    AirIndex = 0,
    SolidIndex = 1,
    DeathIndex = 2,
    UnhookableIndex = 3,
    FreezeIndex = 9,
    StartIndex = 33,
    FinishIndex = 34,
    FirstCheckpointIndex = 35,
    SpawnIndex = 192,
};

enum class PickupKind { Health, Armor, Shotgun, Grenade, Laser };

struct PickupSpot {
    Vector place;
    PickupKind kind = PickupKind::Health;
};

/// Where somebody is when the recording begins, in the middle of the game.
struct Opening {
    Vector place;
    std::int64_t raceTicks = 0;                ///< For which the race has run; 0 without one.
    std::vector<std::int32_t> checkpointTimes; ///< Of those behind this place, 1/100 s.
};

/// The playground of the sample: a race lane above, an arena with platforms below.
struct SampleMap {
    teeworlds::GameMap map;
    std::vector<Vector> spawns;
    std::vector<PickupSpot> pickups;
    std::vector<Vector> racePlaces; ///< From before the start to behind the finish.
    std::vector<Vector> arenaPlaces;
    std::vector<Opening> openings; ///< Of the clients, eight.
};

[[nodiscard]] SampleMap makeSampleMap();

} // namespace tickscope::sample
