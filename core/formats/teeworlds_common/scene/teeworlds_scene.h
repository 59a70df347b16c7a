// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/frame.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/motion.h"
#include "core/model/scene/scene.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// Draws tees, hooks, projectiles, lasers, pickups and flags of both protocols.
/// Source: teeworlds-snapshot.md, section 9; teeworlds-prediction.md, section 11.
[[nodiscard]] Shared<SceneMaker> teeworldsScene(Protocol protocol, Shared<MapContent> map);

/// Moves characters whose data is older than the snapshot on to it, as the server
/// foretold them. Without a map nothing is moved.
/// Source: teeworlds-prediction.md, section 2.
[[nodiscard]] Shared<Motion> characterMotion(Protocol protocol, Shared<MapContent> map);

/// Explosions, hits, deaths and the like that are still seen at \a position (ticks), from
/// the states that \a frame remembers. Source: teeworlds-game-data.md, section 5.3.
[[nodiscard]] std::vector<Effect> effectsOf(const Frame &frame, Protocol protocol, double position);

/// Sets what \a state holds of the eyes behind the recording: whom it watches, how far its
/// camera is zoomed, and how long races run. The actors are in the scene already.
///
/// \param later     state to mix with, or null. \param share  of the way to it.
/// \param position  ticks.
void setViewer(Scene &scene, Protocol protocol, const WorldState &state, const WorldState *later,
               double share, double position);

} // namespace tickscope::teeworlds
