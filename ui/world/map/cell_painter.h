// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "core/model/scene/map_backdrop.h"
#include "ui/world/canvas/world_palette.h"
#include "ui/world/map/cell_outline.h"

namespace tickscope {

/// Side of a cell in pixels below which cells are dots of colour without shape.
inline constexpr double ShapelessCell = 5.0;

/// Draws the part of \a layer that lies under \a picture. Ground goes on beyond the
/// edge of the map as it is at the edge; everything else ends there.
///
/// \param picture  premultiplied, with \a grid's origin at its top left.
/// Returns whether anything was drawn.
bool paintCells(QImage &picture, const CellLayer &layer, const CellGrid &grid,
                const WorldPalette &palette);

} // namespace tickscope
