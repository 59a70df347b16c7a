// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>

#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/view_plane.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"
#include "ui/world/map/height_ramp.h"

namespace tickscope {

/// From where a map with heights is seen, and how much of it.
struct MapSight {
    ViewPlane plane = ViewPlane::Top;
    HeightWindow heights;

    friend bool operator==(const MapSight &, const MapSight &) = default;
};

/// Where shapes lie under a picture of them.
struct ShapeGrid {
    double scale = 1.0; ///< Pixels a world unit.
    QPoint origin;      ///< The picture's top left, in pixels from the world's origin.
};

/// Draws the shapes of \a map that lie under \a picture: floors by height, walls as lines,
/// areas tinted. From the side walls are thin veils, so that the floors behind show.
///
/// \param picture  premultiplied.
/// Returns whether anything was drawn.
bool paintShapes(QImage &picture, const MapBackdrop &map, const ShapeGrid &grid,
                 const MapSight &sight, const WorldPalette &palette);

/// Draws the shapes of \a layers, which move and belong to \a map, into a picture of the world.
void paintShapes(QPainter &painter, const MapBackdrop &map, const std::vector<ShapeLayer> &layers,
                 const Camera &camera, QSize size, const MapSight &sight,
                 const WorldPalette &palette);

/// Draws a sign at each place that the map names, such as where players start.
void paintPlaces(QPainter &painter, const MapBackdrop &map, const Camera &camera, QSize size,
                 const MapSight &sight, const WorldPalette &palette);

/// World rectangle that the map fills in pictures of that plane; never empty.
[[nodiscard]] QRectF mapRect(const MapBackdrop &map, ViewPlane plane = ViewPlane::Top);

} // namespace tickscope
