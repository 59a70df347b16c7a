// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_forms.h"
#include "core/formats/teehistorian/events/event_teller.h"
#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::Message;

bool isLine(const teeworlds::MessageType &type)
{
    return type.topic == teeworlds::MessageTopic::Say06
           || type.topic == teeworlds::MessageTopic::Say07;
}

/// Whether \a bytes, which no program accepts, were to be a line or command of a person.
bool isUnreadableLine(std::span<const std::byte> bytes, teeworlds::Protocol protocol)
{
    const auto header = teeworlds::readMessageHeader(bytes);
    const auto *type = header && !header->isSystem && !header->uuid
                           ? teeworlds::messageType(protocol, header->id)
                           : nullptr;
    return type && (isLine(*type) || type->eventKind == sharedKind("command").id);
}

constexpr std::string_view MessageField = "Message";
constexpr std::string_view ArgumentsField = "Arguments";

/// A chat line "/save x", or the chat command "save" of 0.7 with its argument.
Message withHiddenSecrets(const Message &message)
{
    Message hidden = message;
    const bool isOfChat = isLine(*message.type);
    const bool isSecretCommand = message.type->eventKind == sharedKind("command").id
                                 && hasSecretArguments(message.textAt(0));
    for (std::size_t i = 0; i < hidden.values.size(); ++i) {
        auto *text = std::get_if<std::string>(&hidden.values[i]);
        if (!text)
            continue;
        if (isOfChat && hidden.nameOf(i) == MessageField)
            *text = withoutSecrets(*text);
        else if (isSecretCommand && hidden.nameOf(i) == ArgumentsField && !text->empty())
            *text = HiddenSecret;
    }
    return hidden;
}

} // namespace

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
    const teeworlds::NameLookup names = [this](int client) { return nameOf(client); };
    const auto protocol = m_clients.at(record.client).isSixup ? teeworlds::Protocol::V07
                                                              : teeworlds::Protocol::V06;
    const teeworlds::EventContext context{protocol, names, NoClient};
    const bool hidesSecrets = !m_sink.wantsSecrets();
    Event event;
    if (!message) {
        const bool isSecret = hidesSecrets && isUnreadableLine(record.payload, protocol);
        event = teeworlds::unreadableMessageEvent(record.payload, message.error(), isSecret);
    } else if (message->type) {
        event = messageEvent(hidesSecrets ? withHiddenSecrets(*message) : *message, record.payload,
                             context);
        event.form = &clientMessageForm(*event.form);
    } else {
        event = messageEvent(*message, record.payload, context);
    }
    event.tick = m_tick;
    event.byte = record.byte;
    event.client = record.client; // all of them are of clients
    emitEvent(event);
}

} // namespace tickscope::teehistorian
