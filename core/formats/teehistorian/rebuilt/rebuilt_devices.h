// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

namespace tickscope::teehistorian {

/// A DDNetLaser item: its words as snapshots have them.
struct LaserWords {
    std::int64_t id = 0; ///< Below those of doors; the same for as long as the thing is there.
    std::array<std::int32_t, 10> words{};
};

/// Rotating lasers, draggers, turrets and plasma as servers send them, at most some thousand.
/// \param team  whose switches turn them on and off.
/// Source: ddnet-rebuild.md, section 18; teeworlds-snapshot.md, section 7.2.
[[nodiscard]] std::vector<LaserWords> deviceLasers(const RebuiltWorld &world, int team);

} // namespace tickscope::teehistorian
