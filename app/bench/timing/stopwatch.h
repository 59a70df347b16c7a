// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>

#include "core/base/result.h"

namespace tickscope::bench {

using Seconds = std::chrono::duration<double>;

/// CPU time of this program so far, user and system.
[[nodiscard]] inline Seconds cpuTime()
{
    timespec used{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

/// CPU time of \a work: the best of several runs, as long as they take no longer than
/// a few seconds together. Errors end it.
template<typename Work>
[[nodiscard]] Result<Seconds> bestOf(Work &&work)
{
    constexpr Seconds Enough(1.0);
    constexpr int MostRuns = 20;
    Seconds best = Seconds::max();
    Seconds total(0);
    for (int run = 0; run < MostRuns && (run < 2 || total < Enough); ++run) {
        const Seconds begin = cpuTime();
        if (auto done = work(); !done)
            return tl::unexpected(done.error());
        const Seconds taken = cpuTime() - begin;
        best = std::min(best, taken);
        total += taken;
    }
    return best;
}

} // namespace tickscope::bench
