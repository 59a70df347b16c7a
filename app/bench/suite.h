// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace tickscope::bench {

/// One figure of the suite and what it is to be at most.
struct SuiteRow {
    std::string name;
    double value = 0;
    std::string unit;
    double target = 0; ///< 0 where it is only told.

    [[nodiscard]] bool passes() const { return target <= 0 || value <= target; }
};

struct Suite {
    std::vector<SuiteRow> rows;
    std::vector<std::string> left; ///< What was not measured, and why.
};

/// Measures the program on the largest recordings of \a folder, which are known by their names,
/// and on two of a gigabyte that it makes of them in a folder that goes away; what is drawn is
/// drawn by the programs beside this one. Each figure comes of a process of its own.
///
/// \param counts  instructions as well, with callgrind: minutes.
/// Errors: Io, where nothing can be started or made.
[[nodiscard]] Result<Suite> measureSuite(const std::string &folder, bool counts);

} // namespace tickscope::bench
