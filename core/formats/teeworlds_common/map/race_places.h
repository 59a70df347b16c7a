// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/formats/teeworlds_common/map/race_grid.h"

namespace tickscope::teeworlds {

/// A thing that the map places. Numbers are those of the entity, without the offset.
struct RaceEntity {
    enum class Layer : std::uint8_t { Game, Front, Switch };
    std::uint8_t entity = 0;
    std::uint8_t flags = 0; ///< Flips and rotation.
    Layer layer = Layer::Game;
    std::uint8_t switchNumber = 0; ///< Only of the switch layer.
    Vector middle;
};

/// A door as it is drawn: from its tile to where it ends.
struct RaceDoor {
    Vector from;
    Vector to;
    std::uint8_t number = 0;
};

/// What a map places, in its order. Source: ddnet-rebuild.md, sections 9, 11 and 17.
struct RacePlaces {
    using Outs = std::array<std::vector<Vector>, 256>; ///< By number.
    Outs teleOuts;
    Outs checkpointOuts;
    std::vector<RaceEntity> entities;
    std::vector<Vector> spawns;
    std::vector<RaceDoor> doors;
    bool hasTooManyDoors = false; ///< Some were left out.
};
/// Finds them, and marks the cells of doors in \a grid.
[[nodiscard]] RacePlaces findPlaces(RaceGrid &grid, const Collision &collision, const GameMap &map);

/// Entity of the same layer that stands beside the cell \a index; 0 for none.
[[nodiscard]] std::uint8_t neighbourIn(const RaceGrid &grid, std::size_t index, int right, int down,
                                       RaceEntity::Layer layer);

} // namespace tickscope::teeworlds
