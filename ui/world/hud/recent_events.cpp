// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/recent_events.h"

namespace tickscope {

namespace {

/// Rows that are looked at before the head; a burst of sounds must not cost a frame.
constexpr std::size_t MostRecentRows = 4000;

} // namespace

RecentEvents recentEvents(const Index &index, Time head)
{
    HudMaker hud(index, head);
    BubbleMaker bubbles(index, head);
    const TimeBase &time = index.time();
    const Tick first = time.tickAt(head - HudMaker::Span);
    std::size_t row = index.rowAtOrAfter(time.tickAt(head) + 1);
    for (std::size_t looked = 0; row > 0 && looked < MostRecentRows; ++looked) {
        const EventRow event = index.event(--row);
        if (event.tick < first)
            break;
        const Time age = head - time.timeAt(event.tick);
        hud.take(event, age);
        bubbles.take(event, age);
    }
    return {hud.finish(), bubbles.finish()};
}

} // namespace tickscope
