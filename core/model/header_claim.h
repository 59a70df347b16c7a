// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <optional>

#include "core/base/fault.h"

namespace tickscope {

/// A number that a recording's header states and that its content tells, too.
struct HeaderClaim {
    const FaultKind *what = nullptr;   ///< Its name, as "markers"; a sentence without values.
    std::optional<double> stated = {}; ///< Nothing where the recorder has left it open.
    std::optional<double> found = {};  ///< Nothing where the content has no such thing.
    double tolerance = 0;              ///< By which both may differ in a good recording.

    /// Also of what is not stated.
    [[nodiscard]] bool isKept() const
    {
        // A stated number that is none is never kept.
        return !stated || (found && std::abs(*stated - *found) <= tolerance);
    }
};

} // namespace tickscope
