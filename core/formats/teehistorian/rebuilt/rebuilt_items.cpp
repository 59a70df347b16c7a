// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/rebuilt/rebuilt_items.h"

#include <algorithm>
#include <map>
#include <numbers>

#include "core/base/fault.h"
#include "core/formats/teehistorian/recorded/teehistorian_decoder.h"
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using namespace teeworlds::item_builder;
using Words = std::vector<std::int32_t>;

/// Numbers of the rebuilt types; those below are of playerSchema().
enum Number : std::uint32_t {
    CharacterItem = 16,
    ExtraItem,
    PlayerItem,
    WatcherItem,
    ProjectileItem,
    LaserItem,
    PickupItem,
    SwitchItem,
    ExplosionItem,
    SpawnItem,
    HammerHitItem,
    DeathItem,
    SparkItem,
};

constexpr std::uint32_t CharacterWords = 22;
constexpr std::uint32_t ExtraWords = 11;
/// What a snapshot can hold; a map may have more.
constexpr std::size_t MostPickupItems = 1000;
constexpr std::size_t MostShotItems = 1000;
constexpr std::size_t MostDoorItems = 1000;
constexpr std::int64_t MostEventItems = 1000;

constexpr std::int32_t Explosive = 4;
constexpr std::int32_t Freezes = 8;
constexpr std::int32_t Normalize = 16;
constexpr std::int32_t DoorLaser = 2;

/// The reasons of Guess as the schema has them.
std::vector<GuessReason> guessReasons()
{
    return {
        {Guess::Arrival,
         WordText::tr("recorded before DDNet 15.3: inputs stand where they arrived"),
         {}},
        {Guess::Differs,
         WordText::tr("its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a "
                      "command that is not known, or a setting that is not recorded"),
         {}},
        {Guess::Command, WordText::tr("a command whose effect is not known"), {}},
        {Guess::Loaded, WordText::tr("a saved game was loaded or tees were swapped"), {}},
        {Guess::Devices,
         WordText::tr("the map has rotating lasers, draggers or turrets, which were compared with "
                      "demos of servers 16.x only"),
         {"FreezeEnd", "FreezeStart"}},
        {Guess::Afk, WordText::tr("chat keeps a player awake and is not recorded"), {"Emote"}},
        {Guess::TooMuch, WordText::tr("more shots or ways in a tick than are rebuilt"), {}},
    };
}

ItemType typeNamed(const Schema &schema, std::string_view name)
{
    return *schema.find(*schema.numberOf(name));
}

ItemType extendedNamed(std::string_view name)
{
    const auto &types = teeworlds::extendedTypes();
    return *std::ranges::find_if(types, [&](const auto &extended) {
                return extended.type->name == name;
            })->type;
}

ItemType rebuilt(ItemType type, std::optional<std::uint32_t> guessWord = {})
{
    type.rebuilt = RebuiltRule{guessWord, guessWord ? guessReasons() : std::vector<GuessReason>()};
    return type;
}

Field &setRole(ItemType &type, std::string_view name, Role role)
{
    Field &field = *std::ranges::find(type.fields, name, &Field::name);
    field.role = role;
    return field;
}

/// Keys are in the recorded input already; what follows from them is what is new on a tape.
ItemType characterType()
{
    ItemType type = typeNamed(*teeworlds::baseSchema(teeworlds::Protocol::V06), "Character");
    setRole(type, "Direction", Role::None);
    setRole(type, "Jumped", Role::None);
    setRole(type, "Angle", Role::None);
    type.hiddenInputs = nullptr;
    type.inputSource = WordText::tr("rebuilt from the inputs and the map");
    return rebuilt(std::move(type), CharacterWords);
}

ItemType extraType()
{
    ItemType type = extendedNamed("DDNetCharacter");
    setRole(type, "TargetX", Role::None);
    setRole(type, "TargetY", Role::None);
    Field &freeze = setRole(type, "FreezeEnd", Role::Input);
    freeze.conditionFlags = ~std::uint32_t{0};
    type.inputSource = WordText::tr("rebuilt from the inputs and the map");
    return rebuilt(std::move(type), ExtraWords);
}

Shared<Schema> makeSchema()
{
    std::map<std::uint32_t, Shared<ItemType>> types;
    for (const auto &[number, type] : playerSchema()->types()) {
        // How far a tee came in a tick is no match for how fast it is.
        ItemType changed = *type;
        for (Field &field : changed.fields) {
            if (field.role == Role::VelocityX || field.role == Role::VelocityY)
                field.role = Role::None;
        }
        types.emplace(number, std::make_shared<const ItemType>(std::move(changed)));
    }
    const auto add = [&types](std::uint32_t number, ItemType type) {
        types.emplace(number, std::make_shared<const ItemType>(std::move(type)));
    };
    add(CharacterItem, characterType());
    add(ExtraItem, extraType());
    add(PlayerItem, rebuilt(extendedNamed("DDNetPlayer")));
    add(WatcherItem, rebuilt(extendedNamed("SpecChar")));
    add(ProjectileItem, rebuilt(extendedNamed("DDNetProjectile")));
    add(LaserItem, rebuilt(extendedNamed("DDNetLaser")));
    add(PickupItem, rebuilt(extendedNamed("DDNetPickup")));
    add(SwitchItem, rebuilt(extendedNamed("SwitchState")));
    const Schema &plain = *teeworlds::baseSchema(teeworlds::Protocol::V06);
    add(ExplosionItem, rebuilt(typeNamed(plain, "Explosion")));
    add(SpawnItem, rebuilt(typeNamed(plain, "Spawn")));
    add(HammerHitItem, rebuilt(typeNamed(plain, "HammerHit")));
    add(DeathItem, rebuilt(typeNamed(plain, "Death")));
    add(SparkItem, rebuilt(typeNamed(plain, "DamageInd")));
    return teeworlds::withMemoryTypes(Schema(std::move(types)));
}

std::int32_t rounded(float value)
{
    return teeworlds::roundToInt(value);
}

std::array<std::int32_t, CharacterWords + 1> characterWords(const RebuiltWorld &world, int client,
                                                            std::int32_t guess)
{
    constexpr float Fraction = 256;
    constexpr std::int32_t FullHealth = 10;
    const RebuiltState &state = world.state();
    const auto index = static_cast<std::size_t>(client);
    const Tee &tee = state.tees[index];
    // Servers send a tee that had no turn yet without tick and hook.
    const bool isNew = tee.isNew();
    const Vector hookPos = isNew ? Vector{} : tee.hookPos;
    return {isNew ? 0 : state.tick,
            rounded(tee.place.x),
            rounded(tee.place.y),
            rounded(tee.velocity.x * Fraction),
            rounded(tee.velocity.y * Fraction),
            tee.angle,
            isNew ? tee.saved[input_number::Direction] : tee.direction,
            tee.jumped,
            tee.hookedPlayer,
            tee.hookState,
            tee.hookTick,
            rounded(hookPos.x),
            rounded(hookPos.y),
            rounded(tee.hookDir.x * Fraction),
            rounded(tee.hookDir.y * Fraction),
            state.persons[index].flags,
            FullHealth,
            tee.armor,
            0,
            tee.active,
            world.shownEmote(client),
            tee.attackTick,
            guess};
}

std::array<std::int32_t, ExtraWords + 1> extraWords(const RebuiltWorld &world, int client,
                                                    std::int32_t guess)
{
    const Tee &tee = world.state().tees[static_cast<std::size_t>(client)];
    constexpr std::int32_t NoZone = -1;
    return {static_cast<std::int32_t>(world.shownFlags(client)),
            world.freezeEnd(client),
            tee.jumps,
            tee.teleCheckpoint,
            tee.isNew() ? 0 : tee.turnIndex,
            tee.jumpedTotal,
            tee.ninjaTick,
            tee.freezeStart,
            tee.input[input_number::TargetX],
            tee.input[input_number::TargetY],
            NoZone,
            guess};
}

/// As servers send it: a direction for those without an owner, else the aim of who shot.
Words projectileWords(const Projectile &shot)
{
    constexpr float Hundredths = 100;
    constexpr float Millionths = 1e6F;
    const bool isOfMap = shot.owner < 0;
    return {rounded(shot.place.x * Hundredths),
            rounded(shot.place.y * Hundredths),
            isOfMap ? rounded(shot.direction.x * Millionths) : shot.aimX,
            isOfMap ? rounded(shot.direction.y * Millionths) : shot.aimY,
            shot.weapon,
            shot.startTick,
            shot.owner,
            shot.switchNumber,
            shot.tuneZone,
            shot.bounces | (shot.isExplosive ? Explosive : 0) | (shot.freezes ? Freezes : 0)
                | (isOfMap ? 0 : Normalize)};
}

Words beamWords(const Beam &beam)
{
    return {teeworlds::truncatedToInt(beam.place.x),
            teeworlds::truncatedToInt(beam.place.y),
            teeworlds::truncatedToInt(beam.from.x),
            teeworlds::truncatedToInt(beam.from.y),
            beam.pieceTick,
            beam.owner,
            beam.weapon == Shotgun ? 1 : 0,
            -1,
            -1,
            0};
}

/// Type and weapon of a pickup as items have them. Source: teeworlds-snapshot.md, section 7.
std::pair<std::int32_t, std::int32_t> pickupKind(std::uint8_t entity)
{
    struct Pickup {
        std::uint8_t entity;
        std::int32_t type;
        std::int32_t weapon;
    };
    constexpr std::array Pickups{
        Pickup{6, 1, 0},      Pickup{7, 0, 0},      Pickup{8, 2, Shotgun},  Pickup{9, 2, Grenade},
        Pickup{10, 3, Ninja}, Pickup{11, 2, Laser}, Pickup{35, 4, Shotgun}, Pickup{36, 5, Grenade},
        Pickup{37, 6, Ninja}, Pickup{38, 7, Laser}};
    const auto *const known = std::ranges::find(Pickups, entity, &Pickup::entity);
    const Pickup &pickup = known == Pickups.end() ? Pickups.back() : *known;
    return {pickup.type, pickup.weapon};
}

Words switchWords(const teeworlds::SwitchesOn &on, int highest)
{
    constexpr std::size_t SwitchWords = 17;
    constexpr int BitsOfWord = 32;
    std::array<std::uint32_t, 8> status{};
    for (int number = 0; number <= std::min(highest, 255); ++number) {
        if (on[static_cast<std::size_t>(number)])
            status[static_cast<std::size_t>(number / BitsOfWord)] |= 1U << (number % BitsOfWord);
    }
    Words words(SwitchWords, 0);
    words[0] = highest;
    for (std::size_t i = 0; i < status.size(); ++i)
        words[i + 1] = static_cast<std::int32_t>(status[i]);
    return words;
}

} // namespace

const Shared<Schema> &rebuiltSchema()
{
    static const Shared<Schema> schema = makeSchema();
    return schema;
}

void RebuiltItems::reset()
{
    m_written.clear();
    m_hasPickups = false;
    m_tuning.reset();
}

void RebuiltItems::put(ItemKey key, std::span<const std::int32_t> words, WorldState &state)
{
    state.set(key, words);
    m_now.push_back(key);
}

void RebuiltItems::write(const RebuiltWorld &world, WorldState &state)
{
    m_now.clear();
    m_eventCount = 0;
    writeTees(world, state);
    writeShots(world, state);
    writeMap(world, state);
    writeTuning(world.state().tuning, state);
    writeEvents(world.eventsOfTick(), state);
    std::ranges::sort(m_now);
    for (const ItemKey &key : m_written) {
        if (!std::ranges::binary_search(m_now, key))
            state.remove(key);
    }
    m_written.swap(m_now);
    if (!m_hasPickups)
        writePickups(world, state);
    m_hasPickups = true;
}

void RebuiltItems::writeTees(const RebuiltWorld &world, WorldState &state)
{
    // Who is away from the keyboard, chat decides, which is not recorded.
    constexpr std::int32_t PausedFlag = 2;
    constexpr std::int32_t WatchingFlag = 4;
    for (int client = 0; client < world.clientsEnd(); ++client) {
        const auto index = static_cast<std::size_t>(client);
        const Tee &tee = world.state().tees[index];
        if (!tee.isAlive)
            continue;
        const std::int32_t pause = world.state().persons[index].pause;
        if (pause != 0)
            put({PlayerItem, client}, Words{pause == 1 ? PausedFlag : WatchingFlag, 0, -2, 0},
                state);
        if (!tee.isInWorld) {
            put({WatcherItem, client}, Words{rounded(tee.place.x), rounded(tee.place.y)}, state);
            continue;
        }
        const std::int32_t guess = world.guessOf(client);
        put({CharacterItem, client}, characterWords(world, client, guess), state);
        put({ExtraItem, client}, extraWords(world, client, guess), state);
    }
}

void RebuiltItems::writeShots(const RebuiltWorld &world, WorldState &state)
{
    const RebuiltState &rest = world.state();
    std::int64_t number = 0;
    for (const Projectile &shot : rest.projectiles) {
        if (number++ >= static_cast<std::int64_t>(MostShotItems))
            break;
        // A tee shoots once a tick; the bullets of the map keep their order.
        const std::int64_t id = shot.owner < 0
                                    ? number - static_cast<std::int64_t>(rest.projectiles.size())
                                          - 1
                                    : std::int64_t{shot.startTick} * ClientCount + shot.owner;
        put({ProjectileItem, id}, projectileWords(shot), state);
    }
    number = 0;
    for (const Beam &beam : rest.beams) {
        if (number++ >= static_cast<std::int64_t>(MostShotItems))
            break;
        put({LaserItem, std::int64_t{beam.pieceTick} * ClientCount + beam.owner}, beamWords(beam),
            state);
    }
}

/// What is seen for a moment.
void RebuiltItems::writeEvents(std::span<const RebuiltEvent> events, WorldState &state)
{
    using What = RebuiltEvent::What;
    for (const RebuiltEvent &event : events) {
        const Words place{teeworlds::truncatedToInt(event.place.x),
                          teeworlds::truncatedToInt(event.place.y)};
        if (event.what == What::Exploded)
            appendEvent(ExplosionItem, place, state);
        else if (event.what == What::Spawned)
            appendEvent(SpawnItem, place, state);
        else if (event.what == What::Hit && event.value == Hammer)
            appendEvent(HammerHitItem, place, state);
        else if (event.what == What::Died)
            appendEvent(DeathItem, {place[0], place[1], event.client}, state);
        else if (event.what == What::Struck)
            appendSparks(place, event.value, state);
    }
}

void RebuiltItems::appendEvent(std::uint32_t type, const std::vector<std::int32_t> &words,
                               WorldState &state)
{
    if (m_eventCount < MostEventItems)
        put({type, m_eventCount++}, words, state);
}

/// As servers send them: ten, in a fan of 120 degrees.
void RebuiltItems::appendSparks(const std::vector<std::int32_t> &place, std::int32_t middle,
                                WorldState &state)
{
    constexpr int Count = 10;
    constexpr double Third = 256 * std::numbers::pi / 3;
    for (int i = 1; i <= Count; ++i) {
        const double angle = middle - Third + 2 * Third * i / (Count + 1);
        appendEvent(SparkItem, {place[0], place[1], static_cast<std::int32_t>(angle)}, state);
    }
}

/// Doors and switches as the first team sees them that has a tee: mostly there is one.
void RebuiltItems::writeMap(const RebuiltWorld &world, WorldState &state)
{
    using teeworlds::Tune;
    const auto &tiles = *world.rules().tiles;
    std::bitset<TeamCount> teams;
    for (const std::int32_t client : world.state().order)
        teams.set(teamIndex(world.state().persons[static_cast<std::size_t>(client)].team));
    std::size_t seen = 0;
    while (teams.any() && !teams[seen])
        ++seen;
    for (std::size_t team = 0; tiles.switchCount() > 0 && team < teams.size(); ++team) {
        if (teams[team])
            put({SwitchItem, static_cast<std::int64_t>(team)},
                switchWords(world.switchesOf(static_cast<int>(team)), tiles.switchCount()), state);
    }
    const auto &on = world.switchesOf(static_cast<int>(seen));
    for (std::size_t i = 0; i < std::min(tiles.places().doors.size(), MostDoorItems); ++i) {
        const auto &door = tiles.places().doors[i];
        if (door.number > 0 && !on[door.number])
            continue;
        put({LaserItem, -1 - static_cast<std::int64_t>(i)},
            Words{rounded(door.to.x), rounded(door.to.y), rounded(door.from.x),
                  rounded(door.from.y), 0, -1, DoorLaser, door.number, -1, 0},
            state);
    }
    for (const LaserWords &device : deviceLasers(world, static_cast<int>(seen)))
        put({LaserItem, device.id}, device.words, state);
}

/// It is always there, and hardly ever another.
void RebuiltItems::writeTuning(const teeworlds::TuningValues &tuning, WorldState &state)
{
    if (m_tuning == tuning)
        return;
    m_tuning = tuning;
    Words words;
    auto take = [&words](float value) { words.push_back(rounded(value * 100)); };
    tuning.forEach(take);
    state.set(teeworlds::tuningKey(), words);
}

void RebuiltItems::writePickups(const RebuiltWorld &world, WorldState &state) const
{
    const auto &pickups = world.rules().pickups;
    for (std::size_t i = 0; i < std::min(pickups.size(), MostPickupItems); ++i) {
        const auto [type, weapon] = pickupKind(pickups[i].entity);
        state.set({PickupItem, static_cast<std::int64_t>(i)},
                  Words{rounded(pickups[i].place.x), rounded(pickups[i].place.y), type, weapon,
                        pickups[i].switchNumber, 0});
    }
}

} // namespace tickscope::teehistorian
