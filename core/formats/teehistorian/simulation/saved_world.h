// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/formats/teehistorian/simulation/world/world_state.h"

namespace tickscope::teehistorian {

/// A RebuiltState of which only the slots that a player had are kept: most are empty.
struct SavedWorld {
    std::int32_t tick = 0;
    std::vector<std::pair<std::int32_t, Tee>> tees;
    std::vector<std::pair<std::int32_t, Person>> persons;
    WorldRest rest;
};

[[nodiscard]] SavedWorld savedWorld(const RebuiltState &state);
[[nodiscard]] RebuiltState restoredWorld(const SavedWorld &saved);

/// Whether every index that a world uses without asking is one that there can be.
[[nodiscard]] bool isPossible(const SavedWorld &world);

} // namespace tickscope::teehistorian
