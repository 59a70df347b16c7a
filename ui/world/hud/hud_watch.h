// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/scene/scene.h"
#include "core/timeline/index.h"
#include "ui/world/hud/hud.h"

namespace tickscope {

/// Adds to \a content whom the recording watches, and how long the race runs of
/// \a followed, else of the watched one, else of the recorder.
void addWatched(HudContent &content, const Scene &scene, const Index &index, Tick tick,
                std::optional<int> followed);

/// "1:02.4": minutes, seconds and tenths, of which nothing is rounded up.
[[nodiscard]] QString raceText(double seconds);

} // namespace tickscope
