// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/scaled_tiles.h"

#include <algorithm>
#include <cmath>

#include "ui/world/map_picture/pixel_math.h"

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

    /// Between four pixels; the middle of the first one is at (0.5, 0.5).
    [[nodiscard]] QRgb between(double x, double y) const
    {
        const double column = std::floor(x - 0.5);
        const double row = std::floor(y - 0.5);
        const auto shareX = static_cast<std::uint32_t>((x - 0.5 - column) * 256);
        const auto shareY = static_cast<std::uint32_t>((y - 0.5 - row) * 256);
        const int i = static_cast<int>(column);
        const int j = static_cast<int>(row);
        return pixels::mixed(pixels::mixed(at(i, j), at(i + 1, j), shareX),
                             pixels::mixed(at(i, j + 1), at(i + 1, j + 1), shareX), shareY);
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
        const double v = (y + 0.5) / m_side;
        for (int x = 0; x < m_side; ++x) {
            QRgb pixel = fine.at(x, static_cast<int>(v * fine.height));
            if (m_coarseShare > 0) {
                const double u = (x + 0.5) / m_side;
                pixel = pixels::mixed(pixel, coarse.between(u * coarse.width, v * coarse.height),
                                      m_coarseShare);
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
