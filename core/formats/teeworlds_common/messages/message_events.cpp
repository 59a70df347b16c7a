// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_events.h"

#include <algorithm>
#include <string_view>

#include "core/formats/teeworlds_common/messages/implied_events.h"
#include "core/model/event/event_form.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

std::string rawText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

struct Parties {
    int client = NoClient;
    int other = NoClient;
};

Parties chatParties06(const Message &message, int localClient)
{
    const int client = message.numberAt(message_index::ChatClient);
    // The file names the other side of a whisper; the field Team says which. Who spoke comes
    // first: one player's words must not become another's.
    const auto team = message.numberAt(0);
    if (team == WhisperSent06)
        return {localClient, client};
    return {client, team > WhisperSent06 ? localClient : NoClient};
}

Parties partiesOf(const Message &message, const EventContext &context)
{
    switch (message.type->topic) {
    case MessageTopic::Chat06:
        return chatParties06(message, context.localClient);
    case MessageTopic::Chat07:
        return {message.numberAt(message_index::ChatClient),
                message.numberAt(message_index::ChatTarget07)};
    case MessageTopic::Kill: {
        const int killer = message.numberAt(message_index::Killer);
        const int victim = message.numberAt(message_index::Victim);
        return {killer >= 0 ? killer : victim, victim};
    }
    case MessageTopic::KillTeam:
        // Who dies is both, as with any other death alone.
        return {message.numberAt(message_index::FirstOfTeam),
                message.numberAt(message_index::FirstOfTeam)};
    case MessageTopic::CallVote:
        return {NoClient, calledFor(message)};
    case MessageTopic::SaveCode:
        return {clientNamed(message.textAt(message_index::SaveRequester), context.names), NoClient};
    case MessageTopic::Emoticon:
    case MessageTopic::VoteSet07:
    case MessageTopic::Team:
    case MessageTopic::RaceFinish:
    case MessageTopic::SkinChange:
    case MessageTopic::ClientInfo:
    case MessageTopic::ClientDrop:
        return {message.numberAt(0), NoClient};
    case MessageTopic::ClientEnter:
        return {message.numberAt(1), NoClient};
    case MessageTopic::ClientLeave:
        return {leaverOf(message, context.names), NoClient};
    case MessageTopic::Input:
        return {message.numberAt(message_index::InputOwner), NoClient};
    case MessageTopic::GameMessage:
        if (message.numberAt(0) == game_message::Capture)
            return {message.numberAt(message_index::CaptureClient), NoClient};
        if (message.numberAt(0) == game_message::Paused)
            return {message.numberAt(message_index::PauseClient), NoClient};
        return {};
    case MessageTopic::Other:
    case MessageTopic::Text:
    case MessageTopic::Say06:
    case MessageTopic::Say07:
    case MessageTopic::Sound:
    case MessageTopic::MapSound:
    case MessageTopic::WeaponPickup:
    case MessageTopic::OwnEmoticon:
    case MessageTopic::VoteSet06:
    case MessageTopic::VoteStatus:
    case MessageTopic::OwnVote:
    case MessageTopic::OwnTeam:
    case MessageTopic::RaceTime:
    case MessageTopic::Record:
    case MessageTopic::Checkpoint:
    case MessageTopic::GameInfo:
        break;
    }
    return {};
}

void addHeader(EventValues &values, const MessageHeader &header)
{
    if (header.uuid)
        values.addText(header.uuid->text()).addNothing();
    else
        values.addNothing().add(std::int64_t{header.id});
}

Event unknownEvent(const MessageHeader &header, std::span<const std::byte> bytes)
{
    Event event;
    event.form = &unknownMessageForm();
    addHeader(event.values, header);
    event.values.addText(rawText(bytes)).addNothing();
    return event;
}

} // namespace

const EventForm &systemMessageForm()
{
    static const EventForm form{&sharedKind("system"),
                                "message",
                                {{.name = "name", .use = PartUse::SentenceOnly},
                                 {.name = "uuid", .use = PartUse::SentenceOnly},
                                 {.name = "id", .use = PartUse::SentenceOnly}},
                                {{"{name}", {hasText("name")}},
                                 {EventText::tr("message {uuid}"), {hasText("uuid")}},
                                 {EventText::tr("message {id}")}},
                                true};
    return form;
}

const EventForm &unknownMessageForm()
{
    static const EventForm form{
        &sharedKind("unknown"),
        "message",
        {{.name = "uuid", .use = PartUse::OptionalField},
         {.name = "id", .use = PartUse::OptionalField},
         {.name = "bytes"},
         {.name = "error", .kind = PartKind::Fault, .use = PartUse::OptionalField}},
        {{EventText::tr("message {uuid}: {error}"), {hasText("uuid"), hasText("error")}},
         {EventText::tr("message {id}: {error}"), {hasText("id"), hasText("error")}},
         {EventText::tr("message: {error}"), {hasText("error")}},
         {EventText::tr("message {uuid}"), {hasText("uuid")}},
         {EventText::tr("message {id}"), {hasText("id")}},
         {EventText::tr("message")}}};
    return form;
}

Event messageEvent(const Message &message, std::span<const std::byte> bytes,
                   const EventContext &context)
{
    if (message.header.isSystem)
        return systemMessageEvent(message.header, bytes.size(), context.protocol);
    if (!message.type)
        return unknownEvent(message.header, bytes);
    if (const auto shown = context.showsSecrets ? std::nullopt : withoutSecrets(message)) {
        EventContext shownAll = context;
        shownAll.showsSecrets = true;
        return messageEvent(*shown, bytes, shownAll);
    }
    Event event;
    event.form = &messageForm(message);
    const Parties parties = partiesOf(message, context);
    // Some messages know more numbers below zero; to events they all mean no client.
    event.client = std::max(parties.client, NoClient);
    event.otherClient = std::max(parties.other, NoClient);
    if (context.wantsValues)
        event.values = messageValues(message, context.names);
    return event;
}

Event systemMessageEvent(const MessageHeader &header, std::optional<std::size_t> size,
                         Protocol protocol)
{
    Event event;
    event.form = &systemMessageForm();
    const MessageType *type = typeOf(header, protocol);
    const auto name = type          ? type->name
                      : header.uuid ? std::string_view()
                                    : systemMessageName(protocol, header.id);
    if (name.empty())
        event.values.addNothing();
    else
        event.values.addText(name);
    addHeader(event.values, header);
    if (!size)
        return event;
    if (header.uuid)
        event.fields.push_back({"uuid", header.uuid->text(), {}});
    else
        event.fields.push_back({"id", std::int64_t{header.id}, {}});
    event.fields.push_back({"size", static_cast<std::int64_t>(*size), {}});
    return event;
}

Event unreadableMessageEvent(std::span<const std::byte> bytes, const Error &error, bool isSecret)
{
    const auto header = readMessageHeader(bytes);
    Event event;
    event.form = &unknownMessageForm();
    if (header)
        addHeader(event.values, *header);
    else
        event.values.addNothing().addNothing();
    event.values.addText(isSecret ? std::string(HiddenSecret) : rawText(bytes));
    addFault(event.values, error.fault);
    return event;
}

} // namespace tickscope::teeworlds
