// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/tile_painter.h"

#include <algorithm>
#include <vector>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

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
