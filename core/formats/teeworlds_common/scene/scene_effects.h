// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/frame.h"
#include "core/model/scene/scene.h"

namespace tickscope::teeworlds {

/// Explosions, hits, deaths and the like that are still seen at \a position (ticks), from
/// the states that \a frame remembers. Source: teeworlds-game-data.md, section 5.3.
[[nodiscard]] std::vector<Effect> effectsOf(const Frame &frame, Protocol protocol, double position);

} // namespace tickscope::teeworlds
