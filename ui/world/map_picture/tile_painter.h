// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

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

/// One direction of a piece: its pixels, cut into tiles. Kept from layer to layer, of which most
/// have tiles of one size.
class TileAxis
{
public:
    /// Pixels that lie in one row or column of tiles.
    struct Stretch {
        std::int64_t cell = 0; ///< Row or column, which may be beyond the layer.
        int begin = 0;
        int end = 0;
    };

    /// \param origin  pixel where the world's 0 lies.
    /// \param side    how many pixels a tile of the image has.
    void lay(int pixelCount, double origin, double tilePixels, int side);

    [[nodiscard]] const std::vector<Stretch> &stretches() const { return m_stretches; }
    /// For each pixel which one of its tile it takes, from -1 for what is before the first one, and
    /// the share that it takes of the next one, 256 being all.
    [[nodiscard]] const std::vector<int> &texels() const { return m_texels; }
    [[nodiscard]] const std::vector<std::uint32_t> &shares() const { return m_shares; }

private:
    double m_origin = 0;
    double m_tilePixels = 0;
    int m_side = 0;
    std::vector<Stretch> m_stretches;
    std::vector<int> m_texels;
    std::vector<std::uint32_t> m_shares;
};

struct TileAxes {
    TileAxis columns;
    TileAxis rows;
};

/// Colour of \a layer at \a seconds, premultiplied.
[[nodiscard]] QRgb tintAt(const PictureTiles &layer, const std::vector<Envelope> &envelopes,
                          double seconds);

/// Draws the tiles of \a layer that lie under \a piece over what is there.
///
/// \param tiles  of the layer's image at this scale; null for a layer without image.
/// \param tint   premultiplied colour of the layer.
/// \param axes   of the layer before.
/// Returns whether anything was drawn.
bool paintTiles(const PixelArea &piece, const PictureTiles &layer, ScaledTiles *tiles, QRgb tint,
                const PieceGrid &grid, TileAxes &axes);

} // namespace tickscope
