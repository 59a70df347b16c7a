// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QPointF>
#include <QRegion>

#include "core/model/scene/map_picture.h"
#include "ui/world/canvas/pixel_area.h"
#include "ui/world/map_picture/group_view.h"
#include "ui/world/map_picture/scaled_tiles.h"

namespace tickscope {

/// One direction of a piece: its pixels, cut into tiles. Kept from layer to layer, of which most
/// have tiles of one size.
struct TileAxis {
    struct Grid {
        int pixelCount = 0;
        double origin = 0; ///< Pixel where the world's 0 lies.
        double tilePixels = 0;
        int side = 0; ///< How many pixels a tile of the image has.

        friend bool operator==(const Grid &, const Grid &) = default;
    };
    /// Pixels that lie in one row or column of tiles.
    struct Stretch {
        std::int64_t cell = 0; ///< Row or column, which may be beyond the layer.
        int begin = 0;
        int end = 0;
    };

    void lay(const Grid &newGrid);

    static constexpr std::size_t RoomBehind = 8; ///< Pixels are read in eights.

    Grid grid;
    /// Of each row or column of pixels: that of a ScaledTile, the next one being mixed into it.
    std::vector<std::uint32_t> firsts;
    std::vector<std::uint32_t> shares; ///< Of that next one, 256 being all.
    std::vector<Stretch> stretches;
};

struct TileAxes {
    void lay(const QSize &piece, const PictureTiles &layer, const ScaledTiles *tiles,
             const PieceGrid &grid);

    TileAxis columns;
    TileAxis rows;
};

/// Colour of \a layer at \a seconds, premultiplied.
[[nodiscard]] QRgb tintAt(const PictureTiles &layer, const std::vector<Envelope> &envelopes,
                          double seconds);

/// Draws the tiles of \a layer that lie under \a piece over what is there.
///
/// \param area   part of \a piece that is drawn.
/// \param tiles  of the layer's image at this scale; null for a layer without image.
/// \param tint   premultiplied colour of the layer.
/// \param axes   of the layer before.
/// Returns whether anything was drawn.
bool paintTiles(const PixelArea &piece, const QRect &area, const PictureTiles &layer,
                ScaledTiles *tiles, QRgb tint, const PieceGrid &grid, TileAxes &axes);
/// Where that lets nothing through in a piece of such a size.
[[nodiscard]] QRegion hiddenByTiles(const QSize &piece, const PictureTiles &layer,
                                    ScaledTiles *tiles, QRgb tint, const PieceGrid &grid,
                                    TileAxes &axes);

} // namespace tickscope
