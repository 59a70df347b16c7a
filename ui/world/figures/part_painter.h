// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPainter>

#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"
#include "ui/world/map/shape_painter.h"

namespace tickscope {

/// \a layer moved and turned to where \a part has it, seen from above.
[[nodiscard]] ShapeLayer movedTo(const MapPart &part, const ShapeLayer &layer);

/// Draws the parts of \a map that move: where \a parts have them, the others where the map
/// has them.
void paintParts(QPainter &painter, const MapBackdrop &map, const std::vector<MapPart> &parts,
                const Camera &camera, QSize size, const MapSight &sight,
                const WorldPalette &palette);

} // namespace tickscope
