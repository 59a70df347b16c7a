// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/item_events.h"

#include <algorithm>
#include <map>

namespace tickscope::teeworlds {

struct ItemEvents::Place {
    Tick tick;
    std::uint64_t byte;
    PassSink &sink;
};

namespace {

/// Kinds of event items; those that are not here are kinds of the format's own.
const std::map<std::string_view, std::string_view> &eventItemKinds()
{
    static const std::map<std::string_view, std::string_view> kinds{
        {"Common", "teeworlds_demo:Common"},
        {"Explosion", event_kind::Explosion},
        {"Spawn", event_kind::Spawn},
        {"HammerHit", "teeworlds_demo:HammerHit"},
        {"Death", "teeworlds_demo:Death"},
        {"SoundGlobal", event_kind::Sound},
        {"SoundWorld", event_kind::Sound},
        {"MapSoundWorld", event_kind::Sound},
        {"DamageInd", event_kind::Damage},
        {"Damage", event_kind::Damage},
        {"Birthday", "teeworlds_demo:Birthday"},
        {"Finish", "teeworlds_demo:Finish"},
    };
    return kinds;
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

EventField fieldOf(const Field &field, std::span<const std::int32_t> words)
{
    EventField out{field.name, field.read(words), {}};
    out.text = field.textOf(out.value);
    return out;
}

} // namespace

std::vector<std::string_view> itemEventKinds()
{
    std::vector<std::string_view> kinds{event_kind::Join, event_kind::Leave, event_kind::Rename,
                                        event_kind::Skin, event_kind::Team};
    for (const auto &[item, kind] : eventItemKinds())
        kinds.push_back(kind);
    return kinds;
}

/// Forgets what was watched by another schema than \a state has.
void ItemEvents::followSchema(const WorldState &state)
{
    if (m_schema == state.schema())
        return;
    m_schema = state.schema();
    m_watched.clear();
    m_recent.fill({});
}

const ItemEvents::Watched &ItemEvents::watched(std::uint32_t type)
{
    auto &[recentType, recent] = m_recent[type % m_recent.size()];
    if (!recent || recentType != type) {
        const auto [entry, isNew] = m_watched.try_emplace(type);
        if (isNew)
            entry->second = watchedOf(m_schema->find(type));
        recentType = type;
        recent = &entry->second;
    }
    return *recent;
}

/// What is watched in items of \a type; null when nobody knows it.
ItemEvents::Watched ItemEvents::watchedOf(const ItemType *type)
{
    Watched watched;
    if (type && type->isEvent) {
        const auto kind = eventItemKinds().find(type->name);
        if (kind == eventItemKinds().end())
            return watched;
        watched.type = type;
        watched.eventKind = kind->second;
        for (const Field &field : type->fields) {
            if (field.texts || field.kind == FieldKind::ClientId)
                watched.told.push_back(&field);
        }
    } else if (type && type->idIsClient) {
        watched.local = type->fieldNamed("Local");
        watched.name = type->fieldWithRole(Role::Name);
        watched.team = type->fieldWithRole(Role::Team);
        if (watched.local || watched.name || watched.team)
            watched.type = type;
    }
    return watched;
}

void ItemEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                         std::uint64_t byte, PassSink &sink)
{
    const Place place{tick, byte, sink};
    followSchema(state);
    for (const ItemKey key : changes.removed) {
        if (watched(key.type).name)
            removeClient(static_cast<int>(key.id), place);
    }
    if (changes.isFull)
        removeMissing(state, place);
    for (const ItemKey key : changes.set) {
        const Watched &type = watched(key.type);
        if (!type.type)
            continue;
        const auto words = state.find(key);
        if (!words)
            continue;
        if (!type.eventKind.empty())
            emitItem(type, {key, *words}, place);
        else
            updateClient(type, {key, *words}, place);
    }
    m_known.isFirst = false;
}

void ItemEvents::assume(const WorldState &state)
{
    class Silence : public PassSink
    {
    public:
        void eventFound(const Event &) override {}
        void damageFound(const Damage &) override {}
        void playerChanged(const PlayerChange &) override {}
        void tickEnded(Tick, const WorldState &) override {}
    } silence;
    *this = {};
    followSchema(state);
    const Place nowhere{{}, 0, silence};
    state.forEach([&](const ItemView &item) {
        const Watched &type = watched(item.key.type);
        if (type.type && type.eventKind.empty())
            updateClient(type, item, nowhere);
    });
    m_known.isFirst = false;
}

void ItemEvents::assume(const Clients &clients)
{
    *this = {};
    m_known = clients;
}

/// After damage a client may be gone without a snapshot that removed it.
void ItemEvents::removeMissing(const WorldState &state, const Place &place)
{
    for (const auto &[number, type] : state.schema()->types()) {
        if (!type->idIsClient || !type->fieldWithRole(Role::Name))
            continue;
        for (int id = 0; id <= message_field::LastClient; ++id) {
            if (!state.find({number, id}))
                removeClient(id, place);
        }
    }
}

std::string ItemEvents::nameOf(int client) const
{
    if (client < 0 || client > message_field::LastClient)
        return {};
    return m_known.clients[static_cast<std::size_t>(client)].name;
}

void ItemEvents::emitItem(const Watched &watched, const ItemView &item, const Place &place) const
{
    Event event;
    event.tick = place.tick;
    event.kind = watched.eventKind;
    event.byte = place.byte;
    for (const Field *field : watched.told) {
        const Value value = field->read(item.words);
        if (field->kind == FieldKind::ClientId)
            event.client = static_cast<int>(std::clamp(numberOf(value), -1.0, 127.0));
        // The number of a sound that nobody knows still tells it from others.
        if (field->texts && event.text.empty()) {
            event.text = field->textOf(value);
            if (event.text.empty())
                event.text = plainText(value);
        }
    }
    if (place.sink.wantsFields()) {
        for (const Field &field : watched.type->fields)
            event.fields.push_back(fieldOf(field, item.words));
    }
    place.sink.eventFound(event);
}

void ItemEvents::emitClient(std::string_view kind, int id, std::string text,
                            std::vector<EventField> fields, const Place &place) const
{
    Event event;
    event.tick = place.tick;
    event.kind = kind;
    event.client = id;
    event.text = std::move(text);
    event.byte = place.byte;
    event.fields = std::move(fields);
    place.sink.eventFound(event);
}

void ItemEvents::updateName(Client &client, int id, std::string name, const Place &place) const
{
    if (client.isPresent && client.name == name)
        return;
    auto what = PlayerChange::What::Joined;
    if (client.isPresent)
        what = PlayerChange::What::Renamed;
    else if (m_known.isFirst)
        what = PlayerChange::What::Present;
    place.sink.playerChanged({place.tick, id, what, name});
    if (what == PlayerChange::What::Renamed) {
        emitClient(event_kind::Rename, id, client.name + " is now " + name,
                   {{"from", client.name, {}}, {"to", name, {}}}, place);
    } else if (what == PlayerChange::What::Joined) {
        emitClient(event_kind::Join, id, name + " joined", {{"name", name, {}}}, place);
    }
    client.name = std::move(name);
}

void ItemEvents::updateClient(const Watched &watched, const ItemView &item, const Place &place)
{
    if (item.key.id < 0 || item.key.id > message_field::LastClient)
        return;
    const int id = static_cast<int>(item.key.id);
    Client &client = m_known.clients[static_cast<std::size_t>(id)];
    if (watched.local && numberOf(watched.local->read(item.words)) == 1)
        m_known.localClient = id;
    const bool wasPresent = client.isPresent;
    if (watched.name) {
        updateName(client, id, plainText(watched.name->read(item.words)), place);
        client.isPresent = true;
        auto looks = looksOf(*watched.type, item.words);
        if (wasPresent && looks != client.looks)
            emitClient(event_kind::Skin, id, client.name + " changed skin", {}, place);
        client.looks = std::move(looks);
    }
    if (const Field *team = watched.team) {
        const Value value = team->read(item.words);
        const auto *number = std::get_if<std::int64_t>(&value);
        if (!number || client.team == *number)
            return;
        // The team of somebody who just came is no change.
        if (client.team && client.isPresent) {
            emitClient(event_kind::Team, id, client.name + " joined " + team->textOf(value),
                       {{"from", *client.team, team->textOf(*client.team)},
                        {"to", *number, team->textOf(value)}},
                       place);
        }
        client.team = *number;
    }
}

void ItemEvents::removeClient(int id, const Place &place)
{
    if (id < 0 || id > message_field::LastClient)
        return;
    Client &client = m_known.clients[static_cast<std::size_t>(id)];
    if (!client.isPresent)
        return;
    place.sink.playerChanged({place.tick, id, PlayerChange::What::Left, client.name});
    emitClient(event_kind::Leave, id, client.name + " left", {{"name", client.name, {}}}, place);
    client = {};
}

} // namespace tickscope::teeworlds
