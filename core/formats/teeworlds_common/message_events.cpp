// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/message_events.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tickscope::teeworlds {

namespace {

std::string rawText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

/// 0 all, 1 team, 2 whisper sent, 3 whisper received.
/// Source: teeworlds-messages.md, section 2.
constexpr std::int32_t TeamChat06 = 1;
constexpr std::int32_t WhisperSent06 = 2;
/// Section 4: 0 none, 1 all, 2 team, 3 whisper.
constexpr std::int32_t TeamChat07 = 2;
constexpr std::int32_t Whisper07 = 3;

/// The contract's word for who could read a chat line.
std::string_view chatTeam(const Message &message)
{
    const std::int32_t number = message.numberAt(0);
    const bool is07 = message.type->topic == MessageTopic::Chat07
                      || message.type->topic == MessageTopic::Say07;
    if (number == (is07 ? TeamChat07 : TeamChat06))
        return "team";
    return number >= (is07 ? Whisper07 : WhisperSent06) ? "whisper" : "all";
}

bool isChat(const Message &message)
{
    const MessageTopic topic = message.type->topic;
    return topic == MessageTopic::Chat06 || topic == MessageTopic::Chat07
           || topic == MessageTopic::Say06 || topic == MessageTopic::Say07;
}

std::string_view gameMessageKind(const Message &message)
{
    switch (message.numberAt(0)) {
    case game_message::TeamSwap:
    case game_message::TeamShuffle:
    case game_message::TeamBalance:
    case game_message::AllMoved:
    case game_message::YouWereBalanced:
        return event_kind::Team;
    case game_message::Capture:
        return event_kind::Score;
    case game_message::Paused:
        return event_kind::Pause;
    default:
        return message.type->eventKind;
    }
}

std::string_view kindOf(const Message &message)
{
    const MessageTopic topic = message.type->topic;
    if (topic == MessageTopic::GameMessage)
        return gameMessageKind(message);
    if (topic == MessageTopic::RaceTime && message.numberAt(message_index::RaceTimeFinish) != 0)
        return event_kind::Finish;
    const bool isLine = topic == MessageTopic::Chat06 || topic == MessageTopic::Chat07;
    if (isLine && message.numberAt(message_index::ChatClient) < 0)
        return event_kind::ServerMessage;
    return message.type->eventKind;
}

struct Parties {
    int client = NoClient;
    int other = NoClient;
};

Parties chatParties06(const Message &message, int localClient)
{
    const int client = message.numberAt(message_index::ChatClient);
    // The file names the other side of a whisper; the field Team tells which. Who spoke comes
    // first: nobody's words are another's.
    const auto team = message.numberAt(0);
    if (team == WhisperSent06)
        return {localClient, client};
    return {client, team > WhisperSent06 ? localClient : NoClient};
}

Parties partiesOf(const Message &message, int localClient)
{
    switch (message.type->topic) {
    case MessageTopic::Chat06:
        return chatParties06(message, localClient);
    case MessageTopic::Chat07:
        return {message.numberAt(message_index::ChatClient),
                message.numberAt(message_index::ChatTarget07)};
    case MessageTopic::Kill: {
        const int killer = message.numberAt(message_index::Killer);
        const int victim = message.numberAt(message_index::Victim);
        return {killer >= 0 ? killer : victim, victim};
    }
    case MessageTopic::KillTeam:
        return {message.numberAt(message_index::FirstOfTeam), NoClient};
    case MessageTopic::Emoticon:
    case MessageTopic::VoteSet07:
    case MessageTopic::Team:
    case MessageTopic::RaceFinish:
    case MessageTopic::SkinChange:
    case MessageTopic::ClientInfo:
    case MessageTopic::ClientDrop:
        return {message.numberAt(0), NoClient};
    case MessageTopic::ClientEnter:
    case MessageTopic::ClientLeave:
        return {message.numberAt(1), NoClient};
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
    case MessageTopic::CallVote:
    case MessageTopic::OwnTeam:
    case MessageTopic::RaceTime:
    case MessageTopic::Record:
    case MessageTopic::Checkpoint:
    case MessageTopic::SaveCode:
    case MessageTopic::GameInfo:
        break;
    }
    return {};
}

std::vector<EventField> fieldsOf(const Message &message)
{
    std::vector<EventField> fields;
    fields.reserve(message.values.size() + 1);
    if (isChat(message))
        fields.push_back({"team", std::string(chatTeam(message)), {}});
    for (std::size_t index = 0; index < message.values.size(); ++index)
        fields.push_back({message.nameOf(index), message.values[index], wordAt(message, index)});
    return fields;
}

std::string titleOf(const MessageHeader &header)
{
    return header.uuid ? "message " + header.uuid->text() : "message " + std::to_string(header.id);
}

std::vector<EventField> headerFields(const MessageHeader &header)
{
    if (header.uuid)
        return {{"uuid", header.uuid->text(), {}}};
    return {{"id", std::int64_t{header.id}, {}}};
}

/// Engine messages of servers hold lines of the remote console: what is in them is
/// nobody's business, so only their kind and size are told.
Event systemEvent(const MessageHeader &header, std::span<const std::byte> bytes,
                  const EventContext &context)
{
    Event event;
    event.kind = event_kind::System;
    const auto name = systemMessageName(context.protocol, header.id);
    event.text = name.empty() || header.uuid ? titleOf(header) : std::string(name);
    if (context.detail == EventDetail::WithFields) {
        event.fields = headerFields(header);
        event.fields.push_back({"size", static_cast<std::int64_t>(bytes.size()), {}});
    }
    return event;
}

Event unknownEvent(const MessageHeader &header, std::span<const std::byte> bytes,
                   const EventContext &context)
{
    Event event;
    event.kind = event_kind::Unknown;
    event.text = titleOf(header);
    if (context.detail == EventDetail::WithFields) {
        event.fields = headerFields(header);
        event.fields.push_back({"bytes", rawText(bytes), {}});
    }
    return event;
}

} // namespace

Event messageEvent(const Message &message, std::span<const std::byte> bytes,
                   const EventContext &context)
{
    if (message.header.isSystem)
        return systemEvent(message.header, bytes, context);
    if (!message.type)
        return unknownEvent(message.header, bytes, context);
    Event event;
    event.kind = kindOf(message);
    const Parties parties = partiesOf(message, context.localClient);
    // Some messages know more numbers below zero; to events they all mean nobody.
    event.client = std::max(parties.client, NoClient);
    event.otherClient = std::max(parties.other, NoClient);
    event.text = messageText(message, context.names);
    if (context.detail == EventDetail::WithFields)
        event.fields = fieldsOf(message);
    return event;
}

Event unreadableMessageEvent(std::span<const std::byte> bytes, const Error &error,
                             const EventContext &context)
{
    const auto header = readMessageHeader(bytes);
    Event event;
    if (header) {
        event = unknownEvent(*header, bytes, context);
    } else {
        event.kind = event_kind::Unknown;
        event.text = "message";
        if (context.detail == EventDetail::WithFields)
            event.fields.push_back({"bytes", rawText(bytes), {}});
    }
    event.text += ": " + error.what;
    if (context.detail == EventDetail::WithFields)
        event.fields.push_back({"error", error.what, {}});
    return event;
}

Event readMessageEvent(std::span<const std::byte> bytes, const EventContext &context)
{
    const auto header = readMessageHeader(bytes);
    if (!header)
        return unreadableMessageEvent(bytes, header.error(), context);
    if (header->isSystem)
        return systemEvent(*header, bytes, context);
    const auto message = decodeMessage(*header, bytes, context.protocol);
    if (!message)
        return unreadableMessageEvent(bytes, message.error(), context);
    return messageEvent(*message, bytes, context);
}

} // namespace tickscope::teeworlds
