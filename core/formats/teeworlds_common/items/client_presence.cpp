// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/client_presence.h"

#include <tuple>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/messages/implied_events.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

/// Place of the value in messages of 0.7.
constexpr std::size_t InfoName = 3;

constexpr EventKind Profile{"teeworlds_demo:profile", EventClass::Other, u'◔',
                            KindText::tr("Clan and country changes"),
                            KindText::tr("Clan or country change")};

constexpr EventPart ChangerPart{
    .name = "who", .use = PartUse::SentenceOnly, .role = PartRole::Subject};
constexpr EventPart NamePart{.name = "name", .role = PartRole::Subject};

/// The events of the items of clients.
struct PresenceEventForms {
    EventForm join{&sharedKind("join"), "items", {NamePart}, EventText::tr("{name} joined")};
    EventForm leave{&sharedKind("leave"), "items", {NamePart}, EventText::tr("{name} left")};
    EventForm rename{&sharedKind("rename"),
                     "items",
                     {{.name = "from", .role = PartRole::Subject}, {.name = "to"}},
                     EventText::tr("{from} is now {to}")};
    EventForm clan{&Profile,
                   "items.clan",
                   {{.name = "from"}, {.name = "to"}, ChangerPart},
                   {{EventText::tr("{who} is in the clan {to} now"), {hasText("to")}},
                    {EventText::tr("{who} left the clan {from}")}}};
    EventForm country{&Profile,
                      "items.country",
                      {{.name = "from"}, {.name = "to"}, ChangerPart},
                      EventText::tr("{who} changed country")};
};
const PresenceEventForms &events()
{
    static const PresenceEventForms made;
    return made;
}

} // namespace

EventForms presenceForms()
{
    return {&events().join, &events().leave, &events().rename, &events().clan, &events().country};
}

void ClientPresence::beginSnapshot(Tick tick, PassSink &sink)
{
    m_leaver.reset();
    endTick(tick, sink); // where a tick has two snapshots
}

void ClientPresence::endSnapshot(const EventPlace &place)
{
    if (std::exchange(m_known.isFirst, false))
        m_saidToLeave = m_saidToEnter = m_saidToRename = {};
    if (!m_saidToLeave.isEmpty() && !m_saidToEnter.isEmpty())
        replaceReturned(place);
}

void ClientPresence::assume(const KnownClients &clients)
{
    *this = {};
    m_known = clients;
}

void ClientPresence::emitChange(const EventForm &form, int id, EventValues values,
                                const EventPlace &place)
{
    Event event{.tick = place.tick,
                .form = &form,
                .client = id,
                .values = std::move(values),
                .byte = place.byte,
                .source = place.source};
    const auto renamed = std::ranges::find(m_renamed, id, &Renamed::client);
    if (renamed != m_renamed.end())
        renamed->changes.push_back(std::move(event));
    else
        place.sink.eventFound(event);
}

std::string_view ClientPresence::nameOf(int client) const
{
    if (client < 0 || client > message_field::LastClient)
        return {};
    if (m_leaver && m_leaver->first == client)
        return m_leaver->second;
    const auto behind = std::ranges::find(m_renamed, client, &Renamed::client);
    if (behind != m_renamed.end() && behind->leavesBehind)
        return behind->from;
    const KnownClient &known = m_known.clients[static_cast<std::size_t>(client)];
    const auto left = std::ranges::find(m_left, client, &std::pair<int, std::string>::first);
    return known.isPresent || left == m_left.end() ? known.name : left->second;
}

void ClientPresence::endStay(int id, const std::string &name, const EventPlace &place)
{
    place.sink.playerChanged({.tick = place.tick,
                              .client = id,
                              .what = PlayerChange::What::Left,
                              .name = name,
                              .byte = place.byte,
                              .lastShown = place.lastShown});
    m_saidToLeave.erase(name);
    emitChange(events().leave, id, EventValues().addText(name), place);
}

void ClientPresence::beginStay(int id, const std::string &name, const EventPlace &place)
{
    place.sink.playerChanged({.tick = place.tick,
                              .client = id,
                              .what = PlayerChange::What::Joined,
                              .name = name,
                              .byte = place.byte});
    m_saidToEnter.erase(name);
    emitChange(events().join, id, EventValues().addText(name), place);
    m_newcomers.set(static_cast<std::size_t>(id));
}

bool ClientPresence::showName(int id, std::string name, std::span<const std::int32_t> words,
                              const EventPlace &place)
{
    KnownClient &client = at(id);
    if (client.isAwaited(place.tick) && name != client.name)
        return false;
    client.announced.reset();
    client.words.assign(words.begin(), words.end());
    const bool isSaidToBeOther = client.isLeaving || m_saidToLeave.has(client.name, place.tick)
                                 || m_saidToEnter.has(name, place.tick);
    const bool isOther = client.isPresent && name != client.name;
    const bool leavesBehind = isOther && !isSaidToBeOther && place.leavesBehind
                              && (*place.leavesBehind)(id, client.name);
    if (leavesBehind)
        m_renamed.push_back(
            {.client = id, .from = client.name, .byte = place.byte, .leavesBehind = true});
    if (leavesBehind || (isOther && (place.knownTo || isSaidToBeOther))) {
        EventPlace change = place;
        if (isSaidToBeOther) {
            change.lastShown.reset();
            change.source = EventSource::Recorded;
        }
        if (!leavesBehind) {
            endStay(id, client.name, change);
            beginStay(id, name, change);
        }
        m_newcomers.set(static_cast<std::size_t>(id));
        // The team is another item's, which may be the same.
        client = {.isPresent = true,
                  .name = name,
                  .team = client.team,
                  .pause = client.pause,
                  .words = std::move(client.words)};
    }
    updateName(client, id, std::move(name), place);
    client.isPresent = true;
    return true;
}

void ClientPresence::updateName(KnownClient &client, int id, std::string name,
                                const EventPlace &place)
{
    if (client.isPresent && client.name == name)
        return;
    if (client.isPresent)
        m_renamed.push_back(
            {id, client.name, place.byte, m_saidToRename.has(client.name, place.tick)});
    else if (m_known.isFirst)
        place.sink.playerChanged({place.tick, id, PlayerChange::What::Present, name});
    else
        beginStay(id, name, place);
    client.name = std::move(name);
}

void ClientPresence::showProfile(int id, const ItemType &type, std::span<const std::int32_t> words,
                                 const EventPlace &place)
{
    KnownClient &client = at(id);
    const Field *clan = type.fieldWithRole(Role::Clan);
    const Field *country = type.fieldNamed("Country");
    if (!clan || !country)
        return;
    std::pair now(plainText(clan->read(words)), WordField(country).read(words));
    const auto before = std::exchange(client.profile, now);
    if (before && before->first != now.first)
        emitChange(events().clan, id,
                   EventValues().addText(before->first).addText(now.first).addText(client.name),
                   place);
    if (before && before->second != now.second)
        emitChange(events().country, id,
                   EventValues().add(before->second).add(now.second).addText(client.name), place);
}

void ClientPresence::remove(int id, const EventPlace &place)
{
    KnownClient *client = present(id);
    if (!client || client->isAwaited(place.tick))
        return;
    endStay(id, client->name, place);
    m_left.emplace_back(id, std::move(client->name));
    *client = {};
}

KnownClient *ClientPresence::present(int id)
{
    const bool isPresent = id >= 0 && id <= message_field::LastClient && at(id).isPresent;
    return isPresent ? &at(id) : nullptr;
}

void ClientPresence::hear(const Message &message, Tick tick, std::uint64_t byte, std::uint64_t end,
                          PassSink &sink)
{
    m_leaver.reset();
    if (!message.type)
        return;
    const EventPlace place{tick, byte, sink};
    const NameLookup beforeRenames = [this](int id) -> std::string_view {
        const auto renamed = std::ranges::find(m_renamed, id, &Renamed::client);
        return renamed != m_renamed.end() ? renamed->from : nameOf(id);
    };
    switch (message.type->topic) {
    case MessageTopic::ClientLeave:
        hearLeave(leaverOf(message, beforeRenames), place, end);
        break;
    case MessageTopic::ClientDrop:
        if (const auto said = presenceIn(message))
            hearLeave(said->leavingClient, place, end);
        break;
    case MessageTopic::ClientInfo:
        hearEnter(message.numberAt(0), std::string(message.textAt(InfoName)),
                  message.numberAt(message.type->fields.size() - 1) != 0, place);
        break;
    case MessageTopic::Team:
        if (KnownClient *client = present(message.numberAt(0));
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
void ClientPresence::settleNames(const PresenceMessage &line, const EventPlace &place,
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
    const EventPlace shown{place.tick, renamed->byte, place.sink};
    endStay(other, renamed->from, shown);
    beginStay(other, std::string(nameOf(other)), shown);
}

void ClientPresence::hearAhead(const PresenceMessages &messages, Tick tick, PassSink &sink)
{
    for (Renamed &renamed : m_renamed)
        renamed.isGuess = !renamed.isSettled;
    for (const PresenceMessage &message : messages) {
        if (message.tick > tick)
            settleNames(message, {tick, 0, sink}, {});
    }
}

void ClientPresence::hearLine(const PresenceMessage &line, const EventPlace &place,
                              std::uint64_t end)
{
    m_saidToEnter.erase(line.leaver);
    m_saidToLeave.add(line.leaver, place.tick);
    m_saidToEnter.add(line.newcomer, place.tick);
    m_saidToRename.add(line.renamed, place.tick);
    settleNames(line, place, end);
}

/// Who left and entered again while no snapshot was without the name is nobody who stayed.
void ClientPresence::replaceReturned(const EventPlace &place)
{
    for (int id = 0; id <= message_field::LastClient; ++id) {
        const KnownClient &client = at(id);
        if (!client.isPresent || !m_saidToLeave.has(client.name, place.tick)
            || !m_saidToEnter.has(client.name, place.tick))
            continue;
        endStay(id, client.name, place);
        beginStay(id, client.name, place);
    }
}

void ClientPresence::followMoves(const WorldState &state, std::uint32_t nameType,
                                 const SnapshotChanges &changes, const EventPlace &place)
{
    using What = PlayerChange::What;
    const auto change = [&](int id, What what, const std::string &name, std::string evidence = {}) {
        place.sink.playerChanged(
            {place.tick, id, what, name, std::move(evidence), false, place.byte});
    };
    const auto isShown = [&](int id, const KnownClient &client) {
        const auto words = state.find({nameType, id});
        return words && std::ranges::equal(*words, client.words);
    };
    std::vector<std::tuple<int, std::string, KnownClient>> moved;
    for (const ItemView &item : changes.set) {
        const int to = static_cast<int>(item.key.id);
        if (item.key.type != nameType || to < 0 || to > message_field::LastClient
            || std::ranges::equal(item.words, at(to).words))
            continue;
        for (int from = 0; from <= message_field::LastClient; ++from) {
            KnownClient &client = at(from);
            if (!client.isPresent || client.name.empty() || client.isLeaving
                || !std::ranges::equal(item.words, client.words) || isShown(from, client)
                || m_saidToLeave.has(client.name, place.tick))
                continue;
            std::string evidence = "client ID " + std::to_string(from) + " to tick "
                                   + std::to_string(place.tick.value);
            change(from, What::Known, client.name, evidence);
            change(from, What::Left, client.name);
            moved.emplace_back(to, std::move(evidence), std::exchange(client, {}));
        }
    }
    for (auto &[to, evidence, client] : moved) {
        KnownClient &present = at(to);
        if (present.isPresent)
            endStay(to, present.name, place);
        present = std::move(client);
        change(to, What::Joined, present.name, std::move(evidence));
        m_newcomers.set(std::size_t(to));
    }
}

void ClientPresence::hearLeave(int id, const EventPlace &place, std::uint64_t end)
{
    KnownClient *client = present(id);
    if (!client)
        return;
    if (const auto renamed = takeRenamed(id))
        replaceRenamed(*renamed, place, end);
    else
        client->isLeaving = true;
}

/// The snapshot of this tick shows the next one already. All of the message that ends before
/// \a end is of who leaves.
void ClientPresence::replaceRenamed(const Renamed &renamed, const EventPlace &place,
                                    std::uint64_t end)
{
    m_leaver = {renamed.client, renamed.from};
    EventPlace behind = place;
    behind.byte = end - 1;
    endStay(renamed.client, renamed.from, behind);
    beginStay(renamed.client, at(renamed.client).name, behind);
}

void ClientPresence::hearEnter(int id, const std::string &name, bool isSilent,
                               const EventPlace &place)
{
    KnownClient *client = present(id);
    if (!client || (!client->isLeaving && (isSilent || client->name == name)))
        return;
    // The message itself is about who comes; the state of this tick shows who leaves.
    EventPlace before = place;
    before.byte = place.byte - 1;
    before.lastShown = place.tick;
    if (const auto renamed = takeRenamed(id)) {
        before.lastShown.reset();
        endStay(id, renamed->from, before);
    } else {
        endStay(id, client->name, before);
    }
    *client = {.isPresent = true, .name = name, .announced = place.tick};
    beginStay(id, name, place);
}

std::optional<ClientPresence::Renamed> ClientPresence::takeRenamed(int id)
{
    const auto found = std::ranges::find(m_renamed, id, &Renamed::client);
    if (found == m_renamed.end())
        return {};
    Renamed renamed = std::move(*found);
    m_renamed.erase(found);
    return renamed;
}

void ClientPresence::endTick(Tick tick, PassSink &sink)
{
    if (m_renamed.empty())
        return m_left.clear();
    const auto isOfLooks = [](const Event &change) {
        return change.form->kind == &Profile || change.form->kind == &sharedKind("skin");
    };
    for (const Renamed &renamed : std::exchange(m_renamed, {})) {
        const std::string &name = at(renamed.client).name;
        // Servers say who takes another name. One that shows more clients than have client IDs for
        // whom it shows them gives an ID to somebody else without a word; in its own recordings
        // no other comes to an ID in the tick in which it was left.
        if (renamed.isGuess && localClient() != NoClient
            && std::ranges::any_of(renamed.changes, isOfLooks)) {
            const EventPlace guess{
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
        emitChange(events().rename, renamed.client,
                   EventValues().addText(renamed.from).addText(name),
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
