// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/scaled_tiles.h"

#include <algorithm>

#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

constexpr int TilesInARow = 16;

/// Where a tile lies in a level, and reading there without reaching its neighbours.
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

    [[nodiscard]] QRgb at(int x, int y) const
    {
        return level.row(top + std::clamp(y, 0, height - 1))[left + std::clamp(x, 0, width - 1)];
    }

    /// What lies here under pixel (\a x, \a y) of a tile with twice as many in each row.
    [[nodiscard]] QRgb underFiner(int x, int y) const
    {
        // Middles of the finer pixels are a quarter away from those here.
        constexpr std::uint32_t Quarter = 64;
        const int i = (x + 1) / 2 - 1;
        const int j = (y + 1) / 2 - 1;
        return pixels::between(at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1),
                               x % 2 == 0 ? 3 * Quarter : Quarter,
                               y % 2 == 0 ? 3 * Quarter : Quarter);
    }
};

} // namespace

ScaledTiles::ScaledTiles(const Texture &texture, double tilePixels)
    : m_texture(texture)
{
    const double wanted = levelFor(texture.width() / TilesInARow / tilePixels);
    const int last = texture.tileLevelCount() - 1;
    m_level = std::min(static_cast<int>(wanted), last);
    if (m_level < last)
        m_coarseShare = static_cast<std::uint32_t>((wanted - m_level) * 256);
    m_side = texture.levels()[static_cast<std::size_t>(m_level)].width / TilesInARow;
}

const ScaledTile &ScaledTiles::at(std::uint8_t index)
{
    ScaledTile &tile = m_tiles[index];
    if (tile.pixels.empty())
        tile = make(index);
    return tile;
}

ScaledTile ScaledTiles::make(std::uint8_t index) const
{
    const auto level = static_cast<std::size_t>(m_level);
    const TileArea fine(m_texture.levels()[level], index);
    const TileArea coarse(m_texture.levels()[m_coarseShare > 0 ? level + 1 : level], index);
    ScaledTile tile;
    tile.pixels.reserve(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side));
    std::uint32_t anyAlpha = 0;
    std::uint32_t allAlpha = 0xff;
    for (int y = 0; y < m_side; ++y) {
        for (int x = 0; x < m_side; ++x) {
            QRgb pixel = fine.at(x, y * fine.height / m_side);
            if (m_coarseShare > 0) {
                const int under = y * 2 * coarse.height / m_side;
                pixel = pixels::mixed(pixel, coarse.underFiner(x, under), m_coarseShare);
            }
            anyAlpha |= pixel >> 24;
            allAlpha &= pixel >> 24;
            tile.pixels.push_back(pixel);
        }
    }
    tile.isEmpty = anyAlpha == 0;
    tile.isOpaque = allAlpha == 0xff;
    tile.isFlat = std::ranges::all_of(tile.pixels,
                                      [&](QRgb pixel) { return pixel == tile.pixels.front(); });
    return tile;
}

} // namespace tickscope
