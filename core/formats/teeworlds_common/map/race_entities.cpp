// SPDX-License-Identifier: MIT
//
// The part of RaceTiles that finds what a map places: pickups, spawns, doors.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/formats/teeworlds_common/map/race_tiles.h"

namespace tickscope::teeworlds {

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

std::uint8_t RaceTiles::neighbour(std::size_t index, int right, int down,
                                  RaceEntity::Layer layer) const
{
    const auto width = static_cast<std::int64_t>(m_width);
    const std::int64_t column = static_cast<std::int64_t>(index) % width + right;
    const std::int64_t row = static_cast<std::int64_t>(index) / width + down;
    if (column < 0 || row < 0 || column >= m_width || row >= m_height)
        return 0;
    const RaceCell &cell = m_cells[static_cast<std::size_t>(row * width + column)];
    const int tileIndex = layer == RaceEntity::Layer::Switch  ? cell.switchType
                          : layer == RaceEntity::Layer::Front ? cell.front
                                                              : cell.game;
    const int found = tileIndex - tile::EntityOffset;
    return static_cast<std::uint8_t>(std::max(found, 0));
}

void RaceTiles::addDoor(const RaceEntity &door, int side, int length)
{
    if (m_doors.size() >= MostDoors) {
        m_hasTooManyDoors = true;
        return;
    }
    const float angle = std::numbers::pi_v<float> / 4 * static_cast<float>(side);
    const Vector direction{std::sin(angle), std::cos(angle)};
    Vector end = door.middle;
    for (int i = 0; i < length - 1; ++i) {
        const Vector point{door.middle.x + direction.x * static_cast<float>(i),
                           door.middle.y + direction.y * static_cast<float>(i)};
        if (m_collision.isSolid(point))
            break;
        RaceCell &cell = m_cells[roundedIndex(point)];
        cell.hasDoor = true;
        cell.doorNumber = door.switchNumber;
        end = point;
    }
    m_doors.push_back({door.middle, end, door.switchNumber});
}

void RaceTiles::addDoors(const RaceEntity &door, std::size_t index)
{
    constexpr int Unit = 3 * Collision::TileSize;
    for (std::size_t side = 0; side < Sides.size(); ++side) {
        const int found = neighbour(index, Sides[side].first, Sides[side].second, door.layer);
        if (found >= ShortLaser && found <= LongLaser)
            addDoor(door, static_cast<int>(side), Unit + (found - ShortLaser) * Unit);
    }
}

void RaceTiles::addEntity(std::size_t index, std::uint8_t tileIndex, std::uint8_t flags,
                          RaceEntity::Layer layer)
{
    if (tileIndex <= tile::EntityOffset)
        return;
    const auto number = layer == RaceEntity::Layer::Switch ? m_cells[index].switchNumber
                                                           : std::uint8_t{0};
    const RaceEntity found{static_cast<std::uint8_t>(tileIndex - tile::EntityOffset), flags, layer,
                           number, middleOf(index)};
    if (found.entity >= FirstSpawn && found.entity <= LastSpawn)
        m_spawns.push_back(found.middle);
    else if (found.entity == DoorEntity)
        addDoors(found, index);
    else
        m_entities.push_back(found);
}

void RaceTiles::readEntities(const GameMap &map)
{
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        addEntity(i, m_cells[i].game, m_cells[i].gameFlags, RaceEntity::Layer::Game);
        addEntity(i, m_cells[i].front, m_cells[i].frontFlags, RaceEntity::Layer::Front);
        const bool hasSwitches = i < map.switches.cells.size() && m_cells[i].switchType != 0;
        if (hasSwitches)
            addEntity(i, m_cells[i].switchType, map.switches.cells[i].flags & RotationFlags,
                      RaceEntity::Layer::Switch);
    }
}

} // namespace tickscope::teeworlds
