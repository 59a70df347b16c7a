// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/character_events.h"

#include <utility>

#include "core/formats/teeworlds_common/tee_movement.h"

namespace tickscope::teeworlds {

/// Where the events of one snapshot go.
struct CharacterEvents::Telling {
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

    void tell(std::string_view kind, int client, int other, EventValues values) const
    {
        Event event;
        event.tick = tick;
        event.form = sharedForm(kind);
        event.client = client;
        event.otherClient = other;
        addName(values, client);
        if (other != NoClient)
            addName(values, other);
        else if (kind == "hook")
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
}

void CharacterEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                              std::uint64_t byte, const std::function<std::string(int)> &nameOf,
                              PassSink &sink)
{
    followSchema(state.schema());
    if (!m_fields.x)
        return;
    const Telling telling{tick, byte, nameOf, sink};
    for (const ItemKey key : changes.removed) {
        if (key.type == m_fields.character && isClient(key.id))
            m_known[static_cast<std::size_t>(key.id)] = {};
    }
    if (changes.isFull)
        removeMissing(state);
    for (const ItemKey key : changes.set) {
        const bool isCharacter = key.type == m_fields.character;
        const bool isExtra = m_fields.freezeEnd && key.type == m_fields.extra;
        const auto words = (isCharacter || isExtra) && isClient(key.id) ? state.find(key)
                                                                        : std::nullopt;
        if (!words)
            continue;
        Client &client = m_known[static_cast<std::size_t>(key.id)];
        if (isCharacter)
            takeCharacter(client, {key, *words}, telling);
        else
            takeExtra(client, {key, *words}, state, telling);
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
    return {integerIn(m_fields.hookState, words), integerIn(m_fields.hooked, words),
            integerIn(m_fields.attackTick, words)};
}

void CharacterEvents::removeMissing(const WorldState &state)
{
    for (std::size_t id = 0; id < m_known.size(); ++id) {
        if (!state.find({m_fields.character, static_cast<std::int64_t>(id)}))
            m_known[id] = {};
    }
}

void CharacterEvents::takeCharacter(Client &client, const ItemView &item,
                                    const Telling &telling) const
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
        telling.tell("unhook", id, NoClient, {});
    if (holds && (!held || isOther)) {
        const int other = isClient(now.hooked) ? static_cast<int>(now.hooked) : NoClient;
        telling.tell("hook", id, other,
                     EventValues()
                         .add(integerIn(m_fields.hookX, item.words))
                         .add(integerIn(m_fields.hookY, item.words)));
    }
    if (now.attackTick > before->attackTick) {
        telling.tell("shot", id, NoClient,
                     EventValues().add(integerIn(m_fields.weapon, item.words)));
    }
}

void CharacterEvents::takeExtra(Client &client, const ItemView &item, const WorldState &state,
                                const Telling &telling) const
{
    const bool isFrozen = integerIn(m_fields.freezeEnd, item.words) != 0;
    const auto before = std::exchange(client.isFrozen, isFrozen);
    const auto character = state.find({m_fields.character, item.key.id});
    if (!before || *before == isFrozen || !character)
        return;
    telling.tell(isFrozen ? "freeze" : "unfreeze", static_cast<int>(item.key.id), NoClient,
                 EventValues()
                     .add(integerIn(m_fields.x, *character))
                     .add(integerIn(m_fields.y, *character)));
}

} // namespace tickscope::teeworlds
