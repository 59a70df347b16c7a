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

/// The tables name kinds of their own after demos, where most of them occur.
std::string_view ownKind(const Message &message, std::string_view kind)
{
    if (!kind.starts_with("teeworlds_demo:"))
        return kind;
    const auto found = std::ranges::find(OwnKinds, message.type->name, &OwnKind::message);
    return found == OwnKinds.end() ? std::string_view("teehistorian:message") : found->kind;
}

constexpr std::string_view MessageField = "Message";
constexpr std::string_view ArgumentsField = "Arguments";

/// A chat line "/save x", or the chat command "save" of 0.7 with its argument.
void hideSecrets(const Message &message, Event &event)
{
    const bool isLine = message.type->topic == teeworlds::MessageTopic::Say06
                        || message.type->topic == teeworlds::MessageTopic::Say07;
    if (isLine)
        event.text = withoutSecrets(event.text);
    const bool isSecretCommand = event.kind == event_kind::Command
                                 && hasSecretArguments(event.text);
    for (EventField &field : event.fields) {
        auto *text = std::get_if<std::string>(&field.value);
        if (!text)
            continue;
        if (isLine && field.name == MessageField)
            *text = withoutSecrets(*text);
        else if (isSecretCommand && field.name == ArgumentsField && !text->empty())
            *text = HiddenSecret;
    }
}

} // namespace

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
            event.kind = "teehistorian:Cl_ReadyChange"; // ready to play on, not in the game now
        if (!m_sink.wantsSecrets())
            hideSecrets(*message, event);
    }
    tell(event);
}

} // namespace tickscope::teehistorian
