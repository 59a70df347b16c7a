// SPDX-License-Identifier: MIT
//
// Who comes, goes or takes another name or clan, as far as snapshots and messages show it.
#include <algorithm>
#include <tuple>
#include <utility>

#include "core/formats/teeworlds_common/items/item_events.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

/// Places of values in messages of 0.7.
constexpr std::size_t DropIsSilent = 2;
constexpr std::size_t InfoName = 3;

/// More than have seats.
constexpr std::size_t MostSaidNames = 2 * (message_field::LastClient + 1);

/// The name before \a words in a line of the server, which quotes it. Of other lines, and of people
/// without a name, empty.
std::string nameBefore(std::string_view line, std::string_view words)
{
    const std::size_t end = line.find(words);
    const bool isQuoted = line.starts_with('\'') && end != 0 && end != std::string_view::npos;
    return std::string(isQuoted ? line.substr(1, end - 1) : std::string_view());
}

constexpr EventKind Profile{"teeworlds_demo:profile", EventClass::Other, u'◔',
                            KindText::tr("Clan and country changes"),
                            KindText::tr("Clan or country change")};

constexpr EventPart ChangerPart{
    .name = "who", .use = PartUse::SentenceOnly, .role = PartRole::Subject};
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

const EventForm &clanForm()
{
    static const EventForm form{&Profile,
                                "items.clan",
                                {{.name = "from"}, {.name = "to"}, ChangerPart},
                                {{EventText::tr("{who} is in the clan {to} now"), {hasText("to")}},
                                 {EventText::tr("{who} left the clan {from}")}}};
    return form;
}
const EventForm &countryForm()
{
    static const EventForm form{&Profile,
                                "items.country",
                                {{.name = "from"}, {.name = "to"}, ChangerPart},
                                EventText::tr("{who} changed country")};
    return form;
}

} // namespace

EventForms presenceForms()
{
    return {&joinForm(), &leaveForm(), &renameForm(), &clanForm(), &countryForm()};
}

std::optional<PresenceMessage> presenceIn(const Message &message)
{
    const MessageTopic topic = message.type ? message.type->topic : MessageTopic::Other;
    PresenceMessage said;
    // DDNet sends a silent drop, and who comes instead, for a new name.
    if (topic == MessageTopic::ClientDrop && message.numberAt(DropIsSilent) == 0)
        said.leavingClient = message.numberAt(0);
    else if (topic == MessageTopic::ClientLeave)
        said.leavingClient = message.numberAt(1);
    else if (topic == MessageTopic::Chat06 && message.numberAt(message_index::ChatClient) < 0) {
        const auto line = message.textAt(message_index::ChatText06);
        said.leaver = nameBefore(line, "' has left the game");
        said.newcomer = nameBefore(line, "' entered and joined ");
        said.renamed = nameBefore(line, "' changed name to '");
    }
    const bool isNone = said.leavingClient == NoClient && said.leaver.empty()
                        && said.newcomer.empty() && said.renamed.empty();
    return isNone ? std::nullopt : std::optional(std::move(said));
}

/// A client is there while one of the two items is. Source: teeworlds-snapshot.md, section 7.3.
bool ItemEvents::isListed(const WorldState &state, int id)
{
    return std::ranges::any_of(state.schema()->types(), [&](const auto &type) {
        return watched(type.first).listsClient && state.find({type.first, id});
    });
}

/// Servers show who has not sent a name yet by this one, which somebody may have all the same.
bool ItemEvents::hasName(const WorldState &state, int id, std::string_view name)
{
    return name != "(connecting)"
           || std::ranges::any_of(state.schema()->types(), [&](const auto &type) {
                  return type.second->idIsClient && type.second->fieldWithRole(Role::PositionX)
                         && state.find({type.first, id});
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

std::string_view ItemEvents::nameOf(int client) const
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
        m_renamed.push_back(
            {id, client.name, place.byte, isSaid(m_saidToRename, client.name, place.tick)});
    else if (m_known.isFirst)
        place.sink.playerChanged({place.tick, id, PlayerChange::What::Present, name});
    else
        beginStay(id, name, place);
    client.name = std::move(name);
}

void ItemEvents::updateProfile(Client &client, int id, const ItemType &type,
                               std::span<const std::int32_t> words, const Place &place)
{
    const Field *clan = type.fieldWithRole(Role::Clan);
    const Field *country = type.fieldNamed("Country");
    if (!clan || !country)
        return;
    std::pair now(plainText(clan->read(words)), WordField(country).read(words));
    const auto before = std::exchange(client.profile, now);
    if (before && before->first != now.first)
        emitClient(clanForm(), id,
                   EventValues().addText(before->first).addText(now.first).addText(client.name),
                   place);
    if (before && before->second != now.second)
        emitClient(countryForm(), id,
                   EventValues().add(before->second).add(now.second).addText(client.name), place);
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
        if (const auto said = presenceIn(message))
            hearLeave(said->leavingClient, place, end);
        break;
    case MessageTopic::ClientInfo:
        hearEnter(message.numberAt(0), std::string(message.textAt(InfoName)),
                  message.numberAt(message.type->fields.size() - 1) != 0, place);
        break;
    case MessageTopic::Team:
        if (Client *client = present(message.numberAt(0));
            client && client->team != message.numberAt(1))
            client->messageTeam = message.numberAt(1);
        break;
    case MessageTopic::ClientEnter:
        hearEnter(message.numberAt(1), std::string(message.textAt(0)), false, place);
        break;
    case MessageTopic::Chat06:
        if (const auto said = presenceIn(message))
            hearLine(*said, place, end);
        break;
    default:
        break;
    }
}

/// Whether \a line is about whom a snapshot shows under another name. Once it was, later lines are
/// about what came afterwards.
void ItemEvents::settleNames(const PresenceMessage &line, const Place &place,
                             std::optional<std::uint64_t> end)
{
    const auto isAbout = [](const std::string &said, const std::string &name) {
        return !said.empty() && said == name;
    };
    int other = NoClient;
    for (Renamed &renamed : m_renamed) {
        const std::string name(nameOf(renamed.client));
        if (renamed.isSettled)
            continue;
        const bool isRename = isAbout(line.renamed, renamed.from);
        renamed.isSettled = isRename || isAbout(line.leaver, name);
        renamed.isGuess = renamed.isGuess && !isRename;
        if (isAbout(line.leaver, renamed.from) || isAbout(line.newcomer, name))
            other = renamed.client;
    }
    const auto renamed = takeRenamed(other);
    if (!renamed)
        return;
    if (end && renamed->from == line.leaver)
        return replaceRenamed(*renamed, place, *end);
    const Place shown{place.tick, renamed->byte, place.sink};
    endStay(other, renamed->from, shown);
    beginStay(other, std::string(nameOf(other)), shown);
}

void ItemEvents::hearAhead(const PresenceMessages &messages, Tick tick, PassSink &sink)
{
    for (Renamed &renamed : m_renamed)
        renamed.isGuess = !renamed.isSettled;
    for (const PresenceMessage &message : messages) {
        if (message.tick > tick)
            settleNames(message, {tick, 0, sink}, {});
    }
}

void ItemEvents::hearLine(const PresenceMessage &line, const Place &place, std::uint64_t end)
{
    const auto keep = [tick = place.tick](SaidNames &names, const std::string &name) {
        std::erase_if(names,
                      [tick](const auto &said) { return said.second + MostLineTicks < tick; });
        if (!name.empty() && names.size() < MostSaidNames)
            names.insert_or_assign(name, tick);
    };
    m_saidToEnter.erase(line.leaver);
    keep(m_saidToLeave, line.leaver);
    keep(m_saidToEnter, line.newcomer);
    keep(m_saidToRename, line.renamed);
    settleNames(line, place, end);
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

/// A server that shows somebody fewer clients than it has gives them other client IDs as they come
/// near. All that one showed, now under another client ID and nowhere else, is the same person.
void ItemEvents::followMoves(const WorldState &state, const SnapshotChanges &changes,
                             const Place &place)
{
    using What = PlayerChange::What;
    const auto change = [&](int id, What what, const std::string &name, std::string evidence = {}) {
        place.sink.playerChanged(
            {place.tick, id, what, name, std::move(evidence), false, place.byte});
    };
    const auto isShown = [&](int id, const Client &client) {
        const auto words = state.find({*m_nameType, id});
        return words && std::ranges::equal(*words, client.words);
    };
    std::vector<std::tuple<int, std::string, Client>> moved;
    for (const ItemView &item : changes.set) {
        const int to = static_cast<int>(item.key.id);
        if (item.key.type != *m_nameType || to < 0 || to > message_field::LastClient
            || std::ranges::equal(item.words, m_known.clients[std::size_t(to)].words))
            continue;
        for (int from = 0; from <= message_field::LastClient; ++from) {
            Client &client = m_known.clients[std::size_t(from)];
            if (!client.isPresent || client.name.empty() || client.isLeaving
                || !std::ranges::equal(item.words, client.words) || isShown(from, client)
                || isSaid(m_saidToLeave, client.name, place.tick))
                continue;
            std::string evidence = "client ID " + std::to_string(from) + " to tick "
                                   + std::to_string(place.tick.value);
            change(from, What::Known, client.name, evidence);
            change(from, What::Left, client.name);
            moved.emplace_back(to, std::move(evidence), std::exchange(client, {}));
        }
    }
    for (auto &[to, evidence, client] : moved) {
        Client &present = m_known.clients[std::size_t(to)];
        if (present.isPresent)
            endStay(to, present.name, place);
        present = std::move(client);
        change(to, What::Joined, present.name, std::move(evidence));
        m_newcomers.set(std::size_t(to));
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
    if (m_renamed.empty())
        return m_left.clear();
    const auto isOfLooks = [](const Event &change) {
        return change.form->kind == &Profile || change.form->kind == &sharedKind("skin");
    };
    for (const Renamed &renamed : std::exchange(m_renamed, {})) {
        const std::string &name = m_known.clients[static_cast<std::size_t>(renamed.client)].name;
        // Servers say who takes another name. One that shows more clients than have client IDs for
        // whom it shows them gives an ID to somebody else without a word.
        if (renamed.isGuess && std::ranges::any_of(renamed.changes, isOfLooks)) {
            const Place guess{
                .tick = tick, .byte = renamed.byte, .sink = sink, .source = EventSource::Guess};
            endStay(renamed.client, renamed.from, guess);
            beginStay(renamed.client, name, guess);
            continue;
        }
        sink.playerChanged({.tick = tick,
                            .client = renamed.client,
                            .what = PlayerChange::What::Renamed,
                            .name = name,
                            .byte = renamed.byte});
        emitClient(renameForm(), renamed.client, EventValues().addText(renamed.from).addText(name),
                   {.tick = tick,
                    .byte = renamed.byte,
                    .sink = sink,
                    .source = renamed.isGuess ? EventSource::Guess : EventSource::Recorded});
        for (const Event &change : renamed.changes)
            sink.eventFound(change);
    }
    m_left.clear();
}

} // namespace tickscope::teeworlds
