// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/character_events.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

/// Where the events of one snapshot go.
struct CharacterEvents::Emitter {
    Tick tick;
    std::uint64_t byte = 0;
    const std::function<std::string(int)> &nameOf;
    PassSink &sink;

    void addName(EventValues &values, int client) const
    {
        const std::string name = nameOf(client);
        if (name.empty())
            values.add(std::int64_t{client});
        else
            values.addText(name);
    }

    void emitEvent(std::string_view kind, int client, int other, EventValues values) const
    {
        Event event;
        event.tick = tick;
        event.form = sharedForm(kind);
        event.client = client;
        event.otherClient = other;
        addName(values, client);
        if (other != NoClient)
            addName(values, other);
        else if (kind == "hook" || kind == "unfreeze")
            values.addNothing();
        event.values = std::move(values);
        event.byte = byte;
        sink.eventFound(event);
    }
};

namespace {

constexpr std::int64_t Grabbed = HookGrabbed;

std::int64_t integerIn(const Field *field, std::span<const std::int32_t> words)
{
    // Nearly all are plain words, and a second of a crowded recording has thousands of them.
    if (field && field->encoding == Encoding::Int32 && !field->absent
        && field->firstWord < words.size())
        return words[field->firstWord];
    const Value value = field ? field->read(words) : Value();
    const auto *number = std::get_if<std::int64_t>(&value);
    return number ? *number : 0;
}

bool isClient(std::int64_t id)
{
    return id >= 0 && id <= message_field::LastClient;
}

} // namespace

void CharacterEvents::followSchema(const Shared<Schema> &schema)
{
    if (m_schema == schema)
        return;
    m_schema = schema;
    m_fields = {};
    if (const auto number = schema->numberOf("Character")) {
        const ItemType &type = *schema->find(*number);
        m_fields.character = *number;
        m_fields.tick = type.fieldNamed("Tick");
        m_fields.velX = type.fieldNamed("VelX");
        m_fields.velY = type.fieldNamed("VelY");
        m_fields.x = type.fieldNamed("X");
        m_fields.y = type.fieldNamed("Y");
        m_fields.hookState = type.fieldNamed("HookState");
        m_fields.hooked = type.fieldNamed("HookedPlayer");
        m_fields.hookX = type.fieldNamed("HookX");
        m_fields.hookY = type.fieldNamed("HookY");
        m_fields.weapon = type.fieldNamed("Weapon");
        m_fields.attackTick = type.fieldNamed("AttackTick");
    }
    if (const auto number = schema->numberOf("DDNetCharacter")) {
        m_fields.extra = *number;
        m_fields.freezeEnd = schema->find(*number)->fieldNamed("FreezeEnd");
    }
    constexpr std::array<std::pair<const char *, ShownType::What>, 3> Shown{
        {{"HammerHit", ShownType::What::HammerHit},
         {"Spawn", ShownType::What::Spawn},
         {"Death", ShownType::What::Death}}};
    for (const auto &[name, what] : Shown) {
        const auto number = schema->numberOf(name);
        const ItemType *type = number ? schema->find(*number) : nullptr;
        if (!type || !type->isEvent || !type->fieldNamed("X") || !type->fieldNamed("Y"))
            continue;
        m_fields.shown.push_back({*number, what, type->fieldNamed("X"), type->fieldNamed("Y"),
                                  type->fieldNamed("ClientId")});
    }
}

void CharacterEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                              std::uint64_t byte, const std::function<std::string(int)> &nameOf,
                              PassSink &sink)
{
    followSchema(state.schema());
    if (!m_fields.x)
        return;
    const Emitter emitter{tick, byte, nameOf, sink};
    for (const ItemKey key : changes.removed) {
        if (key.type == m_fields.character && isClient(key.id))
            m_known[static_cast<std::size_t>(key.id)] = {};
    }
    if (changes.isFull)
        removeMissing(state);
    Moment moment = momentOf(state, changes);
    for (const ItemKey key : changes.set) {
        const bool isCharacter = key.type == m_fields.character;
        const bool isExtra = m_fields.freezeEnd && key.type == m_fields.extra;
        const auto words = (isCharacter || isExtra) && isClient(key.id) ? state.find(key)
                                                                        : std::nullopt;
        if (!words)
            continue;
        Client &client = m_known[static_cast<std::size_t>(key.id)];
        if (isCharacter)
            observeCharacter(client, {key, *words}, moment, emitter);
        else
            observeExtra(client, {key, *words}, state, emitter);
    }
    emitHammerHits(moment, emitter);
}

CharacterEvents::Moment CharacterEvents::momentOf(const WorldState &state,
                                                  const SnapshotChanges &changes) const
{
    Moment moment;
    for (const ItemKey key : changes.set) {
        const auto shown = std::ranges::find(m_fields.shown, key.type, &ShownType::type);
        const auto words = shown == m_fields.shown.end() ? std::nullopt : state.find(key);
        if (!words)
            continue;
        const Vector place{static_cast<float>(integerIn(shown->x, *words)),
                           static_cast<float>(integerIn(shown->y, *words))};
        if (shown->what == ShownType::What::HammerHit)
            moment.hammerHits.push_back(place);
        else if (shown->what == ShownType::What::Spawn)
            moment.spawns.push_back(place);
        else
            moment.deaths.push_back(static_cast<int>(integerIn(shown->client, *words)));
    }
    return moment;
}

/// Further than anybody gets in the time, and no new life. A telegun shows a death where it
/// takes its tee from and one where it takes it to.
/// Source: teeworlds-prediction.md, section 11.
bool CharacterEvents::isTeleported(int client, const Known &before, const Known &now,
                                   const Moment &moment)
{
    constexpr std::int64_t LongestGap = 10;
    constexpr float DashSpeed = 50;
    constexpr float Slack = 16;
    constexpr float SpawnReach = 64;
    const std::int64_t ticks = now.tick - before.tick;
    if (before.tick <= 0 || ticks <= 0 || ticks > LongestGap)
        return false;
    const float most = static_cast<float>(ticks) * std::max({before.speed, now.speed, DashSpeed})
                       + Slack;
    return length(now.place - before.place) > most && std::ranges::count(moment.deaths, client) != 1
           && std::ranges::none_of(
               moment.spawns, [&](Vector spawn) { return length(spawn - now.place) < SpawnReach; });
}

/// A hammer shows where it hit, but not who it was nor whom: an event only where one pair fits.
void CharacterEvents::emitHammerHits(const Moment &moment, const Emitter &emitter) const
{
    constexpr float SwingReach = 100; ///< From who swings to where it hits, and a tick's way.
    constexpr float VictimReach = 60; ///< From there to who is hit, who flies off at once.
    for (const Vector place : moment.hammerHits) {
        const auto isNear = [&](int client, float reach) {
            const auto &character = m_known[static_cast<std::size_t>(client)].character;
            return character && length(character->place - place) < reach;
        };
        std::vector<int> swingers;
        std::ranges::copy_if(moment.hammers, std::back_inserter(swingers),
                             [&](int client) { return isNear(client, SwingReach); });
        if (swingers.size() != 1)
            continue;
        std::vector<int> victims;
        for (int client = 0; client <= message_field::LastClient; ++client) {
            if (client != swingers[0] && isNear(client, VictimReach))
                victims.push_back(client);
        }
        if (victims.size() == 1)
            emitter.emitEvent("hit", swingers[0], victims[0],
                              EventValues()
                                  .add(std::int64_t{0})
                                  .addNothing()
                                  .add(static_cast<std::int64_t>(place.x))
                                  .add(static_cast<std::int64_t>(place.y)));
    }
}

void CharacterEvents::assume(const WorldState &state)
{
    m_known = {};
    followSchema(state.schema());
    if (!m_fields.x)
        return;
    state.forEach([this](const ItemView &item) {
        if (!isClient(item.key.id))
            return;
        Client &client = m_known[static_cast<std::size_t>(item.key.id)];
        if (item.key.type == m_fields.character)
            client.character = knownOf(item.words);
        else if (m_fields.freezeEnd && item.key.type == m_fields.extra)
            client.isFrozen = integerIn(m_fields.freezeEnd, item.words) != 0;
    });
}

CharacterEvents::Known CharacterEvents::knownOf(std::span<const std::int32_t> words) const
{
    constexpr float VelocityUnit = 256;
    const auto number = [&](const Field *field) {
        return static_cast<float>(integerIn(field, words));
    };
    return {integerIn(m_fields.hookState, words),
            integerIn(m_fields.hooked, words),
            integerIn(m_fields.attackTick, words),
            integerIn(m_fields.tick, words),
            {number(m_fields.x), number(m_fields.y)},
            length({number(m_fields.velX), number(m_fields.velY)}) / VelocityUnit};
}

void CharacterEvents::removeMissing(const WorldState &state)
{
    for (std::size_t id = 0; id < m_known.size(); ++id) {
        if (!state.find({m_fields.character, static_cast<std::int64_t>(id)}))
            m_known[id] = {};
    }
}

void CharacterEvents::observeCharacter(Client &client, const ItemView &item, Moment &moment,
                                       const Emitter &emitter) const
{
    const Known now = knownOf(item.words);
    const auto before = std::exchange(client.character, now);
    if (!before)
        return;
    const int id = static_cast<int>(item.key.id);
    const bool held = before->hookState == Grabbed;
    const bool holds = now.hookState == Grabbed;
    const bool isOther = held && holds && before->hooked != now.hooked;
    if (held && (!holds || isOther))
        emitter.emitEvent("unhook", id, NoClient, {});
    if (holds && (!held || isOther)) {
        const int other = isClient(now.hooked) ? static_cast<int>(now.hooked) : NoClient;
        emitter.emitEvent("hook", id, other,
                          EventValues()
                              .add(integerIn(m_fields.hookX, item.words))
                              .add(integerIn(m_fields.hookY, item.words)));
    }
    if (now.attackTick > before->attackTick) {
        const std::int64_t weapon = integerIn(m_fields.weapon, item.words);
        emitter.emitEvent("shot", id, NoClient, EventValues().add(weapon));
        if (weapon == 0)
            moment.hammers.push_back(id);
    }
    if (isTeleported(id, *before, now, moment)) {
        const auto whole = [](float number) { return static_cast<std::int64_t>(number); };
        emitter.emitEvent("teleport", id, NoClient,
                          EventValues()
                              .add(whole(before->place.x))
                              .add(whole(before->place.y))
                              .add(whole(now.place.x))
                              .add(whole(now.place.y)));
    }
}

void CharacterEvents::observeExtra(Client &client, const ItemView &item, const WorldState &state,
                                   const Emitter &emitter) const
{
    const bool isFrozen = integerIn(m_fields.freezeEnd, item.words) != 0;
    const auto before = std::exchange(client.isFrozen, isFrozen);
    const auto character = state.find({m_fields.character, item.key.id});
    if (!before || *before == isFrozen || !character)
        return;
    emitter.emitEvent(isFrozen ? "freeze" : "unfreeze", static_cast<int>(item.key.id), NoClient,
                      EventValues()
                          .add(integerIn(m_fields.x, *character))
                          .add(integerIn(m_fields.y, *character)));
}

} // namespace tickscope::teeworlds
