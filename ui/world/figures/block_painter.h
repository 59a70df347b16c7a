// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"

namespace tickscope {

/// Draws the changed blocks of \a scene, coloured by height: what was set is filled, what
/// was taken away is an outline.
void paintBlocks(QPainter &painter, const Scene &scene, const Camera &camera, QSize size,
                 const WorldPalette &palette);

} // namespace tickscope
