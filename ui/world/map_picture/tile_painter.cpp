// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/tile_painter.h"

#include <algorithm>
#include <vector>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

using Stretch = TileAxis::Stretch;

int inside(std::int64_t index, int count)
{
    return static_cast<int>(std::clamp<std::int64_t>(index, 0, count - 1));
}

struct TileBrush {
    PixelArea piece;
    const TileAxes &axes;
    int side; ///< Of a tile.
    QRgb mapTint;

    void paint(const ScaledTile &tile, const Stretch &column, const Stretch &row)
    {
        pixels::RowPair rows{nullptr, side + 2, 0, axes.columns.firsts.data() + column.begin,
                             axes.columns.shares.data() + column.begin};
        const bool isOpaque = tile.isOpaque && mapTint == pixels::White;
        for (int y = row.begin; y < row.end; ++y) {
            const auto index = static_cast<std::size_t>(y);
            rows.upper = tile.pixels.data()
                         + axes.rows.firsts[index] * static_cast<std::size_t>(rows.width);
            rows.share = axes.rows.shares[index];
            pixels::columnsOver(piece.row(y) + column.begin, rows, mapTint, isOpaque,
                                column.end - column.begin);
        }
    }

    void fill(QRgb color, const Stretch &column, const Stretch &row)
    {
        const QRgb above = mapTint == pixels::White ? color : pixels::multiplied(color, mapTint);
        for (int y = row.begin; y < row.end; ++y)
            pixels::fillOver(piece.row(y) + column.begin, above, column.end - column.begin);
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
    firsts.clear();
    shares.clear();
    stretches.clear();
    for (int pixel = 0; pixel < grid.pixelCount; ++pixel) {
        const double place = (pixel + 0.5 - grid.origin) / grid.tilePixels;
        const std::int64_t cell = pixels::floored(place);
        const double texel = (place - static_cast<double>(cell)) * grid.side - 0.5;
        const std::int64_t first = pixels::floored(texel);
        firsts.push_back(static_cast<std::uint32_t>(first + 1));
        shares.push_back(static_cast<std::uint32_t>((texel - static_cast<double>(first)) * 256));
        if (stretches.empty() || cell != stretches.back().cell)
            stretches.push_back({cell, pixel, pixel});
        stretches.back().end = pixel + 1;
    }
    firsts.resize(firsts.size() + RoomBehind);
    shares.resize(shares.size() + RoomBehind);
}

/// As far as it is from \a first to \a last.
static Stretch within(Stretch stretch, int first, int last)
{
    stretch.begin = std::max(stretch.begin, first);
    stretch.end = std::min(stretch.end, last + 1);
    return stretch;
}

/// Calls work(tile, column, row) for what is seen of \a layer in \a area; \a tile is null without
/// \a tiles.
template<typename Work>
static void eachTile(const QRect &area, const PictureTiles &layer, ScaledTiles *tiles,
                     const TileAxes &axes, Work work)
{
    for (const Stretch &wholeRow : axes.rows.stretches) {
        const Stretch row = within(wholeRow, area.top(), area.bottom());
        if (row.begin >= row.end)
            continue;
        // What is at the edge of the layer goes on beyond it.
        const int cellRow = inside(row.cell, layer.height);
        for (const Stretch &wholeColumn : axes.columns.stretches) {
            const Stretch column = within(wholeColumn, area.left(), area.right());
            if (column.begin >= column.end)
                continue;
            const PictureTile cell = layer.at(inside(column.cell, layer.width), cellRow);
            if (cell.index == 0)
                continue;
            const ScaledTile *tile = tiles ? &tiles->at(cell) : nullptr;
            if (!tile || !tile->isEmpty)
                work(tile, column, row);
        }
    }
}

void TileAxes::lay(const QSize &piece, const PictureTiles &layer, const ScaledTiles *tiles,
                   const PieceGrid &grid)
{
    const double tilePixels = layer.tileSize * grid.scale;
    const int side = tiles ? tiles->side() : 1;
    columns.lay({piece.width(), grid.origin.x(), tilePixels, side});
    rows.lay({piece.height(), grid.origin.y(), tilePixels, side});
}

bool paintTiles(const PixelArea &piece, const QRect &area, const PictureTiles &layer,
                ScaledTiles *tiles, QRgb tint, const PieceGrid &grid, TileAxes &axes)
{
    axes.lay(piece.rect().size(), layer, tiles, grid);
    TileBrush brush{.piece = piece, .axes = axes, .side = axes.columns.grid.side, .mapTint = tint};
    bool hasDrawn = false;
    eachTile(area, layer, tiles, axes,
             [&](const ScaledTile *tile, const Stretch &column, const Stretch &row) {
                 hasDrawn = true;
                 if (tile && !tile->isFlat)
                     brush.paint(*tile, column, row);
                 else
                     brush.fill(tile ? tile->pixels.front() : pixels::White, column, row);
             });
    return hasDrawn;
}

QRegion hiddenByTiles(const QSize &piece, const PictureTiles &layer, ScaledTiles *tiles, QRgb tint,
                      const PieceGrid &grid, TileAxes &axes)
{
    std::vector<QRect> rects;
    if (qAlpha(tint) != 0xff)
        return {};
    axes.lay(piece, layer, tiles, grid);
    eachTile(QRect(QPoint(0, 0), piece), layer, tiles, axes,
             [&](const ScaledTile *tile, const Stretch &column, const Stretch &row) {
                 if (tile && !tile->isOpaque)
                     return;
                 // Side by side they are one, as regions have them.
                 if (!rects.empty() && rects.back().top() == row.begin
                     && rects.back().right() + 1 == column.begin)
                     rects.back().setRight(column.end - 1);
                 else
                     rects.emplace_back(QPoint(column.begin, row.begin),
                                        QPoint(column.end - 1, row.end - 1));
             });
    QRegion region;
    region.setRects(rects.data(), static_cast<int>(rects.size()));
    return region;
}

} // namespace tickscope
