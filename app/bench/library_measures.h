// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/bench/stopwatch.h"
#include "core/base/result.h"

namespace tickscope::bench {

/// One thing that a person does with the library, in time that passes.
struct LibraryTime {
    std::string name;
    Seconds taken{0};
    Seconds target{0}; ///< 0 where nothing is said.
};

/// Makes a library of \a count recordings that do not exist, in a folder that goes away with it,
/// and asks it what the window asks. Errors: Io.
[[nodiscard]] Result<std::vector<LibraryTime>> measureLibrary(int count);

} // namespace tickscope::bench
