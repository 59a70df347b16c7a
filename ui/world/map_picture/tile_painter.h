// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QPointF>

#include "core/model/scene/map_picture.h"
#include "ui/world/canvas/pixel_area.h"
#include "ui/world/map_picture/texture.h"

namespace tickscope {

/// One tile as it is needed at some scale: a square of premultiplied pixels.
struct ScaledTile {
    std::vector<QRgb> pixels;
    bool isEmpty = true;   ///< Nothing would be seen of it.
    bool isOpaque = false; ///< Nothing would be seen behind it.
    bool isFlat = false;   ///< All of one colour.
};

/// The tiles of an image for one scale, made when they are first asked for. One thread.
class ScaledTiles
{
public:
    /// \param texture     with tiles; must live as long.
    /// \param tilePixels  size of a drawn tile.
    ScaledTiles(const Texture &texture, double tilePixels);

    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] const ScaledTile &at(std::uint8_t index);

private:
    [[nodiscard]] ScaledTile make(std::uint8_t index) const;

    const Texture &m_texture;
    int m_level = 0;
    int m_side = 1;
    std::uint32_t m_coarseShare = 0; ///< Of the next level, 256 being all.
    std::array<ScaledTile, 256> m_tiles;
};

/// Where the world lies under a piece of picture.
struct PieceGrid {
    QPointF origin;     ///< Pixel of the world's (0, 0), seen from the piece's top left.
    double scale = 1.0; ///< Pixels of a world unit.
};

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
    /// What a row or column of pixels takes from the tile that it lies in.
    struct Tap {
        int first = 0; ///< Row or column of the tile's pixels, and the one mixed into it.
        int second = 0;
        std::uint32_t share = 0; ///< Of the second one, 256 being all.
    };
    /// Pixels that lie in one row or column of tiles.
    struct Stretch {
        std::int64_t cell = 0; ///< Row or column, which may be beyond the layer.
        int begin = 0;
        int end = 0;
    };

    void lay(const Grid &newGrid);

    Grid grid;
    std::vector<Tap> taps;
    std::vector<Stretch> stretches;
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
