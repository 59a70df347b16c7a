// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sample_map.h"

#include <array>
#include <utility>

#include "app/sample/sample_scenery.h"

namespace tickscope::sample {

namespace {

using teeworlds::Collision;
using teeworlds::MapTile;
using teeworlds::TileGrid;

constexpr std::int32_t Width = 120;
constexpr std::int32_t Height = 50;

/// A rectangle of equal tiles; later ones lie over earlier ones.
struct Block {
    std::int32_t column;
    std::int32_t row;
    std::int32_t width;
    std::int32_t height;
    std::uint8_t index;
};

constexpr std::array Blocks{
    // The frame.
    Block{0, 0, Width, 2, SolidIndex},
    Block{0, 47, Width, 3, SolidIndex},
    Block{0, 0, 2, Height, SolidIndex},
    Block{118, 0, 2, Height, SolidIndex},
    // Floor of the race lane with gaps, steps on it and what hangs from its ceiling.
    Block{2, 15, 23, 2, SolidIndex},
    Block{31, 15, 14, 2, SolidIndex},
    Block{51, 15, 16, 2, SolidIndex},
    Block{75, 15, 15, 2, SolidIndex},
    Block{97, 15, 21, 2, SolidIndex},
    Block{35, 12, 3, 3, SolidIndex},
    Block{55, 13, 8, 2, SolidIndex},
    Block{58, 11, 3, 2, SolidIndex},
    Block{80, 11, 2, 4, UnhookableIndex},
    Block{24, 2, 8, 3, SolidIndex},
    Block{46, 2, 3, 5, SolidIndex},
    Block{66, 2, 10, 2, UnhookableIndex},
    Block{90, 2, 6, 4, SolidIndex},
    Block{101, 2, 2, 6, UnhookableIndex},
    Block{39, 14, 4, 1, FreezeIndex},
    Block{84, 14, 4, 1, FreezeIndex},
    Block{14, 2, 2, 13, StartIndex},
    Block{49, 2, 2, 11, FirstCheckpointIndex},
    Block{76, 2, 2, 13, FirstCheckpointIndex + 1},
    Block{107, 2, 2, 13, FinishIndex},
    // Upper platforms of the arena.
    Block{9, 24, 14, 1, SolidIndex},
    Block{31, 23, 9, 1, SolidIndex},
    Block{56, 17, 2, 7, SolidIndex},
    Block{61, 25, 12, 1, SolidIndex},
    Block{82, 23, 13, 1, SolidIndex},
    Block{102, 25, 10, 1, SolidIndex},
    // Middle platforms, some of which no hook holds on.
    Block{2, 32, 10, 1, SolidIndex},
    Block{20, 33, 11, 1, UnhookableIndex},
    Block{40, 32, 8, 1, SolidIndex},
    Block{66, 33, 13, 1, SolidIndex},
    Block{72, 30, 2, 3, SolidIndex},
    Block{90, 32, 9, 1, UnhookableIndex},
    Block{107, 33, 11, 1, SolidIndex},
    Block{51, 30, 9, 1, FreezeIndex},
    // Lower platforms, pillars and hills.
    Block{12, 40, 9, 1, SolidIndex},
    Block{28, 40, 10, 1, SolidIndex},
    Block{44, 38, 2, 9, SolidIndex},
    Block{43, 38, 4, 1, SolidIndex},
    Block{61, 40, 10, 1, SolidIndex},
    Block{76, 41, 7, 1, UnhookableIndex},
    Block{94, 40, 11, 1, SolidIndex},
    Block{98, 41, 2, 3, SolidIndex},
    Block{22, 45, 8, 2, SolidIndex},
    Block{24, 43, 4, 2, SolidIndex},
    Block{108, 44, 6, 3, SolidIndex},
    Block{66, 45, 3, 2, SolidIndex},
    // The pit.
    Block{84, 47, 8, 2, DeathIndex},
};

void fill(TileGrid<MapTile> &grid, const Block &block)
{
    for (std::int32_t row = block.row; row < block.row + block.height; ++row) {
        for (std::int32_t column = block.column; column < block.column + block.width; ++column) {
            const auto cell = static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.width)
                              + static_cast<std::size_t>(column);
            grid.cells[cell].index = block.index;
        }
    }
}

TileGrid<MapTile> emptyGrid()
{
    return {Width, Height, std::vector<MapTile>(std::size_t{Width} * Height)};
}

Vector centerOf(std::int32_t column, std::int32_t row)
{
    constexpr float side = Collision::TileSize;
    return {(static_cast<float>(column) + 0.5F) * side, (static_cast<float>(row) + 0.5F) * side};
}

std::vector<Vector> centersOf(std::initializer_list<std::pair<std::int32_t, std::int32_t>> cells)
{
    std::vector<Vector> places;
    for (const auto &[column, row] : cells)
        places.push_back(centerOf(column, row));
    return places;
}

} // namespace

SampleMap makeSampleMap()
{
    SampleMap sample;
    auto &map = sample.map;
    map.info.author = "Tickscope";
    map.info.version = "1";
    map.game = emptyGrid();
    for (const Block &block : Blocks)
        fill(map.game, block);
    for (const auto &[column, row] : {std::pair{5, 14},
                                      {8, 14},
                                      {16, 23},
                                      {35, 22},
                                      {67, 24},
                                      {107, 24},
                                      {6, 46},
                                      {54, 46},
                                      {112, 32}}) {
        fill(map.game, {column, row, 1, 1, SpawnIndex});
        sample.spawns.push_back(centerOf(column, row));
    }

    map.groups = sceneryOf(map);

    using enum PickupKind;
    sample.pickups = {
        {centerOf(20, 23), Shotgun}, {centerOf(37, 22), Health}, {centerOf(70, 24), Grenade},
        {centerOf(88, 22), Armor},   {centerOf(105, 24), Laser}, {centerOf(5, 31), Grenade},
        {centerOf(25, 32), Health},  {centerOf(44, 31), Laser},  {centerOf(76, 32), Shotgun},
        {centerOf(94, 31), Health},  {centerOf(114, 32), Armor}, {centerOf(16, 39), Armor},
        {centerOf(33, 39), Shotgun}, {centerOf(65, 39), Laser},  {centerOf(101, 39), Grenade},
        {centerOf(50, 46), Health},  {centerOf(79, 40), Armor},  {centerOf(61, 12), Health}};
    sample.racePlaces = centersOf(
        {{6, 13}, {20, 13}, {41, 9}, {53, 11}, {70, 9}, {78, 8}, {93, 11}, {112, 13}});
    sample.arenaPlaces = centersOf({{12, 22},
                                    {27, 28},
                                    {47, 26},
                                    {60, 22},
                                    {80, 28},
                                    {98, 21},
                                    {115, 30},
                                    {104, 45},
                                    {73, 45},
                                    {55, 44},
                                    {36, 45},
                                    {8, 45}});
    // Racers on the last stretch, fighters below it.
    sample.openings = {{centerOf(78, 14), 418, {391, 722}}, {centerOf(84, 22), 0, {}},
                       {centerOf(92, 22), 0, {}},           {centerOf(76, 11), 432, {402, 755}},
                       {centerOf(104, 24), 0, {}},          {centerOf(91, 31), 0, {}},
                       {centerOf(65, 14), 371, {437}},      {centerOf(109, 24), 0, {}}};
    for (const PickupSpot &spot : sample.pickups)
        sample.arenaPlaces.push_back(spot.place);
    return sample;
}

} // namespace tickscope::sample
