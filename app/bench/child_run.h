// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/bench/timing/stopwatch.h"

namespace tickscope::bench {

/// What a program that ended has cost, and what it wrote.
struct ChildRun {
    std::string output; ///< Of both its streams, the first MiB.
    Seconds cpu{0};
    double memory = 0; ///< MB, its peak; at least that of this program until then.
};

/// Runs a program to its end. Errors: Io where it cannot be started; where it ended with another
/// code than 0, its last line is in the error.
[[nodiscard]] Result<ChildRun> runChild(const std::vector<std::string> &command);

} // namespace tickscope::bench
