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

/// \param side  of \a tile.
ScaledTile turned(const ScaledTile &tile, int side, std::uint8_t flags)
{
    const bool isTurned = flags & PictureTile::Rotate;
    // The picture's own columns and rows as seen on screen. Turned clockwise, its left
    // edge is on top and its top edge on the right.
    std::ptrdiff_t u = 1;
    std::ptrdiff_t v = tile.stride;
    const std::ptrdiff_t last = side - 1;
    const QRgb *first = tile.row(0);
    if (flags & PictureTile::FlipX) {
        first += last * u;
        u = -u;
    }
    if (flags & PictureTile::FlipY) {
        first += last * v;
        v = -v;
    }
    if (isTurned)
        first += last * v;
    const std::ptrdiff_t stepX = isTurned ? -v : u;
    const std::ptrdiff_t stepY = isTurned ? u : v;
    ScaledTile result = tile;
    auto pixel = result.pixels.begin();
    for (int y = -1; y <= side; ++y) {
        for (int x = -1; x <= side; ++x)
            *pixel++ = first[y * stepY + x * stepX];
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
    m_side = texture.levels()[static_cast<std::size_t>(m_level)].width / TilesInARow;
}

const ScaledTile &ScaledTiles::at(PictureTile tile)
{
    constexpr unsigned Flags = PictureTile::FlipX | PictureTile::FlipY | PictureTile::Rotate;
    Tile &straight = m_tiles[tile.index][0];
    if (!straight)
        straight = make(tile.index);
    Tile &wanted = m_tiles[tile.index][tile.flags & Flags];
    if (!wanted)
        wanted = std::make_unique<const ScaledTile>(turned(*straight, m_side, tile.flags));
    return *wanted;
}

ScaledTiles::Tile ScaledTiles::make(std::uint8_t index) const
{
    const auto level = static_cast<std::size_t>(m_level);
    const TileArea fine(m_texture.levels()[level], index);
    const TileArea coarse(m_texture.levels()[m_coarseShare > 0 ? level + 1 : level], index);
    ScaledTile tile;
    tile.stride = m_side + 2;
    tile.pixels.reserve(static_cast<std::size_t>(tile.stride)
                        * static_cast<std::size_t>(tile.stride));
    std::vector<QRgb> row;
    QRgb any = 0;
    QRgb all = pixels::White;
    for (int y = -1; y <= m_side; ++y) {
        const int inside = std::clamp(y, 0, m_side - 1);
        const QRgb *from = fine.row(inside * fine.height / m_side);
        row.assign(from, from + m_side);
        if (m_coarseShare > 0)
            mixUnder(row, coarse, inside * 2 * coarse.height / m_side, m_coarseShare);
        for (const QRgb pixel : row) {
            any |= pixel;
            all &= pixel;
        }
        tile.pixels.push_back(row.front());
        tile.pixels.insert(tile.pixels.end(), row.begin(), row.end());
        tile.pixels.push_back(row.back());
    }
    tile.isEmpty = qAlpha(any) == 0;
    tile.isOpaque = qAlpha(all) == 0xff;
    tile.isFlat = any == all;
    return std::make_unique<const ScaledTile>(std::move(tile));
}

} // namespace tickscope
