// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/motion.h"

namespace tickscope::teeworlds {

/// Draws tees, hooks, projectiles, lasers, pickups and flags of both protocols.
/// Source: teeworlds-snapshot.md, section 9; teeworlds-prediction.md, section 11.
[[nodiscard]] Shared<SceneMaker> teeworldsScene(Protocol protocol, Shared<MapContent> map);

} // namespace tickscope::teeworlds
