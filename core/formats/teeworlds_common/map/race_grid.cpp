// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/race_grid.h"

namespace tickscope::teeworlds {

/// Tiles around the map in which tees live and shots fly.
constexpr int LivingBorder = 200;

RaceGrid::RaceGrid(const GameMap &map)
    : m_width(map.game.width)
    , m_height(map.game.height)
    , m_cells(map.game.cells.size())
{
    // Only layers of the size of the game layer have rules.
    const auto each = [&](const auto &grid, auto &&take) {
        if (grid.width != m_width || grid.height != m_height)
            return;
        for (std::size_t i = 0; i < m_cells.size() && i < grid.cells.size(); ++i)
            take(m_cells[i], grid.cells[i]);
    };
    each(map.game, [](RaceCell &cell, MapTile found) {
        cell.game = found.index;
        cell.gameFlags = found.flags & RotationFlags;
    });
    each(map.front, [](RaceCell &cell, MapTile found) {
        cell.front = found.index;
        cell.frontFlags = found.flags & RotationFlags;
    });
    each(map.tele, [](RaceCell &cell, TeleTile found) {
        cell.teleType = found.type;
        cell.teleNumber = found.number;
    });
    each(map.switches, [](RaceCell &cell, SwitchTile found) {
        cell.switchType = found.type;
        cell.switchNumber = found.number;
        cell.switchDelay = found.delay;
    });
    each(map.tune, [](RaceCell &cell, TuneTile found) {
        cell.tuneZone = found.type != 0 ? found.number : std::uint8_t{0};
    });
}

bool RaceGrid::isOutside(Vector point) const
{
    const int column = roundToInt(point.x) / Collision::TileSize;
    const int row = roundToInt(point.y) / Collision::TileSize;
    return column < -LivingBorder || row < -LivingBorder || column > m_width + LivingBorder
           || row > m_height + LivingBorder;
}

std::size_t RaceGrid::truncatedIndex(Vector point) const
{
    static constexpr float Most = 1e9F;
    const auto cut = [](float value) {
        return static_cast<int>(value > -Most ? std::min(value, Most) : -Most);
    };
    return indexOf(cut(point.x), cut(point.y));
}

Vector RaceGrid::middleOf(std::size_t index) const
{
    const auto width = static_cast<std::size_t>(std::max(m_width, 1));
    constexpr float Half = Collision::TileSize / 2.0F;
    const std::size_t column = index % width;
    const std::size_t row = index / width;
    return {static_cast<float>(column) * Collision::TileSize + Half,
            static_cast<float>(row) * Collision::TileSize + Half};
}

} // namespace tickscope::teeworlds
