// SPDX-License-Identifier: MIT
#include "core/playback/playback_clock.h"

namespace tickscope {

void PlaybackClock::setLength(Time length)
{
    m_length = std::max(length, Time{0});
    m_head = std::min(m_head, m_length);
}

Time PlaybackClock::advance(Time elapsed)
{
    const bool loops = m_loop && m_loop->end > m_loop->begin && m_head >= m_loop->begin
                       && m_head <= m_loop->end;
    const Time low = loops ? m_loop->begin : Time{0};
    const Time high = loops ? std::min(m_loop->end, m_length) : m_length;
    const double moved = m_speed * static_cast<double>(elapsed.count());
    // Compare before converting: a double beyond the range of Time is undefined.
    if (moved >= static_cast<double>((high - m_head).count()) && moved > 0)
        m_head = loops ? low : high;
    else if (-moved >= static_cast<double>((m_head - low).count()) && moved < 0)
        m_head = loops ? high : low;
    else
        m_head += Time{static_cast<Time::rep>(moved)};
    return m_head;
}

bool PlaybackClock::atEnd() const
{
    return m_speed < 0 ? m_head == Time{0} : m_head == m_length;
}

} // namespace tickscope
