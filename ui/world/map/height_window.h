// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace tickscope {

/// The heights that a picture shows, in world units, both ends included.
struct HeightWindow {
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();

    [[nodiscard]] bool contains(double height) const
    {
        return lowest <= height && height <= highest;
    }
    [[nodiscard]] bool overlaps(double low, double high) const
    {
        return low <= highest && lowest <= high;
    }

    friend bool operator==(const HeightWindow &, const HeightWindow &) = default;
};

} // namespace tickscope
