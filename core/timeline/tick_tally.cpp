// SPDX-License-Identifier: MIT
#include "core/timeline/tick_tally.h"

#include <algorithm>

namespace tickscope {

namespace {

/// What \a damage loses of \a all; may be empty.
TickRange lostRange(const Damage &damage, TickRange all)
{
    const Tick first = std::max(damage.tick, all.first);
    const std::int64_t count = std::min(
        std::max<std::int64_t>(damage.lostTicks, 0) - (first - damage.tick), all.last - first + 1);
    return {first, first + (count - 1)};
}

} // namespace

std::int64_t lostTicks(const std::vector<Damage> &damage, TickRange all)
{
    if (all.isEmpty())
        return 0;
    std::vector<TickRange> ranges;
    for (const Damage &place : damage) {
        if (const TickRange range = lostRange(place, all); !range.isEmpty())
            ranges.push_back(range);
    }
    std::ranges::sort(ranges, {}, &TickRange::first);
    std::int64_t lost = 0;
    Tick counted = all.first - 1;
    for (const TickRange &range : ranges) {
        const Tick before = std::max(counted, range.first - 1);
        counted = std::max(counted, range.last);
        lost += std::max<std::int64_t>(counted - before, 0);
    }
    return lost;
}

TickTally tickTally(const Outline &outline, std::int64_t steps, std::optional<Tick> lastStep,
                    const std::vector<Damage> &damage)
{
    if (outline.isEmpty)
        return {};
    const TickRange all = outline.time.ticks();
    TickTally tally{steps, lostTicks(damage, all)};
    // A tick that ends a demo with nothing behind it has no step, but was recorded.
    const bool isLone = !lastStep || *lastStep < all.last;
    const bool isLost = std::ranges::any_of(
        damage, [all](const Damage &place) { return lostRange(place, all).contains(all.last); });
    if (isLone && !isLost)
        ++tally.recorded;
    return tally;
}

} // namespace tickscope
