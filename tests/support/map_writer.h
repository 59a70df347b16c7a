// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/formats/teeworlds_common/map/game_map.h"

namespace tickscope::teeworlds {

/// A version 4 map file of \a map, for tests and for the sample recording.
///
/// Written are the info (if any of its texts is set), images (as external ones), groups,
/// layers of tiles and quads and the game layer. Other layers are left out, and so are envelopes.
/// The result is the same for the same map.
[[nodiscard]] std::vector<std::byte> writeMap(const GameMap &map);

} // namespace tickscope::teeworlds
