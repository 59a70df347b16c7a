// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/timeline/index_pass.h"

namespace tickscope {

/// What a stretch of a recording tells by itself.
struct StretchIndex {
    /// Of the whole outline; events, damage and the memory of seek points are those of the
    /// stretch. Players have their names and client IDs, but numbers that mean nothing elsewhere.
    Shared<Index> index;
    /// Reading began where the recording begins: nothing was told before.
    bool isFromStart = false;
};

/// Reads \a ticks of \a recording from the seek point before them, and earlier ones only as far
/// as what is told in them rests on that. Rows and states in them are those of the whole.
/// \param outline  of \a recording, which has ticks.
/// Errors: Io, Cancelled.
Result<StretchIndex> indexOfStretch(const Shared<Recording> &recording,
                                    const Shared<Outline> &outline, TickRange ticks,
                                    std::stop_token stop, const IndexExtras &extras = {});

} // namespace tickscope
