// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/model/damage.h"
#include "core/model/recording.h"

namespace tickscope {

/// How many ticks a recording has, so that everybody who tells it tells the same.
struct TickTally {
    std::int64_t recorded = 0; ///< That the recording holds and that can be read.
    std::int64_t lost = 0;     ///< Between the first and the last one, to damage.

    friend bool operator==(const TickTally &, const TickTally &) = default;
};

/// Ticks of \a all that \a damage loses, each counted once.
[[nodiscard]] std::int64_t lostTicks(const std::vector<Damage> &damage, TickRange all);

/// \param steps     ticks that a pass over all of the recording gave.
/// \param lastStep  the last of them; nothing if there was none.
/// \param damage    of outline and pass.
[[nodiscard]] TickTally tickTally(const Outline &outline, std::int64_t steps,
                                  std::optional<Tick> lastStep, const std::vector<Damage> &damage);

} // namespace tickscope
