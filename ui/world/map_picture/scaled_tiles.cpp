// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/scaled_tiles.h"

#include <algorithm>

#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

constexpr int TilesInARow = 16;

/// Where a tile lies in a level.
struct TileArea {
    const Texture::Level &level;
    int left;
    int top;
    int width;
    int height;

    TileArea(const Texture::Level &of, std::uint8_t index)
        : level(of)
        , width(of.width / TilesInARow)
        , height(of.height / TilesInARow)
    {
        left = index % TilesInARow * width;
        top = index / TilesInARow * height;
    }

    /// Without reaching the neighbours.
    [[nodiscard]] const QRgb *row(int y) const
    {
        return level.row(top + std::clamp(y, 0, height - 1)) + left;
    }
};

/// Mixes into \a row, one of the finer tile, what lies under it in a tile with half as many.
/// \param y  of twice as many rows as \a coarse has.
void mixUnder(std::vector<QRgb> &row, const TileArea &coarse, int y, std::uint32_t share)
{
    // Middles of the finer pixels are a quarter away from those of the others: of the nearer ones
    // they take three parts, of the farther ones one, in both directions.
    const int j = (y + 1) / 2 - 1;
    const QRgb *upper = coarse.row(j);
    const QRgb *lower = coarse.row(j + 1);
    const std::uint64_t lowerParts = y % 2 == 0 ? 3 : 1;
    const auto column = [&](int x) {
        return pixels::spread(upper[x]) * (4 - lowerParts) + pixels::spread(lower[x]) * lowerParts;
    };
    const auto mix = [&](std::size_t x, std::uint64_t farther, std::uint64_t nearer) {
        const QRgb under = pixels::gathered((farther + nearer * 3) * 16);
        row[x] = pixels::mixed(row[x], under, share);
    };
    std::uint64_t before = column(0);
    for (int i = 0; i < coarse.width; ++i) {
        const std::uint64_t here = column(i);
        const std::uint64_t behind = column(std::min(i + 1, coarse.width - 1));
        const auto x = static_cast<std::size_t>(i) * 2;
        mix(x, before, here);
        mix(x + 1, behind, here);
        before = here;
    }
}

/// A square of \a side pixels as a tile with such flags is drawn: with edges around it.
std::vector<QRgb> turned(const std::vector<QRgb> &square, int side, std::uint8_t flags)
{
    std::vector<QRgb> result;
    result.reserve(static_cast<std::size_t>(side + 2) * static_cast<std::size_t>(side + 2));
    const int last = side - 1;
    const bool isTurned = flags & PictureTile::Rotate;
    const int stepX = flags & PictureTile::FlipX ? -1 : 1;
    const int stepY = flags & PictureTile::FlipY ? -side : side;
    const QRgb *corner = square.data() + (stepX < 0 ? last : 0) + (stepY < 0 ? last * side : 0);
    // Turned clockwise, the left edge is on top and the top edge on the right.
    const int across = isTurned ? -stepY : stepX;
    const int down = isTurned ? stepX : stepY;
    if (isTurned)
        corner += stepY * last;
    for (int row = -1; row <= side; ++row) {
        const QRgb *pixel = corner + std::clamp(row, 0, last) * down;
        result.push_back(*pixel);
        for (int column = 0; column < side; ++column, pixel += across)
            result.push_back(*pixel);
        result.push_back(result.back());
    }
    return result;
}

} // namespace

ScaledTiles::ScaledTiles(const Texture &texture, double tilePixels)
    : m_texture(texture)
{
    const int tile = texture.width() / TilesInARow;
    const double wanted = levelFor(tile / tilePixels);
    const int last = texture.tileLevelCount() - 1;
    m_level = std::min(static_cast<int>(wanted), last);
    if (m_level < last)
        m_coarseShare = static_cast<std::uint32_t>((wanted - m_level) * 256);
    m_side = (texture.width() >> m_level) / TilesInARow;
}

const ScaledTile &ScaledTiles::at(PictureTile tile)
{
    constexpr unsigned Flips = PictureTile::FlipX | PictureTile::FlipY;
    const unsigned turn = (tile.flags & Flips) | ((tile.flags & PictureTile::Rotate) ? 4U : 0U);
    ScaledTile &scaled = m_tiles[tile.index * std::size_t{8} + turn];
    if (scaled.pixels.empty())
        scaled = make(tile);
    return scaled;
}

ScaledTile ScaledTiles::make(PictureTile which) const
{
    const auto level = static_cast<std::size_t>(m_level);
    const TileArea fine(m_texture.level(level), which.index);
    const TileArea coarse(m_texture.level(m_coarseShare > 0 ? level + 1 : level), which.index);
    std::vector<QRgb> straight;
    straight.reserve(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side));
    std::vector<QRgb> row;
    std::uint32_t anyAlpha = 0;
    std::uint32_t allAlpha = 0xff;
    for (int y = 0; y < m_side; ++y) {
        const QRgb *from = fine.row(y * fine.height / m_side);
        row.assign(from, from + m_side);
        if (m_coarseShare > 0)
            mixUnder(row, coarse, y * 2 * coarse.height / m_side, m_coarseShare);
        for (const QRgb pixel : row) {
            anyAlpha |= pixel >> 24;
            allAlpha &= pixel >> 24;
        }
        straight.insert(straight.end(), row.begin(), row.end());
    }
    ScaledTile tile;
    tile.pixels = turned(straight, m_side, which.flags);
    tile.isEmpty = anyAlpha == 0;
    tile.isOpaque = allAlpha == 0xff;
    tile.isFlat = std::ranges::all_of(tile.pixels,
                                      [&](QRgb pixel) { return pixel == tile.pixels.front(); });
    return tile;
}

} // namespace tickscope
