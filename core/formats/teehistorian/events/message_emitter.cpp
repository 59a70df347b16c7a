// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_emitter.h"
#include "core/formats/teehistorian/events/event_forms.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_events.h"

namespace tickscope::teehistorian {

using teeworlds::Message;

EventForms recordEventForms()
{
    EventForms forms = clientMessageForms();
    for (std::size_t i = 0; i < static_cast<std::size_t>(RecordForm::Count); ++i)
        forms.push_back(&recordForm(static_cast<RecordForm>(i)));
    forms.push_back(&teeworlds::systemMessageForm());
    forms.push_back(&teeworlds::unknownMessageForm());
    return forms;
}

void EventEmitter::emitMessage(const Record &record, const Result<Message> &message)
{
    std::string name;
    const teeworlds::NameLookup names = [this, &name](int client) -> std::string_view {
        return name = nameOf(client);
    };
    const auto protocol = m_clients.at(record.client).isSixup ? teeworlds::Protocol::V07
                                                              : teeworlds::Protocol::V06;
    const teeworlds::EventContext context{protocol, names, NoClient, true, m_sink.wantsSecrets()};
    Event event;
    if (!message) {
        const bool isSecret = !m_sink.wantsSecrets()
                              && teeworlds::mayHoldSecrets(record.payload, protocol);
        event = teeworlds::unreadableMessageEvent(record.payload, message.error(), isSecret);
    } else {
        event = messageEvent(*message, record.payload, context);
        if (message->type)
            event.form = &clientMessageForm(*event.form);
    }
    event.tick = m_tick;
    event.byte = record.byte;
    event.client = record.client; // all of them are of clients
    emitEvent(event);
}

} // namespace tickscope::teehistorian
