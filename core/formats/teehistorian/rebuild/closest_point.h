// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "core/formats/teeworlds_common/movement/collision.h"

namespace tickscope::teehistorian {

/// The point of a line that is nearest to \a point; says no for a line without length.
/// \param isOld  in the arithmetic of 11.4, which rounds elsewhere.
/// Source: ddnet-rebuild.md, sections 7 and 14.
[[nodiscard]] inline bool closestPoint(teeworlds::Vector from, teeworlds::Vector to,
                                       teeworlds::Vector point, bool isOld,
                                       teeworlds::Vector &closest)
{
    const teeworlds::Vector way = to - from;
    const teeworlds::Vector offset = point - from;
    float share = 0;
    if (isOld) {
        const float size = teeworlds::length(way);
        if (!(size > 0))
            return false;
        const teeworlds::Vector direction = teeworlds::normalized(way);
        share = (direction.x * offset.x + direction.y * offset.y) / size;
    } else {
        const float square = way.x * way.x + way.y * way.y;
        if (!(square > 0))
            return false;
        share = (offset.x * way.x + offset.y * way.y) / square;
    }
    closest = from + way * std::clamp(share, 0.0F, 1.0F);
    return true;
}

} // namespace tickscope::teehistorian
