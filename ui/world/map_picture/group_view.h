// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/map_picture.h"
#include "ui/world/canvas/camera.h"

namespace tickscope {

/// The picture that a map is drawn into, and from where it is seen.
struct PictureFrame {
    Camera camera;
    QSize size;         ///< Logical pixels.
    double ratio = 1.0; ///< Device pixels in a logical one.
    /// Moves every group by less than a pixel so that what was drawn before fits; without
    /// it everything is where the camera sees it to a fraction of a pixel.
    bool isSnapped = true;
    /// Draws what takes too long for one frame coarsely at first, to be drawn again.
    bool mayBeCoarse = false;
};

/// Where the world lies under a piece of picture.
struct PieceGrid {
    QPointF origin;     ///< Pixel of the world's (0, 0), seen from the piece's top left.
    double scale = 1.0; ///< Pixels of a world unit.
};

/// How one group of a map lies in a picture, in device pixels.
struct GroupView {
    QPointF origin;     ///< Where the group's (0, 0) is.
    double scale = 1.0; ///< Device pixels of a world unit.
    QRect visible;      ///< What may be painted: the picture, or the group's clip in it.

    [[nodiscard]] static GroupView of(const PictureView &view, const PictureFrame &frame);

    /// As seen from the corner of what may be painted.
    [[nodiscard]] PieceGrid gridInVisible() const
    {
        return {origin - QPointF(visible.topLeft()), scale};
    }
    [[nodiscard]] QPointF toPixel(QPointF world) const { return origin + world * scale; }
    [[nodiscard]] QPointF toWorld(QPointF pixel) const { return (pixel - origin) / scale; }
};

} // namespace tickscope
