// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/race_places.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace tickscope::teeworlds {

namespace {

constexpr int FirstSpawn = 1;
constexpr int LastSpawn = 3;
constexpr int DoorEntity = 49;
/// Each is some hundred steps long; real maps have some hundred.
constexpr std::size_t MostDoors = 20'000;
constexpr int ShortLaser = 19;
constexpr int LongLaser = 21;

/// Steps to the neighbours of a tile, in the order of the angles that doors have.
constexpr std::array<std::pair<int, int>, 8> Sides = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

struct PlaceFinder {
    RaceGrid &grid;
    const Collision &collision;
    RacePlaces found = {};

    void addOut(std::size_t index)
    {
        const RaceCell &cell = grid.cell(index);
        if (cell.teleNumber == 0)
            return;
        if (cell.teleType == tile::TeleOut)
            found.teleOuts[cell.teleNumber].push_back(grid.middleOf(index));
        else if (cell.teleType == tile::TeleCheckOut)
            found.checkpointOuts[cell.teleNumber].push_back(grid.middleOf(index));
    }

    void addEntity(std::size_t index, std::uint8_t tileIndex, std::uint8_t flags,
                   RaceEntity::Layer layer)
    {
        if (tileIndex <= tile::EntityOffset)
            return;
        const auto number = layer == RaceEntity::Layer::Switch ? grid.cell(index).switchNumber
                                                               : std::uint8_t{0};
        const RaceEntity entity{static_cast<std::uint8_t>(tileIndex - tile::EntityOffset), flags,
                                layer, number, grid.middleOf(index)};
        if (entity.entity >= FirstSpawn && entity.entity <= LastSpawn)
            found.spawns.push_back(entity.middle);
        else if (entity.entity == DoorEntity)
            addDoors(entity, index);
        else
            found.entities.push_back(entity);
    }

    void addDoors(const RaceEntity &door, std::size_t index)
    {
        constexpr int Unit = 3 * Collision::TileSize;
        for (std::size_t side = 0; side < Sides.size(); ++side) {
            const auto [right, down] = Sides[side];
            const int laser = neighbourIn(grid, index, right, down, door.layer);
            if (laser >= ShortLaser && laser <= LongLaser)
                addDoor(door, static_cast<int>(side), Unit + (laser - ShortLaser) * Unit);
        }
    }

    void addDoor(const RaceEntity &door, int side, int length)
    {
        found.hasTooManyDoors = found.doors.size() >= MostDoors;
        if (found.hasTooManyDoors)
            return;
        const float angle = std::numbers::pi_v<float> / 4 * static_cast<float>(side);
        const Vector direction{std::sin(angle), std::cos(angle)};
        Vector end = door.middle;
        for (int i = 0; i < length - 1; ++i) {
            const Vector point = door.middle + direction * static_cast<float>(i);
            if (collision.isSolid(point))
                break;
            RaceCell &cell = grid.cell(grid.roundedIndex(point));
            cell.hasDoor = true;
            cell.doorNumber = door.switchNumber;
            end = point;
        }
        found.doors.push_back({door.middle, end, door.switchNumber});
    }
};

} // namespace

std::uint8_t neighbourIn(const RaceGrid &grid, std::size_t index, int right, int down,
                         RaceEntity::Layer layer)
{
    const auto width = static_cast<std::int64_t>(grid.width());
    const std::int64_t column = static_cast<std::int64_t>(index) % width + right;
    const std::int64_t row = static_cast<std::int64_t>(index) / width + down;
    if (column < 0 || row < 0 || column >= grid.width() || row >= grid.height())
        return 0;
    const RaceCell &cell = grid.cell(static_cast<std::size_t>(row * width + column));
    const int tileIndex = layer == RaceEntity::Layer::Switch  ? cell.switchType
                          : layer == RaceEntity::Layer::Front ? cell.front
                                                              : cell.game;
    const int found = tileIndex - tile::EntityOffset;
    return static_cast<std::uint8_t>(std::max(found, 0));
}

RacePlaces findPlaces(RaceGrid &grid, const Collision &collision, const GameMap &map)
{
    PlaceFinder finder{grid, collision};
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const RaceCell &cell = grid.cell(i);
        finder.addOut(i);
        finder.addEntity(i, cell.game, cell.gameFlags, RaceEntity::Layer::Game);
        finder.addEntity(i, cell.front, cell.frontFlags, RaceEntity::Layer::Front);
        if (i < map.switches.cells.size())
            finder.addEntity(i, cell.switchType, map.switches.cells[i].flags & RotationFlags,
                             RaceEntity::Layer::Switch);
    }
    return std::move(finder.found);
}

} // namespace tickscope::teeworlds
