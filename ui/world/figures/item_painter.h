// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPainter>
#include <QPainterPath>

#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"
#include "ui/world/map/shape_painter.h"

namespace tickscope {

/// \a layer moved and turned to where \a part has it, seen from above.
[[nodiscard]] ShapeLayer movedTo(const MapPart &part, const ShapeLayer &layer);

/// Draws the parts of \a map that move: where \a parts have them, the others where the map
/// has them.
void paintParts(QPainter &painter, const MapBackdrop &map, const std::vector<MapPart> &parts,
                const Camera &camera, QSize size, const MapSight &sight,
                const WorldPalette &palette);

void paintLine(QPainter &painter, const SceneLine &line, const Camera &camera, QSize size,
               const WorldPalette &palette);
void paintSprite(QPainter &painter, const Sprite &sprite, const Camera &camera, QSize size,
                 const WorldPalette &palette);
void paintEffect(QPainter &painter, const Effect &effect, const Camera &camera, QSize size,
                 const WorldPalette &palette);

/// Shapes about (0, 0), one unit high; also for the bars above a figure.
[[nodiscard]] const QPainterPath &heartShape();
[[nodiscard]] const QPainterPath &shieldShape();

inline const QColor HeartColor(0xE8, 0x3E, 0x4A);
inline const QColor ShieldColor(0xD9, 0xDF, 0xE6);

} // namespace tickscope
