// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/model/scene/scene.h"

namespace tickscope {

/// What is known at one tick of one thing in the world that is no player.
struct EntityRow {
    ItemKey key;            ///< Its id is the format's number of the entity.
    std::string name;       ///< Its type, in some formats with the number.
    RecordedPlace place;    ///< In the recording's own units.
    bool hasHeight = false; ///< Otherwise place.z says nothing.
};

/// The entities of \a scene that are no players, by number.
[[nodiscard]] std::vector<EntityRow> entitiesOf(const Scene &scene);

} // namespace tickscope
