// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_decoder.h"

#include <algorithm>
#include <array>

#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

/// What a person wrote.
bool isLineOrCommand(const MessageType &type)
{
    return type.topic == MessageTopic::Say06 || type.topic == MessageTopic::Say07
           || type.eventKind == sharedKind("command").id;
}

bool isCode(const Message &message, std::size_t index)
{
    const std::string_view name = message.nameOf(index);
    return message.type->topic == MessageTopic::SaveCode
           && (name == "Code" || name == "GeneratedCode");
}

/// Names are no texts that may be changed: somebody would be shown as another.
bool isReadByPeople(const MessageType &type)
{
    constexpr std::array Topics{MessageTopic::Text,      MessageTopic::Chat06,
                                MessageTopic::Chat07,    MessageTopic::VoteSet06,
                                MessageTopic::VoteSet07, MessageTopic::CallVote};
    return std::ranges::find(Topics, type.topic) != Topics.end() || isLineOrCommand(type);
}

/// The arguments of a command of 0.7.
bool isSecretArgument(const Message &message, std::size_t index)
{
    return message.type->eventKind == sharedKind("command").id && index > 0
           && hasSecretArguments(message.textAt(0));
}

} // namespace

std::optional<Message> withoutSecrets(const Message &message, std::string_view standIn)
{
    if (!message.type
        || (message.type->topic != MessageTopic::SaveCode && !isReadByPeople(*message.type)))
        return {};
    std::optional<Message> hidden;
    for (std::size_t i = 0; i < message.values.size(); ++i) {
        const auto *text = std::get_if<std::string>(&message.values[i]);
        if (!text || text->empty())
            continue;
        const bool isAll = isCode(message, i) || isSecretArgument(message, i);
        std::string shown = isAll ? std::string(standIn) : withoutChatSecrets(*text, standIn);
        if (shown == *text)
            continue;
        if (!hidden)
            hidden = message;
        hidden->values[i] = std::move(shown);
    }
    return hidden;
}

bool mayHoldSecrets(std::span<const std::byte> bytes, Protocol protocol)
{
    const auto header = readMessageHeader(bytes);
    const MessageType *type = nullptr;
    if (header && !header->isSystem)
        type = header->uuid ? messageType(*header->uuid) : messageType(protocol, header->id);
    if (type && (type->topic == MessageTopic::SaveCode || isLineOrCommand(*type)))
        return true;
    const std::string_view text(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    return withoutChatSecrets(text) != text;
}

} // namespace tickscope::teeworlds
