// SPDX-License-Identifier: MIT
#include "core/model/time_base.h"

#include <algorithm>

namespace tickscope {

TimeBase TimeBase::uniform(TickRange ticks, Time period)
{
    TimeBase base;
    base.m_ticks = ticks.isEmpty() ? TickRange{ticks.first, ticks.first} : ticks;
    base.m_period = std::max(period, Time{1});
    return base;
}

TimeBase TimeBase::table(Tick first, std::vector<Time> times)
{
    TimeBase base;
    if (times.empty())
        times.emplace_back(0);
    base.m_ticks = {first, first + (static_cast<std::int64_t>(times.size()) - 1)};
    base.m_table = std::move(times);
    return base;
}

double TimeBase::ticksPerSecond() const
{
    const std::chrono::duration<double> span = m_table.empty() ? m_period
                                                               : m_table.back() - m_table.front();
    const auto count = m_table.empty() ? 1 : m_ticks.last - m_ticks.first;
    return span.count() > 0 ? static_cast<double>(count) / span.count() : 1.0;
}

Time TimeBase::timeAt(Tick tick) const
{
    const auto count = m_ticks.clamp(tick) - m_ticks.first;
    return m_table.empty() ? m_period * count : m_table[static_cast<std::size_t>(count)];
}

Tick TimeBase::tickAt(Time time) const
{
    if (m_table.empty())
        return m_ticks.clamp(m_ticks.first + std::max(time, Time{0}) / m_period);
    const auto after = std::ranges::upper_bound(m_table, time);
    const auto count = std::max<std::ptrdiff_t>(after - m_table.begin() - 1, 0);
    return m_ticks.first + count;
}

double TimeBase::positionAt(Time time) const
{
    const Tick tick = tickAt(time);
    const Time begin = timeAt(tick);
    const Time end = tick == m_ticks.last ? begin : timeAt(tick + 1);
    const auto whole = static_cast<double>(tick.value);
    if (end <= begin || time <= begin)
        return whole;
    return whole
           + static_cast<double>((time - begin).count())
                 / static_cast<double>((end - begin).count());
}

} // namespace tickscope
