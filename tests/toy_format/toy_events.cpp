// SPDX-License-Identifier: GPL-3.0-or-later
#include "toy_events.h"

#include <algorithm>

#include "core/model/event/shared_event_kinds.h"

namespace tickscope::toy {

namespace {

/// By the number in the file; the last one is that of all others.
const std::vector<EventForm> &forms()
{
    static const std::vector<EventForm> made = [] {
        std::vector<EventForm> all;
        for (const EventKind *kind : {&sharedKind("chat"), &sharedKind("kill"), &sharedKind("join"),
                                      &sharedKind("login"), &sharedKind("unknown")}) {
            all.push_back({kind,
                           "toy",
                           {{.name = "Kind"},
                            {.name = "text", .use = PartUse::SentenceOnly, .role = PartRole::Said}},
                           "{text}"});
        }
        return all;
    }();
    return made;
}

} // namespace

const EventForm &toyEventForm(unsigned number)
{
    return forms()[std::min<std::size_t>(number, forms().size() - 1)];
}

EventForms toyEventForms()
{
    EventForms all;
    for (const EventForm &form : forms())
        all.push_back(&form);
    return all;
}

} // namespace tickscope::toy
