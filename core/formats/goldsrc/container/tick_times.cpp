// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/tick_times.h"

#include <cmath>

namespace tickscope::goldsrc {

namespace {

/// No recording is longer than a year; a broken float may be anything.
constexpr double MostSeconds = 366.0 * 24 * 3600;

/// Tiny negative times occur at the beginning. Source: goldsrc-demo.md, section 4.
constexpr double LeastSeconds = -1.0;

constexpr double NanosecondsPerSecond = 1e9;

} // namespace

void TickTimes::beginSegment()
{
    m_segmentBegin = m_times.empty() ? Time{0} : m_times.back();
}

void TickTimes::add(float seconds)
{
    const Time before = m_times.empty() ? m_segmentBegin : m_times.back();
    const double exact = seconds;
    const Tick tick{static_cast<std::int64_t>(m_times.size())};
    if (!std::isfinite(exact) || exact > MostSeconds || exact < LeastSeconds) {
        m_wrong.push_back(tick);
        m_times.push_back(before);
        return;
    }
    const auto sinceSegment = std::max<std::int64_t>(std::llround(exact * NanosecondsPerSecond), 0);
    Time time = m_segmentBegin + Time{sinceSegment};
    if (time < before) {
        const std::size_t count = m_times.size();
        const Time beforeThat = count > 1 ? std::max(m_times[count - 2], m_segmentBegin)
                                          : m_segmentBegin;
        // If this one fits behind the last but one, then the last one leapt ahead.
        if (time >= beforeThat) {
            m_wrong.push_back(tick - 1);
            m_times.back() = beforeThat;
        } else {
            m_wrong.push_back(tick);
            time = before;
        }
    }
    m_times.push_back(time);
}

} // namespace tickscope::goldsrc
