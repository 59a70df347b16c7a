// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "core/model/scene/map_picture.h"
#include "ui/world/canvas/pixel_area.h"
#include "ui/world/map_picture/scaled_tiles.h"

namespace tickscope {

/// Where the world lies under a piece of picture.
struct PieceGrid {
    QPointF origin;     ///< Pixel of the world's (0, 0), seen from the piece's top left.
    double scale = 1.0; ///< Pixels of a world unit.
};

/// Colour of \a layer at \a seconds, premultiplied.
[[nodiscard]] QRgb tintAt(const PictureTiles &layer, const std::vector<Envelope> &envelopes,
                          double seconds);

/// Draws the tiles of \a layer that lie under \a piece over what is there.
///
/// \param tiles  of the layer's image at this scale; null for a layer without image.
/// \param tint   premultiplied colour of the layer.
/// Returns whether anything was drawn.
bool paintTiles(const PixelArea &piece, const PictureTiles &layer, ScaledTiles *tiles, QRgb tint,
                const PieceGrid &grid);

} // namespace tickscope
