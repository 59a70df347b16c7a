// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/recent_events.h"

#include "core/analysis/event_query.h"

namespace tickscope {

/// Rows that are looked at before the head; a burst of sounds must not cost a frame.
constexpr std::size_t MostRecentRows = 4000;

RecentEvents recentEvents(const Index &index, Time head)
{
    HudMaker hud(index, head);
    BubbleMaker bubbles(index, head);
    const TimeBase &time = index.time();
    EventQuery query;
    query.classes = {EventClass::Chat, EventClass::ServerMessage, EventClass::Broadcast,
                     EventClass::Kill, EventClass::Gesture};
    query.ticks = TickRange{time.tickAt(head - HudMaker::Span), time.tickAt(head)};
    (void)forEachEventBackwards(
        index, EventMatcher(std::move(query), index),
        [&](std::size_t, const EventRow &event) {
            const Time age = head - time.timeAt(event.tick);
            hud.take(event, age);
            bubbles.take(event, age);
            return true;
        },
        {}, MostRecentRows);
    return {hud.finish(), bubbles.finish()};
}

} // namespace tickscope
