// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/world/figures/actor_painter.h"

namespace tickscope {

/// Draws somebody who is seen from above: a disc with a nose, and a cone where it looks.
void paintMarker(QPainter &painter, const Actor &actor, const ActorLook &look,
                 const WorldPalette &palette);

} // namespace tickscope
