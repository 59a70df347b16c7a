// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/coding/quantising.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tickscope::hollowcube {

/// Nearest whole number, halves towards +infinity as the game's library rounds.
static std::int64_t rounded(double number)
{
    constexpr double Beyond = 9223372036854775808.0; // 2^63
    const double whole = std::floor(number + 0.5);
    if (std::isnan(whole))
        return 0;
    if (whole >= Beyond)
        return std::numeric_limits<std::int64_t>::max();
    if (whole < -Beyond)
        return std::numeric_limits<std::int64_t>::min();
    return static_cast<std::int64_t>(whole);
}

std::int64_t stepsOfCoordinate(double blocks)
{
    return rounded(blocks * StepsPerBlock);
}

std::int16_t stepsOfAngle(float degrees)
{
    return static_cast<std::int16_t>(rounded(static_cast<double>(degrees) * StepsPerTurn / 360.0));
}

float normalisedYaw(float degrees)
{
    // Most are: what lies safely inside stays as it is.
    if (degrees > -179.0F && degrees <= 180.0F)
        return degrees;
    return degrees - 360.0F * std::ceil((degrees - 180.0F) / 360.0F);
}

float normalisedPitch(float degrees)
{
    return std::clamp(degrees, -90.0F, 90.0F);
}

} // namespace tickscope::hollowcube
