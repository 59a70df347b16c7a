// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/coding/replay_event.h"

namespace tickscope::hollowcube {

/// A packed vector as it lies in the file. Source: hollowcube-replay.md, section 2.
struct PackedVector {
    std::uint64_t bits = 0; ///< Three numbers of 15 bits, from bit 3 on; all 0 for no length.
    std::uint64_t scale = 0;

    [[nodiscard]] Vector3 unpacked() const;
};

/// A DeltaMove of version 4 as it lies in the file. Nine of ten events are such, and where an
/// entity looks and how fast it is shows only the last one before somebody asks.
/// Source: hollowcube-replay.md, sections 2 and 8.
struct PackedMove {
    std::int32_t entity = 0;
    std::array<std::int64_t, 3> steps{}; ///< x, y and z in 1/4096 block.
    std::int16_t yaw = 0;                ///< In 1/65536 turn, as pitch.
    std::int16_t pitch = 0;
    PackedVector velocity;

    [[nodiscard]] Vector3 change() const
    {
        return {coordinateOfSteps(steps[0]), coordinateOfSteps(steps[1]),
                coordinateOfSteps(steps[2])};
    }
    [[nodiscard]] DeltaMove unpacked() const
    {
        return {entity, {change(), angleOfSteps(yaw), angleOfSteps(pitch)}, velocity.unpacked()};
    }
};

} // namespace tickscope::hollowcube
