// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include <QHash>

#include "ui/world/map_picture/picture_plan.h"
#include "ui/world/map_picture/pixels/pixel_runs.h"
#include "ui/world/map_picture/scaled_tiles.h"
#include "ui/world/map_picture/tile_painter.h"

namespace tickscope {

/// Drawn pieces of one step of a plan, at one scale. One thread.
class PieceStore
{
public:
    /// \param side  of a piece, in its pixels; of none that are kept.
    explicit PieceStore(int side = 0)
        : m_side(side)
    {
    }

    /// Forgets pieces of other scales.
    ///
    /// \param phase  by how much pieces lie beside whole pixels.
    void setScale(double scale, QPointF phase);

    /// Null when the piece is not drawn yet.
    [[nodiscard]] const PixelRuns *find(int column, int row);
    const PixelRuns &draw(int column, int row, const PlanStep &step, const MapTextures &textures);
    /// Draws what \a step has under \a area over what is there, and keeps nothing of it.
    ///
    /// \param part  of \a area that is drawn.
    /// \param grid  at the scale of setScale().
    /// \param tint  premultiplied colour of tiles that fade; others have their own.
    /// Returns whether anything was drawn.
    bool paint(const PixelArea &area, const QRect &part, const PlanStep &step,
               const MapTextures &textures, const PieceGrid &grid, QRgb tint);

    /// Where a step of tiles lets nothing through in a picture; parameters as above.
    [[nodiscard]] QRegion hiddenBy(const PlanStep &step, const MapTextures &textures,
                                   const GroupView &view, QRgb tint);

    /// Forgets what was not asked for since the last call, when more than \a most are kept.
    void forgetUnused(std::size_t most);

private:
    struct Piece {
        PixelRuns picture;
        std::uint64_t lastUse = 0;
    };

    bool paintQuads(const PixelArea &area, const LayerRun &run, const PieceGrid &grid,
                    const MapTextures &textures);
    [[nodiscard]] ScaledTiles *tilesOf(const MapTextures &textures, const PictureTiles &layer);

    int m_side;
    double m_scale = 0;
    QPointF m_phase;
    QHash<QPoint, std::shared_ptr<Piece>> m_pieces;
    std::map<int, std::unique_ptr<ScaledTiles>> m_tiles; ///< By image.
    TileAxes m_axes;                                     ///< Of the layer that was drawn last.
    std::uint64_t m_use = 0;
};

} // namespace tickscope
