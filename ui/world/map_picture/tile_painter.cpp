// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/tile_painter.h"

#include <algorithm>
#include <vector>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

using Stretch = TileAxis::Stretch;

struct TileBrush {
    PixelArea piece;
    const TileAxes &axes;
    QRgb mapTint;

    void paint(const ScaledTile &tile, const Stretch &column, const Stretch &row)
    {
        using pixels::FourPixels;
        const FourPixels tint{mapTint, mapTint, mapTint, mapTint};
        if (mapTint != pixels::White) {
            paintEach(tile, column, row, [&](FourPixels below, FourPixels above) {
                return pixels::over(below, pixels::multiplied(above, tint));
            });
        } else if (tile.isOpaque) {
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
    void paintEach(const ScaledTile &tile, const Stretch &column, const Stretch &row,
                   NewPixels newPixels)
    {
        const int *texels = axes.columns.texels().data() + column.begin;
        const std::uint32_t *shares = axes.columns.shares().data() + column.begin;
        for (int y = row.begin; y < row.end; ++y) {
            const int texelY = axes.rows.texels()[static_cast<std::size_t>(y)];
            const QRgb *upper = tile.row(texelY);
            const std::ptrdiff_t stride = tile.row(texelY + 1) - upper;
            const std::uint32_t share = axes.rows.shares()[static_cast<std::size_t>(y)];
            const pixels::FourPixels shareY{share, share, share, share};
            QRgb *line = piece.row(y) + column.begin;
            pixels::inFours(column.end - column.begin, [&]<int Count>(int x) {
                const int *next = texels + x;
                const pixels::FourPixels above = pixels::betweenNeighbours<Count>(
                    [&] { return upper + *next++; }, stride, pixels::load<Count>(shares + x),
                    shareY);
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

void TileAxis::lay(int pixelCount, double origin, double tilePixels, int side)
{
    if (static_cast<std::size_t>(pixelCount) == m_texels.size() && origin == m_origin
        && tilePixels == m_tilePixels && side == m_side)
        return;
    m_origin = origin;
    m_tilePixels = tilePixels;
    m_side = side;
    m_stretches.clear();
    m_texels.clear();
    m_shares.clear();
    for (int pixel = 0; pixel < pixelCount; ++pixel) {
        const double place = (pixel + 0.5 - origin) / tilePixels;
        const std::int64_t cell = pixels::floored(place);
        const double texel = (place - static_cast<double>(cell)) * side - 0.5;
        const std::int64_t first = pixels::floored(texel);
        m_texels.push_back(static_cast<int>(std::clamp<std::int64_t>(first, -1, side - 1)));
        m_shares.push_back(static_cast<std::uint32_t>((texel - static_cast<double>(first)) * 256));
        if (m_stretches.empty() || cell != m_stretches.back().cell)
            m_stretches.push_back({cell, pixel, pixel});
        m_stretches.back().end = pixel + 1;
    }
}

bool paintTiles(const PixelArea &piece, const PictureTiles &layer, ScaledTiles *tiles, QRgb tint,
                const PieceGrid &grid, TileAxes &axes)
{
    const double tilePixels = layer.tileSize * grid.scale;
    const int side = tiles ? tiles->side() : 1;
    axes.columns.lay(piece.width(), grid.origin.x(), tilePixels, side);
    axes.rows.lay(piece.height(), grid.origin.y(), tilePixels, side);
    TileBrush brush{.piece = piece, .axes = axes, .mapTint = tint};
    // What is at the edge of the layer goes on beyond it.
    const auto inside = [](const Stretch &stretch, int count) {
        return static_cast<int>(std::clamp<std::int64_t>(stretch.cell, 0, count - 1));
    };
    bool hasDrawn = false;
    for (const Stretch &row : axes.rows.stretches()) {
        const int cellRow = inside(row, layer.height);
        for (const Stretch &column : axes.columns.stretches()) {
            const PictureTile cell = layer.at(inside(column, layer.width), cellRow);
            if (cell.index == 0)
                continue;
            if (!tiles) {
                brush.fill(pixels::White, column, row);
                hasDrawn = true;
            } else if (const ScaledTile &tile = tiles->at(cell); !tile.isEmpty) {
                if (tile.isFlat)
                    brush.fill(tile.pixels.front(), column, row);
                else
                    brush.paint(tile, column, row);
                hasDrawn = true;
            }
        }
    }
    return hasDrawn;
}

} // namespace tickscope
