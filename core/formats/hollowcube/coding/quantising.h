// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tickscope::hollowcube {

/// How positions and angles become whole numbers and back.
/// Source: hollowcube-replay.md, section 2.

/// Steps of a block, and of a turn.
inline constexpr double StepsPerBlock = 4096.0;
inline constexpr double StepsPerTurn = 65536.0;
/// Greatest number of a component of a packed vector.
inline constexpr unsigned VectorSteps = 32766;

/// Nearest step, halves upwards. Beyond what 64 bits hold the outermost one; 0 for no number.
[[nodiscard]] std::int64_t stepsOfCoordinate(double blocks);
[[nodiscard]] inline double coordinateOfSteps(std::int64_t steps)
{
    return static_cast<double>(steps) / StepsPerBlock;
}

/// Low 16 bits of the nearest step, so that any number of turns is fine.
[[nodiscard]] std::int16_t stepsOfAngle(float degrees);
[[nodiscard]] inline float angleOfSteps(std::int16_t steps)
{
    return static_cast<float>(static_cast<double>(steps) * 360.0 / StepsPerTurn);
}

/// Degrees as they are used: above -180 and up to 180, and -90 to 90.
[[nodiscard]] float normalisedYaw(float degrees);
[[nodiscard]] float normalisedPitch(float degrees);

} // namespace tickscope::hollowcube
