// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/scene.h"
#include "ui/document/document.h"
#include "ui/world/tracks/trail_painter.h"

namespace tickscope {

/// What a tool tip says of a figure, as rich text.
[[nodiscard]] QString actorTip(const Actor &actor, const Document &document);
/// And of a place of a trail.
[[nodiscard]] QString trailTip(const TrailPlace &place, const Document &document);

} // namespace tickscope
