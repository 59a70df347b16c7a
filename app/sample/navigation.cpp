// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/navigation.h"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>
#include <tuple>

namespace tickscope::sample {

namespace {

using teeworlds::Collision;
using teeworlds::MapTile;
using teeworlds::TileGrid;

constexpr float Unreachable = std::numeric_limits<float>::max();
constexpr int PlacesAhead = 9;
/// Cells that a tee can jump up.
constexpr std::int32_t JumpCells = 5;
constexpr std::array<std::pair<std::int32_t, std::int32_t>, 4> Steps{
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

bool isWall(std::uint8_t index)
{
    return index == SolidIndex || index == UnhookableIndex || index == DeathIndex;
}

/// Extra cost of a cell: tees avoid freezing, the pit and the middle of wide open air.
float penalty(const TileGrid<MapTile> &game, std::int32_t column, std::int32_t row)
{
    if (game.at(column, row).index == FreezeIndex)
        return 40;
    for (std::int32_t below = 1; below <= JumpCells && row + below < game.height; ++below) {
        const std::uint8_t index = game.at(column, row + below).index;
        if (index == DeathIndex)
            return 6;
        if (index == FreezeIndex)
            return 3;
        if (isWall(index))
            return 0;
    }
    return 1;
}

} // namespace

DistanceField::DistanceField(const TileGrid<MapTile> &game, Vector goal)
    : m_width(game.width)
    , m_height(game.height)
    , m_distances(game.cells.size(), Unreachable)
{
    spread(game, cellAt(goal));
}

void DistanceField::spread(const TileGrid<MapTile> &game, Cell goal)
{
    using Entry = std::tuple<float, std::int32_t, std::int32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    distance(goal) = 0;
    open.emplace(0.0F, goal.column, goal.row);
    while (!open.empty()) {
        const auto [cost, column, row] = open.top();
        open.pop();
        if (cost > distance({column, row}))
            continue;
        for (const auto &[right, down] : Steps) {
            const Cell next{column + right, row + down};
            if (next.column < 0 || next.row < 0 || next.column >= m_width || next.row >= m_height
                || isWall(game.at(next.column, next.row).index))
                continue;
            const float reached = cost + 1 + penalty(game, next.column, next.row);
            if (reached >= distance(next))
                continue;
            distance(next) = reached;
            open.emplace(reached, next.column, next.row);
        }
    }
}

std::optional<Vector> DistanceField::nextPlace(Vector from, const Collision &collision) const
{
    Cell cell = cellAt(from);
    if (distance(cell) == Unreachable)
        return {};
    std::optional<Vector> best;
    for (int i = 0; i < PlacesAhead; ++i) {
        cell = nearerNeighbour(cell);
        constexpr float side = Collision::TileSize;
        const Vector place{(static_cast<float>(cell.column) + 0.5F) * side,
                           (static_cast<float>(cell.row) + 0.5F) * side};
        if (best && !isFree(collision, from, place))
            break;
        best = place;
    }
    return best;
}

DistanceField::Cell DistanceField::cellAt(Vector place) const
{
    const auto column = static_cast<std::int32_t>(place.x) / Collision::TileSize;
    const auto row = static_cast<std::int32_t>(place.y) / Collision::TileSize;
    return {std::clamp(column, 0, m_width - 1), std::clamp(row, 0, m_height - 1)};
}

std::size_t DistanceField::placeOf(Cell cell) const
{
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_width)
           + static_cast<std::size_t>(cell.column);
}

float &DistanceField::distance(Cell cell)
{
    return m_distances[placeOf(cell)];
}

float DistanceField::distance(Cell cell) const
{
    return m_distances[placeOf(cell)];
}

DistanceField::Cell DistanceField::nearerNeighbour(Cell cell) const
{
    Cell best = cell;
    for (const auto &[right, down] : Steps) {
        const Cell next{cell.column + right, cell.row + down};
        if (next.column >= 0 && next.row >= 0 && next.column < m_width && next.row < m_height
            && distance(next) < distance(best))
            best = next;
    }
    return best;
}

bool isFree(const Collision &collision, Vector from, Vector to)
{
    const float size = 12;
    for (const Vector corner : {Vector{-size, -size}, {size, -size}, {-size, size}, {size, size}}) {
        if (collision.firstHit(from + corner, to + corner))
            return false;
    }
    return true;
}

} // namespace tickscope::sample
