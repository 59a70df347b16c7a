// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"
#include "core/io/archive.h"

namespace tickscope::teeworlds {

void visitFields(auto &archive, Visited<Vector> auto &vector)
{
    archive(vector.x, vector.y);
}

void visitFields(auto &archive, Visited<MoveLimits> auto &limits)
{
    archive(limits.left, limits.right, limits.up, limits.down);
}

} // namespace tickscope::teeworlds
