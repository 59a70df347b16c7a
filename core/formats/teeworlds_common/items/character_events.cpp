// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/character_events.h"

#include <cmath>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

namespace {

/// Looked up once: in a crowded recording each tick has shots and hooks.
struct Forms {
    const EventForm *hook = sharedForm("hook");
    const EventForm *unhook = sharedForm("unhook");
    const EventForm *shot = sharedForm("shot");
    const EventForm *hit = sharedForm("hit");
    const EventForm *freeze = sharedForm("freeze");
    const EventForm *unfreeze = sharedForm("unfreeze");
    const EventForm *teleport = sharedForm("teleport");
};

const Forms &forms()
{
    static const Forms instance;
    return instance;
}

/// Somebody moved farther than anybody can; what did it is not recorded.
const EventForm &seenTeleportForm()
{
    static const EventForm form = [] {
        EventForm seen = *sharedForm("teleport");
        seen.name = "seen";
        seen.sentences = EventText::tr("{client} was suddenly elsewhere");
        seen.isSeenByPlaces = true;
        return seen;
    }();
    return form;
}

} // namespace

EventForms characterEventForms()
{
    return joinedForms({sharedForms(), {&seenTeleportForm()}});
}

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

    /// \param numbers  those before the names.
    void emitEvent(const EventForm *form, int client, int other,
                   std::initializer_list<std::optional<std::int64_t>> numbers) const
    {
        Event event{
            .tick = tick, .form = form, .client = client, .otherClient = other, .byte = byte};
        if (form->isSeenByPlaces)
            event.source = EventSource::Guess;
        if (sink.wantsValues())
            addValues(event, numbers);
        sink.eventFound(event);
    }

private:
    void addValues(Event &event, std::initializer_list<std::optional<std::int64_t>> numbers) const
    {
        for (const auto &number : numbers) {
            if (number)
                event.values.add(*number);
            else
                event.values.addNothing();
        }
        addName(event.values, event.client);
        if (event.otherClient != NoClient)
            addName(event.values, event.otherClient);
        else if (event.form == forms().hook || event.form == forms().unfreeze)
            event.values.addNothing();
    }
};

namespace {

constexpr std::int32_t Grabbed = HookGrabbed;
/// The fastest that characters move by themselves, in units a tick.
constexpr float DashSpeed = 50;

/// Length of what a character moves a tick, in world units.
float speedOf(std::int32_t velX, std::int32_t velY)
{
    constexpr float VelocityUnit = 256;
    return length({static_cast<float>(velX), static_cast<float>(velY)}) / VelocityUnit;
}

std::int64_t whole(float number)
{
    return static_cast<std::int64_t>(number);
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
        m_fields.hasCharacters = type.fieldNamed("X") != nullptr;
        m_fields.tick = WordField(type.fieldNamed("Tick"));
        m_fields.velX = WordField(type.fieldNamed("VelX"));
        m_fields.velY = WordField(type.fieldNamed("VelY"));
        m_fields.x = WordField(type.fieldNamed("X"));
        m_fields.y = WordField(type.fieldNamed("Y"));
        m_fields.hookState = WordField(type.fieldNamed("HookState"));
        m_fields.hooked = WordField(type.fieldNamed("HookedPlayer"));
        m_fields.hasHooked = type.fieldNamed("HookedPlayer") != nullptr;
        m_fields.hookX = WordField(type.fieldNamed("HookX"));
        m_fields.hookY = WordField(type.fieldNamed("HookY"));
        m_fields.weapon = WordField(type.fieldNamed("Weapon"));
        m_fields.attackTick = WordField(type.fieldNamed("AttackTick"));
    }
    if (const auto number = schema->numberOf("DDNetCharacter")) {
        const Field *freezeEnd = schema->find(*number)->fieldNamed("FreezeEnd");
        if (freezeEnd)
            m_fields.extra = *number;
        m_fields.freezeEnd = WordField(freezeEnd);
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
        m_fields.shownTypes |= SnapshotChanges::markOf(*number);
        m_fields.shown.push_back({*number, what, WordField(type->fieldNamed("X")),
                                  WordField(type->fieldNamed("Y")),
                                  WordField(type->fieldNamed("ClientId"))});
    }
}

void CharacterEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                              std::uint64_t byte, const std::function<std::string(int)> &nameOf,
                              PassSink &sink)
{
    followSchema(state.schema());
    if (!m_fields.hasCharacters)
        return;
    const Emitter emitter{tick, byte, nameOf, sink};
    for (const ItemKey key : changes.removed) {
        if (key.type == m_fields.character && isClient(key.id))
            m_known[static_cast<std::size_t>(key.id)] = {};
    }
    if (changes.isFull)
        removeMissing(state);
    Moment moment = momentOf(changes);
    for (const ItemView &item : changes.set) {
        const bool isCharacter = item.key.type == m_fields.character;
        if ((!isCharacter && item.key.type != m_fields.extra) || !isClient(item.key.id))
            continue;
        Client &client = m_known[static_cast<std::size_t>(item.key.id)];
        if (isCharacter)
            observeCharacter(client, item, moment, emitter);
        else
            observeExtra(client, item, state, moment, emitter);
    }
    if (!moment.hammerHits.empty())
        emitHammerHits(moment, emitter);
}

CharacterEvents::Moment CharacterEvents::momentOf(const SnapshotChanges &changes) const
{
    Moment moment;
    if ((changes.setTypes & m_fields.shownTypes) == 0)
        return moment;
    for (const ItemView &item : changes.set) {
        const auto shown = std::ranges::find(m_fields.shown, item.key.type, &ShownType::type);
        if (shown == m_fields.shown.end())
            continue;
        const Vector place{static_cast<float>(shown->x.read(item.words)),
                           static_cast<float>(shown->y.read(item.words))};
        if (shown->what == ShownType::What::HammerHit)
            moment.hammerHits.push_back(place);
        else if (shown->what == ShownType::What::Spawn)
            moment.spawns.push_back(place);
        else
            moment.deaths.push_back(shown->client.read(item.words));
    }
    return moment;
}

/// Further than anybody gets in the time, and no new life.
/// Source: teeworlds-prediction.md, section 11.
bool CharacterEvents::isFarOff(int client, const Known &before, const Known &now,
                               const Moment &moment)
{
    constexpr std::int64_t LongestGap = 10;
    constexpr float Slack = 16;
    constexpr float SpawnReach = 64;
    const std::int64_t ticks = std::int64_t{now.tick} - before.tick;
    if (before.tick <= 0 || ticks <= 0 || ticks > LongestGap)
        return false;
    const Vector way = now.place() - before.place();
    if (length(way) <= static_cast<float>(ticks) * DashSpeed + Slack)
        return false; // whatever its speed
    const float most = static_cast<float>(ticks)
                           * std::max({speedOf(before.velX, before.velY),
                                       speedOf(now.velX, now.velY), DashSpeed})
                       + Slack;
    return length(way) > most && !moment.isLastOf(client)
           && std::ranges::none_of(moment.spawns, [&](Vector spawn) {
                  return length(spawn - now.place()) < SpawnReach;
              });
}

/// A hammer shows where it hit, but not who it was nor whom: an event only where one pair fits.
void CharacterEvents::emitHammerHits(const Moment &moment, const Emitter &emitter) const
{
    constexpr float SwingReach = 100; ///< From who swings to where it hits, and a tick's way.
    constexpr float VictimReach = 60; ///< From there to who is hit, who flies off at once.
    for (const Vector place : moment.hammerHits) {
        const auto isNear = [&](int client, float reach) {
            const auto &character = m_known[static_cast<std::size_t>(client)].character;
            return character && length(character->place() - place) < reach;
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
            emitter.emitEvent(forms().hit, swingers[0], victims[0],
                              {0, {}, whole(place.x), whole(place.y)});
    }
}

inline CharacterEvents::Known CharacterEvents::knownOf(std::span<const std::int32_t> words) const
{
    return {m_fields.hookState.read(words),  m_fields.hooked.read(words),
            m_fields.attackTick.read(words), m_fields.tick.read(words),
            m_fields.x.read(words),          m_fields.y.read(words),
            m_fields.velX.read(words),       m_fields.velY.read(words)};
}

void CharacterEvents::assume(const WorldState &state)
{
    m_known = {};
    followSchema(state.schema());
    if (!m_fields.hasCharacters)
        return;
    state.forEach([this](const ItemView &item) {
        if (!isClient(item.key.id))
            return;
        Client &client = m_known[static_cast<std::size_t>(item.key.id)];
        if (item.key.type == m_fields.character)
            client.character = knownOf(item.words);
        else if (item.key.type == m_fields.extra)
            client.isFrozen = m_fields.freezeEnd.read(item.words) != 0;
    });
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
    if (!client.character) {
        client.character = now;
        return;
    }
    const Known before = std::exchange(*client.character, now);
    if (isNextLife(before, now))
        client.bornAt = emitter.tick;
    const int id = static_cast<int>(item.key.id);
    const bool held = before.hookState == Grabbed;
    const bool holds = now.hookState == Grabbed;
    const bool isOther = held && holds && before.hooked != now.hooked;
    if (held && (!holds || isOther))
        emitter.emitEvent(forms().unhook, id, NoClient, {});
    if (holds && (!held || isOther)) {
        const bool isKnown = m_fields.hasHooked && isClient(now.hooked);
        const int other = isKnown ? static_cast<int>(now.hooked) : NoClient;
        emitter.emitEvent(forms().hook, id, other,
                          {m_fields.hookX.read(item.words), m_fields.hookY.read(item.words)});
    }
    if (now.attackTick > before.attackTick) {
        const std::int64_t weapon = m_fields.weapon.read(item.words);
        emitter.emitEvent(forms().shot, id, NoClient, {weapon});
        if (weapon == 0)
            moment.hammers.push_back(id);
    }
    // In one tick nearly everybody is no further, even round a corner.
    const Vector way = now.place() - before.place();
    const bool mayBeFarOff = std::abs(way.x) + std::abs(way.y) > DashSpeed;
    if (mayBeFarOff && isFarOff(id, before, now, moment)) {
        const Vector from = before.place();
        const Vector to = now.place();
        const bool isShown = std::ranges::count(moment.deaths, id) > 1;
        emitter.emitEvent(isShown ? forms().teleport : &seenTeleportForm(), id, NoClient,
                          {whole(from.x), whole(from.y), whole(to.x), whole(to.y)});
    }
}

void CharacterEvents::observeExtra(Client &client, const ItemView &item, const WorldState &state,
                                   const Moment &moment, const Emitter &emitter) const
{
    const int id = static_cast<int>(item.key.id);
    const bool isFrozen = m_fields.freezeEnd.read(item.words) != 0;
    const auto before = std::exchange(client.isFrozen, isFrozen);
    if (!before || *before == isFrozen)
        return;
    const auto character = state.find({m_fields.character, item.key.id});
    if (!character)
        return;
    // A new life that begins without ice thawed nobody. It has nothing of the one before; which of
    // the two items comes first is not said.
    const bool isNewLife = client.bornAt == emitter.tick || moment.isLastOf(id)
                           || (client.character
                               && isNextLife(*client.character, knownOf(*character)));
    if (!isFrozen && isNewLife)
        return;
    emitter.emitEvent(isFrozen ? forms().freeze : forms().unfreeze, id, NoClient,
                      {m_fields.x.read(*character), m_fields.y.read(*character)});
}

} // namespace tickscope::teeworlds
