// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/event_teller.h"

#include <algorithm>
#include <array>

#include "core/formats/teehistorian/secrets.h"
#include "core/formats/teeworlds_common/message_events.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::Message;

struct OwnKind {
    std::string_view message;
    std::string_view kind;
};

/// Messages of clients for which there is no common word.
constexpr std::array OwnKinds = {
    OwnKind{"Cl_SetSpectatorMode", "teehistorian:Cl_SetSpectatorMode"},
    OwnKind{"Cl_StartInfo", "teehistorian:Cl_StartInfo"},
    OwnKind{"Cl_ChangeInfo", "teehistorian:Cl_ChangeInfo"},
    OwnKind{"Cl_Kill", "teehistorian:Cl_Kill"},
    OwnKind{"Cl_IsDDNetLegacy", "teehistorian:Cl_IsDDNetLegacy"},
    OwnKind{"Cl_ShowOthersLegacy", "teehistorian:Cl_ShowOthersLegacy"},
    OwnKind{"Cl_ShowDistance", "teehistorian:Cl_ShowDistance"},
    OwnKind{"Cl_ShowOthers", "teehistorian:Cl_ShowOthers"},
    OwnKind{"Cl_CameraInfo", "teehistorian:Cl_CameraInfo"},
    OwnKind{"Cl_EnableSpectatorCount", "teehistorian:Cl_EnableSpectatorCount"},
};

/// A message that is in none of the tables above.
constexpr std::string_view OtherMessage = "teehistorian:message";
/// Ready to play on, not in the game now.
constexpr std::string_view ReadyChange = "teehistorian:Cl_ReadyChange";

/// The tables name kinds of their own after demos, where most of them occur.
std::string_view ownKind(const Message &message, std::string_view kind)
{
    if (!kind.starts_with("teeworlds_demo:"))
        return kind;
    const auto found = std::ranges::find(OwnKinds, message.type->name, &OwnKind::message);
    return found == OwnKinds.end() ? OtherMessage : found->kind;
}

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
    return type && (isLine(*type) || type->eventKind == event_kind::Command);
}

constexpr std::string_view MessageField = "Message";
constexpr std::string_view ArgumentsField = "Arguments";

/// A chat line "/save x", or the chat command "save" of 0.7 with its argument.
void hideSecrets(const Message &message, Event &event)
{
    const bool isOfChat = isLine(*message.type);
    if (isOfChat)
        event.text = withoutSecrets(event.text);
    const bool isSecretCommand = event.kind == event_kind::Command
                                 && hasSecretArguments(event.text);
    for (EventField &field : event.fields) {
        auto *text = std::get_if<std::string>(&field.value);
        if (!text)
            continue;
        if (isOfChat && field.name == MessageField)
            *text = withoutSecrets(*text);
        else if (isSecretCommand && field.name == ArgumentsField && !text->empty())
            *text = HiddenSecret;
    }
}

} // namespace

std::vector<std::string_view> recordEventKinds()
{
    std::vector<std::string_view> kinds{event_kind::Command,   event_kind::Finish,
                                        event_kind::Input,     event_kind::Join,
                                        event_kind::Leave,     event_kind::Load,
                                        event_kind::Login,     event_kind::Practice,
                                        event_kind::Ready,     event_kind::Recording,
                                        event_kind::Rename,    event_kind::Save,
                                        event_kind::Spawn,     event_kind::Swap,
                                        event_kind::System,    event_kind::Team,
                                        event_kind::Unknown,   "teehistorian:antibot",
                                        "teehistorian:name",   "teehistorian:protocol",
                                        "teehistorian:rejoin", "teehistorian:test",
                                        "teehistorian:vanish", "teehistorian:version",
                                        OtherMessage,          ReadyChange};
    for (const std::string_view kind : teeworlds::messageEventKinds("Cl_")) {
        if (!kind.starts_with("teeworlds_demo:") && kind != event_kind::Ready)
            kinds.push_back(kind);
    }
    for (const OwnKind &own : OwnKinds)
        kinds.push_back(own.kind);
    return kinds;
}

void EventTeller::tellMessage(const Record &record, const Result<Message> &message)
{
    const teeworlds::NameLookup names = [this](int client) { return nameOf(client); };
    const auto protocol = m_clients.at(record.client).isSixup ? teeworlds::Protocol::V07
                                                              : teeworlds::Protocol::V06;
    const auto detail = m_sink.wantsFields() ? teeworlds::EventDetail::WithFields
                                             : teeworlds::EventDetail::TextOnly;
    const teeworlds::EventContext context{protocol, names, detail, NoClient};
    Event event = message ? messageEvent(*message, record.payload, context)
                          : unreadableMessageEvent(record.payload, message.error(), context);
    event.tick = m_tick;
    event.byte = record.byte;
    event.client = record.client; // all of them are of clients
    if (message && message->type) {
        event.kind = ownKind(*message, event.kind);
        if (event.kind == event_kind::Ready)
            event.kind = ReadyChange;
        if (!m_sink.wantsSecrets())
            hideSecrets(*message, event);
    }
    if (!message && !m_sink.wantsSecrets() && isUnreadableLine(record.payload, protocol)) {
        const auto bytes = std::ranges::find(event.fields, "bytes", &EventField::name);
        if (bytes != event.fields.end())
            bytes->value = std::string(HiddenSecret);
    }
    tell(event);
}

} // namespace tickscope::teehistorian
