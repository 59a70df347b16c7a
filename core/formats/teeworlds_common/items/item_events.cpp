// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_events.h"

#include <algorithm>
#include <deque>
#include <map>
#include <memory>

#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/model/damage.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

constexpr EventKind Common{"teeworlds_demo:Common"};
constexpr EventKind HammerHit{
    "teeworlds_demo:HammerHit",  EventClass::Other,          u'·',
    KindText::tr("Hammer hits"), KindText::tr("Hammer hit"), EventRate::Normal,
    KindText::tr("Hammer")};
constexpr EventKind Death{"teeworlds_demo:Death", EventClass::SeenDeath, u'·',
                          KindText::tr("Deaths"), KindText::tr("Death")};
constexpr EventKind Birthday{"teeworlds_demo:Birthday"};
constexpr EventKind Finish{"teeworlds_demo:Finish", EventClass::SeenFinish, u'·',
                           KindText::tr("Finish effects"), KindText::tr("Finish effect")};

/// What items of events are, by the name of their type.
const std::map<std::string_view, const EventKind *> &eventItemKinds()
{
    static const std::map<std::string_view, const EventKind *> kinds{
        {"Common", &Common},
        {"Explosion", &sharedKind("explosion")},
        {"Spawn", &sharedKind("spawn")},
        {"HammerHit", &HammerHit},
        {"Death", &Death},
        {"SoundGlobal", &sharedKind("sound")},
        {"SoundWorld", &sharedKind("sound")},
        {"MapSoundWorld", &sharedKind("sound")},
        {"DamageInd", &sharedKind("damage")},
        {"Damage", &sharedKind("damage")},
        {"Birthday", &Birthday},
        {"Finish", &Finish},
    };
    return kinds;
}

/// The fields of \a type as parts. The tables of types live as long as the program.
EventForm itemForm(const EventKind &kind, const ItemType &type)
{
    constexpr std::array<const char *, 8> Places{"{0}", "{1}", "{2}", "{3}",
                                                 "{4}", "{5}", "{6}", "{7}"};
    const char *said = "";
    EventForm form{&kind, type.name};
    for (const Field &field : type.fields) {
        EventPart part{.name = field.name};
        if (field.texts) {
            part.kind = field.kind == FieldKind::Flags ? PartKind::Flags : PartKind::Word;
            part.words = field.texts.get();
        }
        form.parts.push_back(part);
        // Of those with words the first one is what the item says.
        if (field.texts && form.parts.size() <= Places.size() && *said == '\0')
            said = Places[form.parts.size() - 1];
    }
    form.sentences = said;
    return form;
}

const std::deque<EventForm> &itemForms()
{
    static const std::deque<EventForm> forms = [] {
        std::deque<EventForm> made;
        const auto add = [&made](const ItemType &type) {
            const auto kind = eventItemKinds().find(type.name);
            const bool isNew = std::ranges::find(made, type.name, &EventForm::name) == made.end();
            if (type.isEvent && kind != eventItemKinds().end() && isNew)
                made.push_back(itemForm(*kind->second, type));
        };
        for (const Protocol protocol : {Protocol::V06, Protocol::V07}) {
            for (const auto &[number, type] : baseSchema(protocol)->types())
                add(*type);
        }
        for (const ExtendedType &extended : extendedTypes())
            add(*extended.type);
        return made;
    }();
    return forms;
}

constexpr EventPart WhoPart{.name = "who", .use = PartUse::SentenceOnly, .role = PartRole::Subject};

const EventForm &skinForm()
{
    static const EventForm form{
        &sharedKind("skin"), "items", {WhoPart}, EventText::tr("{who} changed skin")};
    return form;
}
const EventForm &teamForm()
{
    static const EventForm form{
        &sharedKind("team"),
        "items",
        {{.name = "from", .kind = PartKind::Word, .words = TeamTexts.get()},
         {.name = "to", .kind = PartKind::Word, .words = TeamTexts.get()},
         {.name = "client", .use = PartUse::SentenceOnly, .role = PartRole::Subject},
         {.name = "teams", .use = PartUse::SentenceOnly}},
        {{EventText::tr("{client} joined the spectators"), {isBelow("to", 0)}},
         {EventText::tr("{client} joined the red team"), {isNumber("to", 0), isSet("teams")}},
         {EventText::tr("{client} joined the game"), {isNumber("to", 0)}},
         {EventText::tr("{client} joined the blue team"), {isAbove("to", 0)}}}};
    return form;
}

/// Of DDNet's own /pause and /spec, which leave the team as it is.
constexpr std::int32_t PausedFlag = 2;
constexpr std::int32_t SpectatingFlag = 4;
const EventForm &pauseForm()
{
    const auto &texts = DdnetPlayerFlagTexts;
    static const EventForm form{
        &sharedKind("pause"),
        "items",
        {{.name = "from", .kind = PartKind::Flags, .words = texts.get()},
         {.name = "to", .kind = PartKind::Flags, .words = texts.get()},
         WhoPart},
        {{EventText::tr("{who} paused to spectate"), {isAbove("to", PausedFlag)}},
         {EventText::tr("{who} paused"), {isSet("to")}},
         {EventText::tr("{who} resumed")}}};
    return form;
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

/// Place of the values in the message.
enum PreInputIndex : std::size_t {
    Direction,
    TargetX,
    TargetY,
    Jump,
    Fire,
    Hook,
    WantedWeapon,
    Owner = 9,
    IntendedTick,
};

/// Servers send an input when it changes, and only of clients that are near: of one who
/// went away the last one would stand for ever. In a recording of 26 minutes nineteen of
/// twenty are followed by the next one within this time, and what characters do agrees
/// with an old input as well as with a new one.
constexpr std::int64_t KnownTicks = 100;

const Shared<ItemType> &preInputType()
{
    using namespace item_builder;
    static const Shared<ItemType> type = [] {
        ItemType made = perClient("PreInput",
                                  {enumeration("Direction", &DirectionTexts, Role::Input),
                                   withRole(boolean("Jump"), Role::Input),
                                   withRole(boolean("Hook"), Role::Input),
                                   withRole(boolean("FireHeld"), Role::Input),
                                   enumeration("WantedWeapon", &WantedWeaponTexts, Role::Input),
                                   measured("TargetX", 1.0, "units", Role::AimX),
                                   measured("TargetY", 1.0, "units", Role::AimY)});
        made.isMemory = true;
        made = withInputs(std::move(made), WordText::tr("client prediction (Sv_PreInput)"));
        return std::make_shared<const ItemType>(std::move(made));
    }();
    return type;
}

} // namespace

EventForms itemEventForms()
{
    EventForms forms = presenceForms();
    forms.insert(forms.end(), {&skinForm(), &teamForm(), &pauseForm()});
    for (const EventForm &form : itemForms())
        forms.push_back(&form);
    return forms;
}

/// Forgets what was watched by another schema than \a state has.
void ItemEvents::followSchema(const WorldState &state)
{
    if (m_schema == state.schema())
        return;
    m_schema = state.schema();
    m_watched.clear();
    m_recent.fill({});
    m_nameType.reset();
    m_pauseType.reset();
    for (const auto &[number, type] : m_schema->types()) {
        if (type->idIsClient && type->fieldWithRole(Role::Name) && isRecorded({number, 0}))
            m_nameType = number;
        if (watchedOf(type.get()).pauseFlags)
            m_pauseType = number;
    }
}

const ItemEvents::Watched &ItemEvents::findWatched(std::uint32_t type)
{
    const auto [entry, isNew] = m_watched.try_emplace(type);
    if (isNew)
        entry->second = watchedOf(m_schema->find(type));
    m_recent[type % m_recent.size()] = {type, &entry->second};
    return entry->second;
}

/// What is watched in items of \a type; null when it is unknown.
ItemEvents::Watched ItemEvents::watchedOf(const ItemType *type)
{
    Watched watched;
    if (type && type->isEvent) {
        const auto form = std::ranges::find(itemForms(), type->name, &EventForm::name);
        if (form == itemForms().end())
            return watched;
        watched.type = type;
        watched.form = &*form;
        for (const Field &field : type->fields) {
            if (field.kind == FieldKind::ClientId)
                watched.client = WordField(&field);
        }
    } else if (type && type->idIsClient) {
        const Field *local = type->fieldNamed("Local");
        watched.local = WordField(local);
        watched.name = type->fieldWithRole(Role::Name);
        watched.listsClient = watched.name || type->name == "PlayerInfo";
        watched.team = type->fieldWithRole(Role::Team);
        for (const Field &field : type->fields) {
            if (field.texts == DdnetPlayerFlagTexts)
                watched.pauseFlags = &field;
        }
        if (local || watched.name || watched.team || watched.pauseFlags)
            watched.type = type;
    }
    return watched;
}

void ItemEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                         std::uint64_t byte, const std::optional<Tick> &knownTo,
                         const LeavesBehind &leavesBehind, PassSink &sink)
{
    const Place place{tick,
                      byte,
                      sink,
                      sink.wantsValues(),
                      knownTo,
                      knownTo,
                      knownTo ? EventSource::Guess : EventSource::Recorded,
                      &leavesBehind};
    m_leaver.reset();
    endTick(tick, sink); // where a tick has two snapshots
    followSchema(state);
    if (m_nameType && !knownTo && changes.maySet(*m_nameType))
        followMoves(state, changes, place);
    for (const ItemKey key : changes.removed) {
        const int id = static_cast<int>(key.id);
        if (watched(key.type).listsClient && present(id) && !isListed(state, id))
            removeClient(id, place);
    }
    if (changes.isFull)
        removeMissing(state, place);
    for (const ItemView &item : changes.set) {
        const Watched &type = watched(item.key.type);
        if (!type.type)
            continue;
        if (type.form)
            emitItem(type, item, place);
        else
            updateClient(state, type, item, place);
    }
    if (std::exchange(m_known.isFirst, false)) {
        m_saidToLeave.clear();
        m_saidToEnter.clear();
        m_saidToRename.clear();
    }
    if (!m_saidToLeave.empty() && !m_saidToEnter.empty())
        replaceReturned(place);
}

void ItemEvents::assume(const WorldState &state)
{
    PassSink silence;
    *this = {};
    followSchema(state);
    const Place nowhere{{}, 0, silence};
    state.forEach([&](const ItemView &item) {
        const Watched &type = watched(item.key.type);
        if (type.type && !type.form)
            updateClient(state, type, item, nowhere);
    });
    m_known.isFirst = false;
}

void ItemEvents::assume(const Clients &clients)
{
    *this = {};
    m_known = clients;
}

void ItemEvents::emitItem(const Watched &watched, const ItemView &item, const Place &place) const
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

void ItemEvents::emitClient(const EventForm &form, int id, EventValues values, const Place &place)
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

/// Whether somebody seems to change team because DDNet's /spec or /pause is shown so to clients
/// that know no better.
bool ItemEvents::isOfPause(const WorldState &state, int id, std::int64_t team, Tick tick)
{
    const auto words = m_pauseType ? state.find({*m_pauseType, id}) : std::nullopt;
    const auto &client = m_known.clients[static_cast<std::size_t>(id)];
    if (!words || !client.pause)
        return false;
    const std::int64_t now = pauseIn(*watched(*m_pauseType).pauseFlags, *words);
    return (now != 0) == (team < 0) && (now != *client.pause || client.pauseChanged == tick);
}

void ItemEvents::updateClient(const WorldState &state, const Watched &watched, const ItemView &item,
                              const Place &place)
{
    if (item.key.id < 0 || item.key.id > message_field::LastClient)
        return;
    const int id = static_cast<int>(item.key.id);
    Client &client = m_known.clients[static_cast<std::size_t>(id)];
    if (watched.local.read(item.words) == 1)
        m_known.localClient = id;
    const bool wasPresent = client.isPresent;
    if (watched.name) {
        // Keyframes have them all again.
        if (wasPresent && std::ranges::equal(client.words, item.words))
            return;
        std::string name = plainText(watched.name->read(item.words));
        if (!hasName(state, id, name))
            return removeClient(id, place);
        if (client.isAwaited(place.tick) && name != client.name)
            return;
        client.announced.reset();
        client.words.assign(item.words.begin(), item.words.end());
        const bool isSaidToBeOther = client.isLeaving
                                     || isSaid(m_saidToLeave, client.name, place.tick)
                                     || isSaid(m_saidToEnter, name, place.tick);
        const bool isOther = wasPresent && name != client.name;
        const bool leavesBehind = isOther && !isSaidToBeOther && place.leavesBehind
                                  && (*place.leavesBehind)(id, client.name);
        if (leavesBehind)
            m_renamed.push_back(
                {.client = id, .from = client.name, .byte = place.byte, .leavesBehind = true});
        if (leavesBehind || (isOther && (place.knownTo || isSaidToBeOther))) {
            Place change = place;
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
            Client next;
            next.isPresent = true;
            next.name = name;
            next.team = client.team;
            next.pause = client.pause;
            next.words = std::move(client.words);
            client = std::move(next);
        }
        updateName(client, id, std::move(name), place);
        client.isPresent = true;
        updateProfile(client, id, *watched.type, item.words, place);
        auto looks = looksOf(*watched.type, item.words);
        if (wasPresent && !client.looks.empty() && looks != client.looks)
            emitClient(skinForm(), id, EventValues().addText(client.name), place);
        client.looks = std::move(looks);
    }
    // Most of what changes are latencies and scores.
    if (const Field *team = watched.team; team && team->firstWord < item.words.size()) {
        const std::int64_t number = item.words[team->firstWord];
        if (client.team == number)
            return;
        // The team of somebody who just came is no change, nor is one that a message reported.
        if (client.team && client.isPresent && client.messageTeam != number
            && !isOfPause(state, id, number, place.tick)) {
            emitClient(teamForm(), id,
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
            emitClient(pauseForm(), id,
                       EventValues().add(*client.pause).add(pause).addText(client.name), place);
        }
        client.pause = pause;
    }
}

void reportPreInput(const Message &message, PassSink &sink)
{
    if (!message.type || message.type->topic != MessageTopic::Input)
        return;
    // Fire counts presses and releases: odd while the button is held.
    const std::array<std::int32_t, 7> words{message.numberAt(Direction),
                                            message.numberAt(Jump) != 0 ? 1 : 0,
                                            message.numberAt(Hook) != 0 ? 1 : 0,
                                            message.numberAt(Fire) & 1,
                                            message.numberAt(WantedWeapon),
                                            message.numberAt(TargetX),
                                            message.numberAt(TargetY)};
    sink.inputFound({Tick{message.numberAt(IntendedTick)}, message.numberAt(Owner), preInputType(),
                     words, KnownTicks});
}

} // namespace tickscope::teeworlds
