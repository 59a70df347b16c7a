// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

/// Movement state of a tee as snapshots carry it: the leading integers of the item
/// Character without Tick, in the item's order.
struct CharacterCore {
    std::int32_t x = 0; ///< World units, as y.
    std::int32_t y = 0;
    std::int32_t velX = 0; ///< 1/256 units per tick, as velY.
    std::int32_t velY = 0;
    std::int32_t angle = 0;
    std::int32_t direction = 0;
    std::int32_t jumped = 0;
    std::int32_t hookedPlayer = -1;
    std::int32_t hookState = 0; ///< See HookState.
    std::int32_t hookTick = 0;
    std::int32_t hookX = 0; ///< World units, as hookY.
    std::int32_t hookY = 0;
    std::int32_t hookDx = 0; ///< 1/256, as hookDy.
    std::int32_t hookDy = 0;

    friend bool operator==(const CharacterCore &, const CharacterCore &) = default;
};

/// Moves \a core on by one tick without input and other players, exactly as a server
/// predicts it. Any values are safe and the work is bounded.
/// Source: teeworlds-prediction.md, sections 3 to 8.
void advance(CharacterCore &core, const Collision &collision);

} // namespace tickscope::teeworlds
