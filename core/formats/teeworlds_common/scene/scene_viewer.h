// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/scene.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// Sets what \a state tells of the eyes behind the recording: whom it watches, how far its
/// camera is zoomed, and how long races run. The actors are in the scene already.
///
/// \param later     state to mix with, or null. \param share  of the way to it.
/// \param position  ticks.
void setViewer(Scene &scene, Protocol protocol, const WorldState &state, const WorldState *later,
               double share, double position);

} // namespace tickscope::teeworlds
