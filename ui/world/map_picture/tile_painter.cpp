// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/tile_painter.h"

#include <algorithm>

#include "ui/world/map_picture/pixels/four_pixels.h"
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
    const TileArea fine(m_texture.level(level), index);
    const TileArea coarse(m_texture.level(m_coarseShare > 0 ? level + 1 : level), index);
    ScaledTile tile;
    tile.pixels.reserve(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side));
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
        tile.pixels.insert(tile.pixels.end(), row.begin(), row.end());
    }
    tile.isEmpty = anyAlpha == 0;
    tile.isOpaque = allAlpha == 0xff;
    tile.isFlat = std::ranges::all_of(tile.pixels,
                                      [&](QRgb pixel) { return pixel == tile.pixels.front(); });
    return tile;
}

namespace {

using Stretch = TileAxis::Stretch;
using Tap = TileAxis::Tap;

int inside(std::int64_t index, int count)
{
    return static_cast<int>(std::clamp<std::int64_t>(index, 0, count - 1));
}

/// A tile's pixels in the order in which they are drawn: turned and mirrored by steps.
struct TurnedTile {
    const QRgb *first = nullptr;
    std::ptrdiff_t stepX = 1;
    std::ptrdiff_t stepY = 1;

    TurnedTile(const ScaledTile &tile, int side, std::uint8_t flags)
    {
        const bool isTurned = flags & PictureTile::Rotate;
        // The picture's own columns and rows as seen on screen. Turned clockwise, its left
        // edge is on top and its top edge on the right.
        std::ptrdiff_t u = 1;
        std::ptrdiff_t v = side;
        const std::ptrdiff_t last = side - 1;
        first = tile.pixels.data();
        if (flags & PictureTile::FlipX) {
            first += last * u;
            u = -u;
        }
        if (flags & PictureTile::FlipY) {
            first += last * v;
            v = -v;
        }
        stepX = isTurned ? -v : u;
        stepY = isTurned ? u : v;
        if (isTurned)
            first += last * v;
    }

    /// Pixels of one row. \param x  the columns of \a Count pixels.
    template<int Count>
    [[nodiscard]] pixels::FourPixels at(const Tap *x, const Tap &y) const
    {
        const QRgb *upper = first + y.first * stepY;
        const QRgb *lower = first + y.second * stepY;
        return pixels::between<Count>([&] {
            const std::ptrdiff_t left = x->first * stepX;
            const std::ptrdiff_t right = x->second * stepX;
            return pixels::Square{upper[left],  upper[right], lower[left],
                                  lower[right], x++->share,   y.share};
        });
    }
};

struct TileBrush {
    PixelArea piece;
    const TileAxes &axes;
    QRgb mapTint;

    void paint(const TurnedTile &tile, bool isOpaque, const Stretch &column, const Stretch &row)
    {
        using pixels::FourPixels;
        const FourPixels tint{mapTint, mapTint, mapTint, mapTint};
        if (mapTint != pixels::White) {
            paintEach(tile, column, row, [&](FourPixels below, FourPixels above) {
                return pixels::over(below, pixels::multiplied(above, tint));
            });
        } else if (isOpaque) {
            paintEach(tile, column, row, [](FourPixels, FourPixels above) { return above; });
        } else {
            paintEach(tile, column, row, [](FourPixels below, FourPixels above) {
                return pixels::over(below, above);
            });
        }
    }

    void fill(QRgb color, const Stretch &column, const Stretch &row)
    {
        const QRgb above = mapTint == pixels::White ? color : pixels::multiplied(color, mapTint);
        for (int y = row.begin; y < row.end; ++y) {
            QRgb *line = piece.row(y) + column.begin;
            if (qAlpha(above) == 0xff)
                std::fill_n(line, column.end - column.begin, above);
            else
                pixels::fillOver(line, above, column.end - column.begin);
        }
    }

    template<typename NewPixels>
    void paintEach(const TurnedTile &tile, const Stretch &column, const Stretch &row,
                   NewPixels newPixels)
    {
        const Tap *tapsX = axes.columns.taps.data() + column.begin;
        for (int y = row.begin; y < row.end; ++y) {
            const Tap &tapY = axes.rows.taps[static_cast<std::size_t>(y)];
            QRgb *line = piece.row(y) + column.begin;
            pixels::inFours(column.end - column.begin, [&]<int Count>(int x) {
                const pixels::FourPixels above = tile.at<Count>(tapsX + x, tapY);
                pixels::store<Count>(line + x, newPixels(pixels::load<Count>(line + x), above));
            });
        }
    }
};

} // namespace

QRgb tintAt(const PictureTiles &layer, const std::vector<Envelope> &envelopes, double seconds)
{
    const EnvelopeRef &ref = layer.colorEnvelope;
    EnvelopeValues values{1, 1, 1, 1};
    if (ref.envelope >= 0) {
        values = valuesAt(envelopes[static_cast<std::size_t>(ref.envelope)], seconds + ref.offset,
                          values);
    }
    const PictureColor &color = layer.color;
    return pixels::premultiplied({color.red * values[0], color.green * values[1],
                                  color.blue * values[2], color.alpha * values[3]});
}

void TileAxis::lay(const Grid &newGrid)
{
    if (newGrid == grid)
        return;
    grid = newGrid;
    taps.clear();
    stretches.clear();
    for (int pixel = 0; pixel < grid.pixelCount; ++pixel) {
        const double place = (pixel + 0.5 - grid.origin) / grid.tilePixels;
        const std::int64_t cell = pixels::floored(place);
        const double texel = (place - static_cast<double>(cell)) * grid.side - 0.5;
        const std::int64_t first = pixels::floored(texel);
        taps.push_back({inside(first, grid.side), inside(first + 1, grid.side),
                        static_cast<std::uint32_t>((texel - static_cast<double>(first)) * 256)});
        if (stretches.empty() || cell != stretches.back().cell)
            stretches.push_back({cell, pixel, pixel});
        stretches.back().end = pixel + 1;
    }
}

bool paintTiles(const PixelArea &piece, const PictureTiles &layer, ScaledTiles *tiles, QRgb tint,
                const PieceGrid &grid, TileAxes &axes)
{
    const double tilePixels = layer.tileSize * grid.scale;
    const int side = tiles ? tiles->side() : 1;
    axes.columns.lay({piece.width(), grid.origin.x(), tilePixels, side});
    axes.rows.lay({piece.height(), grid.origin.y(), tilePixels, side});
    TileBrush brush{.piece = piece, .axes = axes, .mapTint = tint};
    bool hasDrawn = false;
    for (const Stretch &row : axes.rows.stretches) {
        // What is at the edge of the layer goes on beyond it.
        const int cellRow = inside(row.cell, layer.height);
        for (const Stretch &column : axes.columns.stretches) {
            const PictureTile cell = layer.at(inside(column.cell, layer.width), cellRow);
            if (cell.index == 0)
                continue;
            if (!tiles) {
                brush.fill(pixels::White, column, row);
                hasDrawn = true;
            } else if (const ScaledTile &tile = tiles->at(cell.index); !tile.isEmpty) {
                if (tile.isFlat)
                    brush.fill(tile.pixels.front(), column, row);
                else
                    brush.paint(TurnedTile(tile, side, cell.flags), tile.isOpaque, column, row);
                hasDrawn = true;
            }
        }
    }
    return hasDrawn;
}

} // namespace tickscope
