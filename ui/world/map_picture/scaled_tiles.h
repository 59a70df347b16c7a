// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/model/scene/map_picture.h"
#include "ui/world/map_picture/texture.h"

namespace tickscope {

/// One tile as it is needed at some scale: a square of premultiplied pixels.
struct ScaledTile {
    /// With one more on each side, so that reading between them needs no check: the last ones
    /// again.
    std::vector<QRgb> pixels;
    int stride = 0;
    bool isEmpty = true;   ///< Nothing would be seen of it.
    bool isOpaque = false; ///< Nothing would be seen behind it.
    bool isFlat = false;   ///< All of one colour.

    /// The first pixel of the square's row \a y, -1 being the one before the first.
    [[nodiscard]] const QRgb *row(int y) const
    {
        return pixels.data() + static_cast<std::ptrdiff_t>(y + 1) * stride + 1;
    }
};

/// The tiles of an image for one scale, made when they are first asked for. One thread.
class ScaledTiles
{
public:
    /// \param texture     with tiles; must live as long.
    /// \param tilePixels  size of a drawn tile.
    ScaledTiles(const Texture &texture, double tilePixels);

    [[nodiscard]] int side() const { return m_side; }
    /// As its flags turn it.
    [[nodiscard]] const ScaledTile &at(PictureTile tile);

private:
    using Tile = std::unique_ptr<const ScaledTile>;

    [[nodiscard]] Tile make(std::uint8_t index) const;

    const Texture &m_texture;
    int m_level = 0;
    int m_side = 1;
    std::uint32_t m_coarseShare = 0;               ///< Of the next level, 256 being all.
    std::array<std::array<Tile, 16>, 256> m_tiles; ///< By index and flags.
};

} // namespace tickscope
