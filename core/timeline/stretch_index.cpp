// SPDX-License-Identifier: MIT
#include "core/timeline/stretch_index.h"

#include <algorithm>

namespace tickscope {

Result<StretchIndex> indexOfStretch(const Shared<Recording> &recording,
                                    const Shared<Outline> &outline, TickRange ticks,
                                    std::stop_token stop, const IndexExtras &extras)
{
    // Begin before the first tick: what is derived from changes needs the tick before it.
    std::size_t first = seekPointBefore(outline->seekPoints, ticks.first - 1);
    for (std::size_t step = 1;; step *= 4) {
        IndexPass pass(recording, outline, extras, first);
        auto index = pass.advanceTo(ticks.last, stop);
        if (!index)
            return tl::unexpected(index.error());
        const auto &missedAt = pass.memoryMissedAt();
        if (first == 0 || !missedAt || *missedAt < ticks.first)
            return StretchIndex{*std::move(index), first == 0};
        // Each time much further back, so that all tries together cost little more than the last.
        first -= std::min(first, step);
    }
}

} // namespace tickscope
