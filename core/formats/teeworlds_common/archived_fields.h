// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"
#include "core/io/archive.h"

namespace tickscope::teeworlds {

template<typename Archive, Visited<Vector> T>
void visitFields(Archive &archive, T &vector)
{
    archive(vector.x, vector.y);
}

template<typename Archive, Visited<MoveLimits> T>
void visitFields(Archive &archive, T &limits)
{
    archive(limits.left, limits.right, limits.up, limits.down);
}

} // namespace tickscope::teeworlds
