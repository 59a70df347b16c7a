// SPDX-License-Identifier: MIT
#include "core/timeline/part_pace.h"

#include <algorithm>

namespace tickscope {

void PartPace::end()
{
    const std::chrono::duration<double> elapsed = Clock::now() - m_begin;
    const double factor = m_wanted.count() / std::max(1e-4, elapsed.count());
    const double next = static_cast<double>(m_ticks) * std::clamp(factor, 0.25, 4.0);
    m_ticks = static_cast<std::size_t>(std::clamp(next, 50.0, 1e7));
    m_wanted = std::min<std::chrono::duration<double>>(m_wanted * m_growth, Longest);
}

} // namespace tickscope
