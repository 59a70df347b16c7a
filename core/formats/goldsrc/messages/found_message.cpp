// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/found_message.h"

#include <utility>

#include "core/formats/goldsrc/messages/message_events.h"

namespace tickscope::goldsrc {

int clientOfIndex(std::int64_t index)
{
    return index >= 1 && index <= static_cast<std::int64_t>(ClientSlots)
               ? static_cast<int>(index) - 1
               : NoClient;
}

int clientNamed(const Found &found, std::string_view field)
{
    const int client = clientOfIndex(found.message.integer(field));
    return client != NoClient && found.before.isUnannounced(client) ? NoClient : client;
}

int clientOfEntity(const Found &found, std::int64_t number)
{
    return number <= found.before.maxClients() ? clientOfIndex(number) : NoClient;
}

int recorder(const Found &found)
{
    const auto slot = found.before.recorderSlot();
    return slot && *slot < ClientSlots ? *slot : NoClient;
}

const ClientState *clientState(const Found &found, int client)
{
    return client == NoClient ? nullptr : &found.before.clients[static_cast<std::size_t>(client)];
}

Event eventOf(const EventForm &form, int client, EventValues values)
{
    Event event;
    event.form = &form;
    event.client = client;
    event.values = std::move(values);
    return event;
}

Events one(ValueForm form, int client, EventValues values)
{
    Events events;
    events.push_back(eventOf(valueForm(form), client, std::move(values)));
    return events;
}

Events one(TextForm form, int client, std::string_view text)
{
    Events events;
    events.push_back(eventOf(textForm(form), client, EventValues().addText(text)));
    return events;
}

std::string clientName(const Found &found, int client)
{
    const ClientState *known = clientState(found, client);
    return known && known->info ? shownText(known->info->name()) : std::string();
}

void addName(EventValues &values, const Found &found, int client)
{
    const std::string name = clientName(found, client);
    if (name.empty())
        values.add(std::int64_t{client});
    else
        values.addText(name);
}

} // namespace tickscope::goldsrc
