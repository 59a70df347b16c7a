// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/collision.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tickscope::teeworlds {

constexpr std::uint8_t SolidIndex = 1;
constexpr std::uint8_t UnhookableIndex = 3;

/// Distance below the feet that still counts as standing.
constexpr float GroundReach = 5;

/// Steps of a line test. A hook moves 80 units a tick and the fastest tee 6000, so
/// real lines are shorter; a hostile file may ask for billions of steps.
constexpr std::int32_t MaxLineSteps = 8192;

static Collision::Tile tileOfIndex(std::uint8_t index)
{
    switch (index) {
    case SolidIndex:
        return Collision::Tile::Solid;
    case UnhookableIndex:
        return Collision::Tile::Unhookable;
    default:
        return Collision::Tile::Air;
    }
}

float length(Vector vector)
{
    return std::sqrt(vector.x * vector.x + vector.y * vector.y);
}

Vector normalized(Vector vector)
{
    const float size = length(vector);
    if (!(size > 0))
        return {};
    const float factor = 1.0F / size;
    return vector * factor;
}

std::int32_t truncatedToInt(float value)
{
    // 2^31 is exact as a float; the largest 32-bit integer is not.
    constexpr float Limit = 2147483648.0F;
    if (value >= Limit)
        return std::numeric_limits<std::int32_t>::max();
    if (value < -Limit)
        return std::numeric_limits<std::int32_t>::min();
    return std::isnan(value) ? 0 : static_cast<std::int32_t>(value);
}

std::int32_t roundToInt(float value)
{
    return truncatedToInt(value > 0 ? value + 0.5F : value - 0.5F);
}

Collision::Collision(const TileGrid<MapTile> &game)
    : m_width(game.width)
    , m_height(game.height)
    , m_tiles(game.cells.size())
{
    std::transform(game.cells.begin(), game.cells.end(), m_tiles.begin(),
                   [](MapTile tile) { return tileOfIndex(tile.index); });
}

std::int32_t Collision::columnAt(float x) const
{
    return std::clamp(roundToInt(x) / TileSize, 0, m_width - 1);
}

std::int32_t Collision::rowAt(float y) const
{
    return std::clamp(roundToInt(y) / TileSize, 0, m_height - 1);
}

Collision::Tile Collision::tileAt(Vector point) const
{
    return m_tiles.empty() ? Tile::Air : tileIn(columnAt(point.x), rowAt(point.y));
}

bool Collision::boxIsSolid(Vector center) const
{
    if (m_tiles.empty())
        return false;
    const std::int32_t left = columnAt(center.x - HalfBox);
    const std::int32_t right = columnAt(center.x + HalfBox);
    const std::int32_t top = rowAt(center.y - HalfBox);
    const std::int32_t bottom = rowAt(center.y + HalfBox);
    return tileIn(left, top) != Tile::Air || tileIn(right, top) != Tile::Air
           || tileIn(left, bottom) != Tile::Air || tileIn(right, bottom) != Tile::Air;
}

bool Collision::boxesAreFree(Vector low, Vector high) const
{
    if (m_tiles.empty())
        return true;
    const std::int32_t left = columnAt(low.x - HalfBox);
    const std::int32_t right = columnAt(high.x + HalfBox);
    const std::int32_t top = rowAt(low.y - HalfBox);
    const std::int32_t bottom = rowAt(high.y + HalfBox);
    // A tee that does not fly fast is in no more of them.
    constexpr std::int32_t MostAcross = 5;
    if (right - left >= MostAcross || bottom - top >= MostAcross)
        return false;
    for (std::int32_t row = top; row <= bottom; ++row) {
        for (std::int32_t column = left; column <= right; ++column) {
            if (tileIn(column, row) != Tile::Air)
                return false;
        }
    }
    return true;
}

bool Collision::isGrounded(Vector center) const
{
    const float feet = center.y + HalfBox + GroundReach;
    return isSolid({center.x + HalfBox, feet}) || isSolid({center.x - HalfBox, feet});
}

std::optional<Collision::Hit> Collision::firstHit(Vector from, Vector to) const
{
    const float distance = length(from - to);
    if (!(distance < static_cast<float>(MaxLineSteps)))
        return {};
    const auto steps = static_cast<std::int32_t>(distance + 1.0F);
    for (std::int32_t i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(steps);
        const Vector point = from + (to - from) * share;
        const Tile tile = tileAt(point);
        if (tile != Tile::Air)
            return Hit{point, tile};
    }
    return {};
}

} // namespace tickscope::teeworlds
