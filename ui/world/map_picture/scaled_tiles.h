// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/model/scene/map_picture.h"
#include "ui/world/map_picture/texture.h"

namespace tickscope {

/// One tile as it is needed at some scale and turned as it is drawn.
struct ScaledTile {
    /// A square of premultiplied pixels, with those of its edges around it once more.
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

    [[nodiscard]] int side() const { return m_side; } ///< Without the edges.
    [[nodiscard]] const ScaledTile &at(PictureTile tile);

private:
    [[nodiscard]] ScaledTile make(PictureTile which) const;

    const Texture &m_texture;
    int m_level = 0;
    int m_side = 1;
    std::uint32_t m_coarseShare = 0;                      ///< Of the next level, 256 being all.
    std::array<ScaledTile, std::size_t{256} * 8> m_tiles; ///< Each in all ways to turn it.
};

} // namespace tickscope
