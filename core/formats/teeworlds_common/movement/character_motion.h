// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/motion.h"

namespace tickscope::teeworlds {

/// Moves characters whose data is older than the snapshot on to it, as the server
/// foretold them. Without a map nothing is moved.
/// Source: teeworlds-prediction.md, section 2.
[[nodiscard]] Shared<Motion> characterMotion(Protocol protocol, Shared<MapContent> map);

} // namespace tickscope::teeworlds
