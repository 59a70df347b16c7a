// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_events.h"

#include <algorithm>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/messages/enum_texts.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

constexpr EventPart WhoPart{.name = "who", .use = PartUse::SentenceOnly, .role = PartRole::Subject};

/// Of DDNet's own /pause and /spec, which leave the team as it is.
constexpr std::int32_t PausedFlag = 2;
constexpr std::int32_t SpectatingFlag = 4;
struct ClientChangeForms {
    EventForm skin{&sharedKind("skin"), "items", {WhoPart}, EventText::tr("{who} changed skin")};
    EventForm team{
        .kind = &sharedKind("team"),
        .name = "items",
        .parts = {{.name = "from", .kind = PartKind::Word, .words = TeamTexts.get()},
                  {.name = "to", .kind = PartKind::Word, .words = TeamTexts.get()},
                  {.name = "client", .use = PartUse::SentenceOnly, .role = PartRole::Subject},
                  {.name = "teams", .use = PartUse::SentenceOnly}},
        .sentences = {{EventText::tr("{client} joined the spectators"), {isBelow("to", 0)}},
                      {EventText::tr("{client} joined the red team"),
                       {isNumber("to", 0), isSet("teams")}},
                      {EventText::tr("{client} joined the game"), {isNumber("to", 0)}},
                      {EventText::tr("{client} joined the blue team"), {isAbove("to", 0)}}},
        .mayMove = MovedParty::First};
    EventForm pause{&sharedKind("pause"),
                    "items",
                    {{.name = "from", .kind = PartKind::Flags, .words = DdnetPlayerFlagTexts.get()},
                     {.name = "to", .kind = PartKind::Flags, .words = DdnetPlayerFlagTexts.get()},
                     WhoPart},
                    {{EventText::tr("{who} paused to spectate"), {isAbove("to", PausedFlag)}},
                     {EventText::tr("{who} paused"), {isSet("to")}},
                     {EventText::tr("{who} resumed")}}};
};
const ClientChangeForms &changeForms()
{
    static const ClientChangeForms made;
    return made;
}

std::int64_t pauseIn(const Field &flags, std::span<const std::int32_t> words)
{
    return WordField(&flags).read(words) & (PausedFlag | SpectatingFlag);
}

/// Whether team 0 is the red one.
bool isTeamGame(const WorldState &state)
{
    constexpr std::int32_t TeamsFlag = 1;
    for (const auto &[number, type] : state.schema()->types()) {
        const Field *flags = type->fieldNamed("GameFlags");
        const auto item = flags ? state.find({number, 0}) : std::nullopt;
        if (item)
            return (WordField(flags).read(*item) & TeamsFlag) != 0;
    }
    return false;
}

bool isLooks(const Field &field)
{
    return field.name.find("Skin") != std::string::npos
           || field.name.find("Color") != std::string::npos;
}

std::vector<std::int32_t> looksOf(const ItemType &type, std::span<const std::int32_t> words)
{
    std::vector<std::int32_t> looks;
    for (const Field &field : type.fields) {
        if (!isLooks(field) || field.firstWord >= words.size())
            continue;
        const auto own = words.subspan(field.firstWord);
        const auto count = std::min<std::size_t>(field.wordCount, own.size());
        looks.insert(looks.end(), own.begin(), own.begin() + static_cast<std::ptrdiff_t>(count));
    }
    return looks;
}

/// Servers show who has not sent a name yet by this one, which somebody may have all the same.
bool hasName(const WorldState &state, int id, std::string_view name)
{
    return name != "(connecting)"
           || std::ranges::any_of(state.schema()->types(), [&](const auto &type) {
                  return type.second->idIsClient && type.second->fieldWithRole(Role::PositionX)
                         && state.find({type.first, id});
              });
}

void emitItem(const WatchedType &watched, const ItemView &item, const EventPlace &place)
{
    Event event{.tick = place.tick, .form = watched.form, .byte = place.byte};
    if (watched.client)
        event.client = std::clamp(watched.client->read(item.words), NoClient,
                                  message_field::LastClient);
    if (!place.wantsValues)
        return place.sink.eventFound(event);
    for (const Field &field : watched.type->fields) {
        // Nearly all are plain words.
        const bool isPlain = field.encoding == Encoding::Int32 && !field.absent;
        if (isPlain && field.firstWord < item.words.size())
            event.values.add(std::int64_t{item.words[field.firstWord]});
        else
            event.values.add(field.read(item.words));
    }
    place.sink.eventFound(event);
}

} // namespace

EventForms itemEventForms()
{
    EventForms forms = presenceForms();
    forms.insert(forms.end(), {&changeForms().skin, &changeForms().team, &changeForms().pause});
    return joinedForms({forms, eventItemForms()});
}

void ItemEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                         std::uint64_t byte, const std::optional<Tick> &knownTo,
                         const LeavesBehind &leavesBehind, PassSink &sink)
{
    const EventPlace place{tick,
                           byte,
                           sink,
                           sink.wantsValues(),
                           knownTo,
                           knownTo,
                           knownTo ? EventSource::Guess : EventSource::Recorded,
                           &leavesBehind};
    m_presence.beginSnapshot(tick, sink);
    m_watched.followSchema(state.schema());
    const auto &nameType = m_watched.nameType();
    if (nameType && !knownTo && changes.maySet(*nameType))
        m_presence.followMoves(state, *nameType, changes, place);
    for (const ItemKey key : changes.removed) {
        const int id = static_cast<int>(key.id);
        if (m_watched.of(key.type).listsClient && m_presence.present(id)
            && !m_watched.isListed(state, id))
            m_presence.remove(id, place);
    }
    // After damage a client may be gone without a snapshot that removed it.
    for (int id = 0; changes.isFull && id <= message_field::LastClient; ++id) {
        if (m_presence.present(id) && !m_watched.isListed(state, id))
            m_presence.remove(id, place);
    }
    for (const ItemView &item : changes.set) {
        const WatchedType &type = m_watched.of(item.key.type);
        if (!type.type)
            continue;
        if (type.form)
            emitItem(type, item, place);
        else
            updateClient(state, type, item, place);
    }
    m_presence.endSnapshot(place);
}

void ItemEvents::assume(const WorldState &state)
{
    PassSink silence;
    *this = {};
    m_watched.followSchema(state.schema());
    const EventPlace nowhere{{}, 0, silence};
    state.forEach([&](const ItemView &item) {
        const WatchedType &type = m_watched.of(item.key.type);
        if (type.type && !type.form)
            updateClient(state, type, item, nowhere);
    });
    m_presence.endSnapshot(nowhere);
}

/// Whether somebody seems to change team because DDNet's /spec or /pause is shown so to clients
/// that know no better.
bool ItemEvents::isOfPause(const WorldState &state, int id, std::int64_t team, Tick tick)
{
    const auto &pauseType = m_watched.pauseType();
    const auto words = pauseType ? state.find({*pauseType, id}) : std::nullopt;
    const KnownClient &client = m_presence.at(id);
    if (!words || !client.pause)
        return false;
    const std::int64_t now = pauseIn(*m_watched.of(*pauseType).pauseFlags, *words);
    return (now != 0) == (team < 0) && (now != *client.pause || client.pauseChanged == tick);
}

/// The item with the name of a client. False when nothing in it is to be seen now.
bool ItemEvents::updateNamed(const WorldState &state, const WatchedType &watched,
                             const ItemView &item, const EventPlace &place)
{
    const int id = static_cast<int>(item.key.id);
    KnownClient &client = m_presence.at(id);
    const bool wasPresent = client.isPresent;
    // Keyframes have them all again.
    if (wasPresent && std::ranges::equal(client.words, item.words))
        return false;
    std::string name = plainText(watched.name->read(item.words));
    if (!hasName(state, id, name)) {
        m_presence.remove(id, place);
        return false;
    }
    if (!m_presence.showName(id, std::move(name), item.words, place))
        return false;
    m_presence.showProfile(id, *watched.type, item.words, place);
    auto looks = looksOf(*watched.type, item.words);
    if (wasPresent && !client.looks.empty() && looks != client.looks)
        m_presence.emitChange(changeForms().skin, id, EventValues().addText(client.name), place);
    client.looks = std::move(looks);
    return true;
}

void ItemEvents::updateClient(const WorldState &state, const WatchedType &watched,
                              const ItemView &item, const EventPlace &place)
{
    if (item.key.id < 0 || item.key.id > message_field::LastClient)
        return;
    const int id = static_cast<int>(item.key.id);
    KnownClient &client = m_presence.at(id);
    if (watched.local.read(item.words) == 1)
        m_presence.setLocalClient(id);
    if (watched.name && !updateNamed(state, watched, item, place))
        return;
    // Most of what changes are latencies and scores.
    if (const Field *team = watched.team; team && team->firstWord < item.words.size()) {
        const std::int64_t number = item.words[team->firstWord];
        if (client.team == number)
            return;
        // The team of somebody who just came is no change, nor is one that a message reported.
        if (client.team && client.isPresent && client.messageTeam != number
            && !isOfPause(state, id, number, place.tick)) {
            m_presence.emitChange(changeForms().team, id,
                                  EventValues()
                                      .add(*client.team)
                                      .add(number)
                                      .addText(client.name)
                                      .add(std::int64_t{isTeamGame(state)}),
                                  place);
        }
        client.team = number;
        client.messageTeam.reset();
    }
    if (watched.pauseFlags) {
        const std::int64_t pause = pauseIn(*watched.pauseFlags, item.words);
        if (client.pause && client.pause != pause && client.isPresent) {
            client.pauseChanged = place.tick;
            m_presence.emitChange(changeForms().pause, id,
                                  EventValues().add(*client.pause).add(pause).addText(client.name),
                                  place);
        }
        client.pause = pause;
    }
}

} // namespace tickscope::teeworlds
