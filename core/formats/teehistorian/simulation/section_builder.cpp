// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/simulation/section_builder.h"

#include <algorithm>

#include "core/formats/teeworlds_common/messages/message_decoder.h"

namespace tickscope::teehistorian {

/// Things between two ticks. A full server has some hundred inputs; a hostile file could
/// pile up millions.
constexpr std::size_t MostActions = 10'000;
/// Of a command: what more it has, changes no tee.
constexpr std::size_t MostWords = 4;
constexpr std::size_t LongestWord = 64;

void SectionBuilder::begin()
{
    m_section.places.clear();
    m_section.actions.clear();
}

const TickSection &SectionBuilder::finish(Tick tick)
{
    m_section.tick = tick;
    return m_section;
}

Action &SectionBuilder::addAction(Action::What what, std::int32_t client, std::int32_t value)
{
    if (m_section.actions.size() >= MostActions)
        m_section.actions.pop_back();
    Action &action = m_section.actions.emplace_back();
    action.what = what;
    action.client = client;
    action.value = value;
    return action;
}

void SectionBuilder::add(const Record &record, const ClientTable &clients)
{
    if (isOfClient(record.kind) && !isClient(record.client))
        return;
    switch (record.kind) {
    case RecordKind::PlayerDiff:
    case RecordKind::PlayerNew:
    case RecordKind::PlayerOld:
        addPlacing(record, clients);
        break;
    case RecordKind::InputDiff:
    case RecordKind::InputNew:
        addAction(Action::What::Input, record.client).numbers = clients.at(record.client).input;
        break;
    case RecordKind::Drop:
        addAction(Action::What::Drop, record.client);
        break;
    case RecordKind::ConsoleCommand: {
        Action &command = addAction(Action::What::Command, record.client, record.commandFlags);
        command.words.emplace_back(record.text.substr(0, LongestWord));
        for (std::size_t i = 0; i < std::min(record.args.size(), MostWords); ++i)
            command.words.emplace_back(record.args[i].substr(0, LongestWord));
        break;
    }
    case RecordKind::Message:
        addMessage(record, clients);
        break;
    case RecordKind::Ex:
        addEx(record, clients);
        break;
    case RecordKind::Finish:
    case RecordKind::TickSkip:
    case RecordKind::Join:
        break;
    }
}

void SectionBuilder::addPlacing(const Record &record, const ClientTable &clients)
{
    const Client &client = clients.at(record.client);
    Placing place{Placing::What::Moved, record.client, client.x, client.y};
    if (record.kind == RecordKind::PlayerNew)
        place.what = Placing::What::New;
    else if (record.kind == RecordKind::PlayerOld)
        place.what = Placing::What::Gone;
    else if (!client.isAlive)
        return;
    m_section.places.push_back(place);
}

void SectionBuilder::addMessage(const Record &record, const ClientTable &clients)
{
    const auto protocol = clients.at(record.client).isSixup ? teeworlds::Protocol::V07
                                                            : teeworlds::Protocol::V06;
    const auto message = teeworlds::decodeMessage(record.payload, protocol);
    if (!message || !message->type)
        return;
    const std::string_view name = message->type->name;
    if (name == "Cl_Kill")
        addAction(Action::What::Kill, record.client);
    else if (name == "Cl_SetTeam")
        addAction(Action::What::Spectate, record.client, message->numberAt(0));
    else if (name == "Cl_Emoticon")
        addAction(Action::What::Emoticon, record.client, message->numberAt(0));
    else if (name == "Cl_ChangeInfo" || name == "Cl_SkinChange")
        addAction(Action::What::Info, record.client);
}

void SectionBuilder::addEx(const Record &record, const ClientTable &clients)
{
    const ExKind kind = exKindOf(record.uuid);
    const auto message = decodeEx(kind, record.payload);
    if (!message || (isAboutClient(kind) && !isClient(message->subject)))
        return;
    const bool isTeam = message->value >= 0 && message->value < TeamCount;
    switch (kind) {
    case ExKind::PlayerReady:
        addAction(Action::What::Ready, message->subject,
                  clients.at(message->subject).hasJoined ? 0 : 1);
        break;
    case ExKind::PlayerTeam:
        if (isTeam)
            addAction(Action::What::Team, message->subject, message->value);
        break;
    case ExKind::TeamPractice:
        addAction(Action::What::Practice, message->subject, message->value);
        break;
    case ExKind::PlayerSwap:
        addAction(Action::What::Swap, message->subject, message->value);
        break;
    case ExKind::LoadSuccess:
        addAction(Action::What::Unknown, message->subject);
        break;
    default:
        break;
    }
}

} // namespace tickscope::teehistorian
