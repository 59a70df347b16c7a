// SPDX-License-Identifier: MIT
//
// Who comes, goes or takes another name, as far as snapshots and messages show it.
#include <algorithm>
#include <utility>

#include "core/formats/teeworlds_common/items/item_events.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

/// Places of values in messages of 0.7.
constexpr std::size_t DropIsSilent = 2;
constexpr std::size_t InfoName = 3;
/// The same of Sv_Chat of 0.6.
constexpr std::size_t ChatText = 2;

/// A line of the server is about snapshots that come soon.
constexpr std::int64_t MostLineTicks = 3 * TicksPerSecond;
/// More than have seats.
constexpr std::size_t MostSaidNames = 2 * (message_field::LastClient + 1);

/// The name before \a words in a line of the server, which quotes it; else nothing.
std::string nameInLine(const Message &message, std::string_view words)
{
    if (message.numberAt(message_index::ChatClient) >= 0)
        return {};
    const std::string_view line = message.textAt(ChatText);
    const std::size_t end = line.find(words);
    const bool isQuoted = line.starts_with('\'') && end != 0 && end != std::string_view::npos;
    return std::string(isQuoted ? line.substr(1, end - 1) : std::string_view());
}

constexpr EventPart NamePart{.name = "name", .role = PartRole::Subject};

/// The events of the items of clients.
const EventForm &joinForm()
{
    static const EventForm form{
        &sharedKind("join"), "items", {NamePart}, EventText::tr("{name} joined")};
    return form;
}
const EventForm &leaveForm()
{
    static const EventForm form{
        &sharedKind("leave"), "items", {NamePart}, EventText::tr("{name} left")};
    return form;
}
const EventForm &renameForm()
{
    static const EventForm form{&sharedKind("rename"),
                                "items",
                                {{.name = "from", .role = PartRole::Subject}, {.name = "to"}},
                                EventText::tr("{from} is now {to}")};
    return form;
}

} // namespace

EventForms presenceForms()
{
    return {&joinForm(), &leaveForm(), &renameForm()};
}

std::optional<Leaver> leaverIn(const Message &message)
{
    const MessageTopic topic = message.type ? message.type->topic : MessageTopic::Other;
    // DDNet sends a silent drop, and who comes instead, for a new name.
    if (topic == MessageTopic::ClientDrop && message.numberAt(DropIsSilent) == 0)
        return Leaver{message.numberAt(0), {}};
    if (topic == MessageTopic::ClientLeave)
        return Leaver{message.numberAt(1), {}};
    std::string name = topic == MessageTopic::Chat06 ? nameInLine(message, "' has left the game")
                                                     : std::string();
    return name.empty() ? std::nullopt : std::optional(Leaver{NoClient, std::move(name)});
}

/// A client is there while one of the two items is. Source: teeworlds-snapshot.md, section 7.3.
bool ItemEvents::isListed(const WorldState &state, int id)
{
    return std::ranges::any_of(state.schema()->types(), [&](const auto &type) {
        return watched(type.first).listsClient && state.find({type.first, id});
    });
}

/// After damage a client may be gone without a snapshot that removed it.
void ItemEvents::removeMissing(const WorldState &state, const Place &place)
{
    for (int id = 0; id <= message_field::LastClient; ++id) {
        if (m_known.clients[static_cast<std::size_t>(id)].isPresent && !isListed(state, id))
            removeClient(id, place);
    }
}

std::string ItemEvents::nameOf(int client) const
{
    if (client < 0 || client > message_field::LastClient)
        return {};
    if (m_leaver && m_leaver->first == client)
        return m_leaver->second;
    const auto behind = std::ranges::find(m_renamed, client, &Renamed::client);
    if (behind != m_renamed.end() && behind->leavesBehind)
        return behind->from;
    const Client &known = m_known.clients[static_cast<std::size_t>(client)];
    const auto left = std::ranges::find(m_left, client, &std::pair<int, std::string>::first);
    return known.isPresent || left == m_left.end() ? known.name : left->second;
}

void ItemEvents::endStay(int id, const std::string &name, const Place &place)
{
    place.sink.playerChanged({.tick = place.tick,
                              .client = id,
                              .what = PlayerChange::What::Left,
                              .name = name,
                              .byte = place.byte,
                              .lastShown = place.lastShown});
    m_saidToLeave.erase(name);
    emitClient(leaveForm(), id, EventValues().addText(name), place);
}

void ItemEvents::beginStay(int id, const std::string &name, const Place &place)
{
    place.sink.playerChanged({.tick = place.tick,
                              .client = id,
                              .what = PlayerChange::What::Joined,
                              .name = name,
                              .byte = place.byte});
    m_saidToEnter.erase(name);
    emitClient(joinForm(), id, EventValues().addText(name), place);
    m_newcomers.set(static_cast<std::size_t>(id));
}

void ItemEvents::updateName(Client &client, int id, std::string name, const Place &place)
{
    if (client.isPresent && client.name == name)
        return;
    if (client.isPresent)
        m_renamed.push_back({id, client.name, place.byte});
    else if (m_known.isFirst)
        place.sink.playerChanged({place.tick, id, PlayerChange::What::Present, name});
    else
        beginStay(id, name, place);
    client.name = std::move(name);
}

void ItemEvents::removeClient(int id, const Place &place)
{
    if (id < 0 || id > message_field::LastClient)
        return;
    Client &client = m_known.clients[static_cast<std::size_t>(id)];
    if (!client.isPresent)
        return;
    if (client.isAwaited(place.tick))
        return;
    endStay(id, client.name, place);
    m_left.emplace_back(id, std::move(client.name));
    client = {};
}

/// Null for no one.
ItemEvents::Client *ItemEvents::present(int id)
{
    if (id < 0 || id > message_field::LastClient)
        return nullptr;
    Client &client = m_known.clients[static_cast<std::size_t>(id)];
    return client.isPresent ? &client : nullptr;
}

void ItemEvents::hear(const Message &message, Tick tick, std::uint64_t byte, std::uint64_t end,
                      PassSink &sink)
{
    m_leaver.reset();
    if (!message.type)
        return;
    const Place place{tick, byte, sink};
    switch (message.type->topic) {
    case MessageTopic::ClientDrop:
    case MessageTopic::ClientLeave:
        if (const auto leaver = leaverIn(message))
            hearLeave(leaver->client, place, end);
        break;
    case MessageTopic::ClientInfo:
        hearEnter(message.numberAt(0), std::string(message.textAt(InfoName)),
                  message.numberAt(message.type->fields.size() - 1) != 0, place);
        break;
    case MessageTopic::Team:
        if (Client *client = present(message.numberAt(0));
            client && client->team != message.numberAt(1))
            client->toldTeam = message.numberAt(1);
        break;
    case MessageTopic::ClientEnter:
        hearEnter(message.numberAt(1), std::string(message.textAt(0)), false, place);
        break;
    case MessageTopic::Chat06:
        hearLine(message, place, end);
        break;
    default:
        break;
    }
}

void ItemEvents::hearLine(const Message &message, const Place &place, std::uint64_t end)
{
    const auto keep = [tick = place.tick](SaidNames &names, const std::string &name) {
        std::erase_if(names,
                      [tick](const auto &said) { return said.second + MostLineTicks < tick; });
        if (!name.empty() && names.size() < MostSaidNames)
            names.insert_or_assign(name, tick);
    };
    const std::string leaver = leaverIn(message).value_or(Leaver()).name;
    const std::string newcomer = nameInLine(message, "' entered and joined ");
    m_saidToEnter.erase(leaver);
    keep(m_saidToLeave, leaver);
    keep(m_saidToEnter, newcomer);
    // Where packets were lost the line comes behind the snapshot that shows the next one. Other
    // lines name nobody, as people without a name are called.
    const auto isOfOther = [&](const Renamed &renamed) {
        const Client &client = m_known.clients[static_cast<std::size_t>(renamed.client)];
        return (!leaver.empty() && renamed.from == leaver)
               || (!newcomer.empty() && client.name == newcomer);
    };
    const auto other = std::ranges::find_if(m_renamed, isOfOther);
    if (other == m_renamed.end())
        return;
    const Renamed renamed = *takeRenamed(other->client);
    if (renamed.from == leaver)
        return replaceRenamed(renamed, place, end);
    const Place shown{place.tick, renamed.byte, place.sink};
    endStay(renamed.client, renamed.from, shown);
    beginStay(renamed.client, nameOf(renamed.client), shown);
}

bool ItemEvents::isSaid(const SaidNames &names, std::string_view name, Tick tick)
{
    const auto said = names.find(name);
    return said != names.end() && tick <= said->second + MostLineTicks;
}

/// Who left and entered again while no snapshot was without the name is nobody who stayed.
void ItemEvents::replaceReturned(const Place &place)
{
    for (int id = 0; id <= message_field::LastClient; ++id) {
        const Client &client = m_known.clients[static_cast<std::size_t>(id)];
        if (!client.isPresent || !isSaid(m_saidToLeave, client.name, place.tick)
            || !isSaid(m_saidToEnter, client.name, place.tick))
            continue;
        endStay(id, client.name, place);
        beginStay(id, client.name, place);
    }
}

void ItemEvents::hearLeave(int id, const Place &place, std::uint64_t end)
{
    Client *client = present(id);
    if (!client)
        return;
    const auto renamed = takeRenamed(id);
    if (!renamed) {
        client->isLeaving = true;
        return;
    }
    replaceRenamed(*renamed, place, end);
}

/// The snapshot of this tick shows the next one already. All of the message that ends before
/// \a end is of who leaves.
void ItemEvents::replaceRenamed(const Renamed &renamed, const Place &place, std::uint64_t end)
{
    m_leaver = {renamed.client, renamed.from};
    Place behind = place;
    behind.byte = end - 1;
    endStay(renamed.client, renamed.from, behind);
    beginStay(renamed.client, m_known.clients[static_cast<std::size_t>(renamed.client)].name,
              behind);
}

void ItemEvents::hearEnter(int id, const std::string &name, bool isSilent, const Place &place)
{
    Client *client = present(id);
    if (!client || (!client->isLeaving && (isSilent || client->name == name)))
        return;
    // The message itself is about who comes; the state of this tick shows who leaves.
    Place before = place;
    before.byte = place.byte - 1;
    before.lastShown = place.tick;
    if (const auto renamed = takeRenamed(id)) {
        before.lastShown.reset();
        endStay(id, renamed->from, before);
    } else {
        endStay(id, client->name, before);
    }
    *client = {};
    client->isPresent = true;
    client->announced = place.tick;
    client->name = name;
    beginStay(id, name, place);
}

std::optional<ItemEvents::Renamed> ItemEvents::takeRenamed(int id)
{
    const auto found = std::ranges::find(m_renamed, id, &Renamed::client);
    if (found == m_renamed.end())
        return {};
    Renamed renamed = std::move(*found);
    m_renamed.erase(found);
    return renamed;
}

void ItemEvents::endTick(Tick tick, PassSink &sink)
{
    for (const Renamed &renamed : m_renamed) {
        const std::string &name = m_known.clients[static_cast<std::size_t>(renamed.client)].name;
        sink.playerChanged({.tick = tick,
                            .client = renamed.client,
                            .what = PlayerChange::What::Renamed,
                            .name = name,
                            .byte = renamed.byte});
        emitClient(renameForm(), renamed.client, EventValues().addText(renamed.from).addText(name),
                   {tick, renamed.byte, sink});
    }
    m_renamed.clear();
    m_left.clear();
}

} // namespace tickscope::teeworlds
