// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>

#include <algorithm>
#include <chrono>

#include "core/base/result.h"

namespace tickscope::bench {

using Seconds = std::chrono::duration<double>;

/// CPU time of this program so far, user and system.
[[nodiscard]] inline Seconds cpuTime()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return Seconds(seconds(usage.ru_utime) + seconds(usage.ru_stime));
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
