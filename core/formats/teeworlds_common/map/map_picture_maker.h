// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/map_picture.h"

namespace tickscope::teeworlds {

/// How games draw \a map; null when it has nothing but physics layers.
///
/// \param protocol  of the recording: 0.7 has other images under some of the same names.
[[nodiscard]] std::shared_ptr<const MapPicture> pictureOf(std::shared_ptr<const GameMap> map,
                                                          Protocol protocol);

} // namespace tickscope::teeworlds
