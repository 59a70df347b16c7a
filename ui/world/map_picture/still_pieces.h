// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <utility>

#include <QImage>
#include <QPainter>

#include "ui/world/map_picture/group_view.h"
#include "ui/world/map_picture/picture_plan.h"
#include "ui/world/map_picture/scaled_tiles.h"
#include "ui/world/map_picture/tile_painter.h"

namespace tickscope {

/// Draws one step of a plan that does not move, and keeps the pieces that it drew for the
/// present scale: while the view moves, only what comes into it is drawn. One thread.
class StillPieces
{
public:
    /// \param painter  counts device pixels.
    /// \param tint     premultiplied colour by which the whole step is multiplied.
    void paint(QPainter &painter, const PlanStep &step, const MapTextures &textures,
               const GroupView &view, QRgb tint);

private:
    struct Piece {
        QImage image; ///< Null when nothing is there.
        std::uint64_t lastUse = 0;
    };

    void forgetOtherScales(const GroupView &view);
    const QImage &pieceAt(int column, int row, const PlanStep &step, const MapTextures &textures);
    bool paintLayer(QImage &image, const LayerRun &run, bool isColored, const PieceGrid &grid,
                    const MapTextures &textures);
    [[nodiscard]] ScaledTiles *tilesOf(const MapTextures &textures, const PictureTiles &layer);
    void forgetOldPieces(std::size_t inView);

    double m_scale = 0;
    QPointF m_phase; ///< By how much pieces lie beside whole pixels.
    std::map<std::pair<int, int>, Piece> m_pieces;
    std::map<int, std::unique_ptr<ScaledTiles>> m_tiles; ///< By image.
    std::uint64_t m_use = 0;
};

} // namespace tickscope
