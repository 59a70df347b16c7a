// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/timeline/index.h"
#include "ui/world/hud/bubbles.h"
#include "ui/world/hud/hud.h"

namespace tickscope {

/// What a picture shows of what happened shortly before its moment.
struct RecentEvents {
    HudContent hud;
    std::vector<Bubble> bubbles;
};

/// What was said and done shortly before \a head, from the index alone: one walk for all of it.
[[nodiscard]] RecentEvents recentEvents(const Index &index, Time head);

} // namespace tickscope
