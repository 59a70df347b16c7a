// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/head_follow.h"

#include "ui/strip/strip_drag.h"

#include <utility>

namespace tickscope {

void HeadFollow::keepInView(const TimeScale &scale)
{
    const auto isInView = [&scale](Time time) {
        return time >= scale.begin && time <= scale.end();
    };
    const Time head = m_playback.time().head();
    const Time before = std::exchange(m_lastHead, head);
    const bool isPlaying = m_playback.time().isPlaying();
    // Who looks elsewhere while it plays is left there.
    if (isInView(head) || (isPlaying && !isInView(before)))
        return;
    // Played out of view it goes on by a page; jumped to, it stands in the middle.
    const double share = !isPlaying ? 0.5 : m_playback.time().speed() < 0 ? 0.95 : 0.05;
    const Time begin = head
                       - Time{
                           static_cast<Time::rep>(static_cast<double>(scale.span.count()) * share)};
    showScale(m_playback, scale.from(begin, m_playback.time().time().length()));
}

} // namespace tickscope
