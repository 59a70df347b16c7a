// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tickscope::bench {

/// Something measured, and what it is to be at most.
struct Figure {
    std::string name;
    double value = 0;
    std::string unit;
    double target = 0; ///< 0 where nothing is said.

    [[nodiscard]] bool passes() const { return target <= 0 || value <= target; }
};
using Figures = std::vector<Figure>;

} // namespace tickscope::bench
