// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/teeworlds_common/map/game_map.h"

namespace tickscope::sample {

/// Groups in which \a map looks like something without any picture of a game: a sky, hills, and the
/// tiles of its game layer in colours that tell what they do. That layer is among them.
[[nodiscard]] std::vector<teeworlds::MapGroup> sceneryOf(const teeworlds::GameMap &map);

} // namespace tickscope::sample
