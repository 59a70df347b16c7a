// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QRegion>

#include "core/model/scene/map_picture.h"
#include "ui/world/map_picture/texture.h"
#include "ui/world/map_picture/tile_painter.h"

namespace tickscope {

/// A quad where and as it is at one moment.
struct PlacedQuad {
    std::array<QPointF, 4> corners; ///< World units.
    std::array<QPointF, 4> texture;
    std::array<PictureColor, 4> colors;
    double turn = 0; ///< Radians, clockwise, by which its envelope has turned it.

    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QPointF middle() const;
    /// From the middle to the farthest corner.
    [[nodiscard]] double radius() const;
    /// Whether nothing of it is seen, since envelopes have faded it out.
    [[nodiscard]] bool isInvisible() const;
    [[nodiscard]] bool isOfOneColor() const;
};

/// Where \a quad is at \a seconds, and somewhat more: quicker computed than by placedAt().
[[nodiscard]] QRectF reachAt(const PictureQuad &quad, const std::vector<Envelope> &envelopes,
                             double seconds);

/// Corners of \a quad as seen from their middle, turned by \a radians; to the last bit the same
/// wherever it stands.
[[nodiscard]] std::array<QPointF, 4> cornersAroundMiddle(const PictureQuad &quad, double radians);

/// \a quad as \a envelopes have moved and coloured it at \a seconds.
[[nodiscard]] PlacedQuad placedAt(const PictureQuad &quad, const std::vector<Envelope> &envelopes,
                                  double seconds);

/// Draws a quad over what is in \a piece: two triangles, textured, with colours that run
/// from corner to corner.
///
/// \param area     part of \a piece that is drawn.
/// \param texture  null for colours only.
/// Returns whether any pixel lies in it.
bool paintQuad(const PixelArea &piece, const QRegion &area, const PlacedQuad &quad,
               const Texture *texture, const PieceGrid &grid);

} // namespace tickscope
