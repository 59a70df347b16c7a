// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/scene.h"
#include "ui/accessible/accessible_source.h"
#include "ui/document/active_document.h"
#include "ui/document/document.h"
#include "ui/world/tracks/trail_painter.h"

namespace tickscope {

/// What a tool tip says of a figure, as rich text.
[[nodiscard]] QString actorTip(const Actor &actor, const Document &document);
/// And of a place of a trail.
[[nodiscard]] QString trailTip(const TrailPlace &place, const Document &document);

class WorldView;

/// The picture of \a view for assistive technology: everybody in the scene with place and state,
/// what is said and who killed whom lately, and the mini-map. There must be an index.
[[nodiscard]] std::vector<AccessiblePart> worldParts(WorldView &view, ActiveDocument &document);

/// Key of the part of the player who has \a client in the frame.
[[nodiscard]] QString actorPartKey(int client);

} // namespace tickscope
