// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/world_items.h"

#include <array>
#include <string>
#include <utility>

namespace tickscope::sample {

namespace {

using teeworlds::packText;
using teeworlds::Protocol;
using teeworlds::roundToInt;

// Type numbers. Source: teeworlds-snapshot.md, section 4.
enum Types06 : std::uint32_t {
    ProjectileType = 2, ///< As in 0.7.
    LaserType = 3,      ///< As in 0.7.
    PickupType = 4,     ///< As in 0.7.
    GameInfo06 = 6,
    GameData06 = 7,
    Character06 = 9,
    PlayerInfo06 = 10,
    ClientInfo06 = 11,
    Explosion06 = 14,
    Spawn06 = 15,
    HammerHit06 = 16,
    Death06 = 17,
    SoundWorld06 = 19,
    Damage06 = 20,
};
enum Types07 : std::uint32_t {
    GameData07 = 6,
    Character07 = 10,
    PlayerInfo07 = 11,
    ClientInfo07 = 13,
    GameInfo07 = 14,
    Explosion07 = 17,
    Spawn07 = 18,
    HammerHit07 = 19,
    Death07 = 20,
    SoundWorld07 = 21,
    Damage07 = 22,
};
constexpr Uuid DdnetCharacter = Uuid::fromText("76ce455b-f9eb-3a48-add7-e04b941d045c");
constexpr Uuid DdnetPlayer = Uuid::fromText("22ca938d-1380-3e2b-9e7b-d2558ea6be11");
constexpr Uuid GameInfoEx = Uuid::fromText("933dea6a-da79-30ea-a98f-8af03689a945");

/// Flags of GameInfoEx: race, DDNet entities, zoom, hud of health, ammo and DDRace.
constexpr std::int32_t GameFlagsEx = 1 << 1 | 1 << 5 | 1 << 15 | 1 << 16 | 1 << 24 | 1 << 25;
constexpr std::int32_t GameFlagsEx2 = 1 << 4 | 1 << 5 | 1 << 6 | 1 << 9;
/// DDNetCharacter: has hammer, and the bits of the other weapons behind it.
constexpr std::int32_t HasHammer = 1 << 14;
constexpr std::int32_t InFreezeTile = 1 << 21;
constexpr std::int32_t SpectatorFlag = 1 << 2;
constexpr std::int32_t NoFinishTime = -1;
constexpr std::int32_t Spectators = -1;
constexpr std::int32_t Playing06 = 1;
constexpr std::array<const char *, 6> SkinParts07{"standard", "",         "",
                                                  "standard", "standard", "standard"};

std::int32_t asInt(std::int64_t value)
{
    return static_cast<std::int32_t>(value);
}

void append(std::vector<std::int32_t> &words, const std::vector<std::int32_t> &more)
{
    words.insert(words.end(), more.begin(), more.end());
}

struct PickupNumbers {
    std::int32_t type06;
    std::int32_t subtype06;
    std::int32_t type07;
};

PickupNumbers numbersOf(PickupKind kind)
{
    switch (kind) {
    case PickupKind::Health:
        return {0, 0, 0};
    case PickupKind::Armor:
        return {1, 0, 1};
    case PickupKind::Shotgun:
        return {2, Shotgun, 3};
    case PickupKind::Grenade:
        return {2, Grenade, 2};
    case PickupKind::Laser:
        return {2, Laser, 4};
    }
    return {};
}

} // namespace

teeworlds::SnapshotItems WorldItems::snapshot(const Arena &arena,
                                              const std::vector<WorldEvent> &events)
{
    addGame();
    for (std::size_t i = 0; i < arena.players().size(); ++i) {
        const auto client = static_cast<int>(i);
        if (arena.players()[i].isHere)
            addPlayer(arena.players()[i], client);
        if (arena.tees()[i].isAlive)
            addTee(arena.tees()[i], client, arena.tick());
    }
    addThings(arena);
    int number = 0;
    for (const WorldEvent &event : events)
        addEvent(event, number++);
    return m_builder.take();
}

void WorldItems::addGame()
{
    const auto start = asInt(m_firstTick);
    if (m_protocol == Protocol::V06) {
        m_builder.add(GameInfo06, 0, {0, 0, start, 0, 0, 0, 1, 1});
        m_builder.add(GameData06, 0, {0, 0, -3, -3});
    } else {
        m_builder.add(GameData07, 0, {start, 0, 0});
        m_builder.add(GameInfo07, 0, {0, 0, 0, 1, 1});
    }
    m_builder.add(GameInfoEx, 0, {GameFlagsEx, 10, GameFlagsEx2, 0, 0});
}

void WorldItems::addPlayer(const Player &player, int client)
{
    if (m_protocol == Protocol::V06)
        addPlayer06(player, client);
    else
        addPlayer07(player, client);
    const std::int32_t flags = player.isSpectating ? SpectatorFlag : 0;
    const std::int32_t best = player.bestTime.value_or(0);
    m_builder.add(DdnetPlayer, client,
                  {flags, 0, player.bestTime ? best / 1000 : NoFinishTime, best % 1000});
}

void WorldItems::addPlayer06(const Player &player, int client)
{
    m_builder.add(PlayerInfo06, client,
                  {0, client, player.isSpectating ? Spectators : 0, player.score, player.latency});
    auto words = packText(player.name, 4);
    append(words, packText(player.clan, 3));
    words.push_back(player.country);
    append(words, packText(player.skin, 6));
    append(words, {1, player.bodyColor, player.feetColor});
    m_builder.add(ClientInfo06, client, std::move(words));
}

void WorldItems::addPlayer07(const Player &player, int client)
{
    m_builder.add(PlayerInfo07, client, {0, player.score, player.latency});
    std::vector<std::int32_t> words{0, player.isSpectating ? Spectators : 0};
    append(words, packText(player.name, 4));
    append(words, packText(player.clan, 3));
    words.push_back(player.country);
    for (const char *part : SkinParts07)
        append(words, packText(part, 6));
    append(words, {1, 0, 0, 1, 1, 0});
    append(words, {player.bodyColor, 0, 0, player.bodyColor, player.feetColor, 0});
    m_builder.add(ClientInfo07, client, std::move(words));
}

void WorldItems::addTee(const Tee &tee, int client, std::int64_t tick)
{
    const auto &core = tee.sent;
    std::vector<std::int32_t> words{
        asInt(tee.sentTick), core.x,         core.y,      core.velX,         core.velY,
        core.angle,          core.direction, core.jumped, core.hookedPlayer, core.hookState,
        core.hookTick,       core.hookX,     core.hookY,  core.hookDx,       core.hookDy};
    const bool isSix = m_protocol == Protocol::V06;
    if (isSix)
        words.push_back(Playing06);
    append(words, {tee.health, tee.armor, tee.ammo[tee.weapon], tee.weapon, tee.emote,
                   asInt(tee.attackTick)});
    if (!isSix)
        words.push_back(0);
    m_builder.add(isSix ? std::uint32_t{Character06} : std::uint32_t{Character07}, client,
                  std::move(words));

    std::int32_t flags = tee.isFrozen(tick) ? InFreezeTile : 0;
    for (std::int32_t weapon = 0; weapon < WeaponCount; ++weapon) {
        if (tee.ammo[static_cast<std::size_t>(weapon)] != 0)
            flags |= HasHammer << weapon;
    }
    m_builder.add(DdnetCharacter, client,
                  {flags, tee.isFrozen(tick) ? asInt(tee.freezeEnd) : 0, 2, -1, client, -1, -1,
                   tee.isFrozen(tick) ? asInt(tee.freezeStart) : -1, roundToInt(tee.aim.x),
                   roundToInt(tee.aim.y), -1});
}

void WorldItems::addThings(const Arena &arena)
{
    for (std::size_t i = 0; i < arena.pickups().size(); ++i) {
        const Pickup &pickup = arena.pickups()[i];
        if (arena.tick() < pickup.backAt)
            continue;
        const PickupNumbers numbers = numbersOf(pickup.spot.kind);
        std::vector<std::int32_t> words{roundToInt(pickup.spot.place.x),
                                        roundToInt(pickup.spot.place.y)};
        if (m_protocol == Protocol::V06)
            append(words, {numbers.type06, numbers.subtype06});
        else
            words.push_back(numbers.type07);
        m_builder.add(PickupType, static_cast<std::int64_t>(i), std::move(words));
    }
    // Ids of shots and lasers live on while the thing does; they wrap like a server's.
    constexpr std::int64_t firstId = 100;
    constexpr std::int64_t idCount = 10'000;
    for (const Shot &shot : arena.shots()) {
        m_builder.add(ProjectileType, firstId + shot.id % idCount,
                      {roundToInt(shot.from.x), roundToInt(shot.from.y),
                       roundToInt(shot.direction.x * 100), roundToInt(shot.direction.y * 100),
                       shot.weapon, asInt(shot.firedAt)});
    }
    for (const Beam &beam : arena.beams()) {
        if (beam.since > arena.tick())
            continue; // the piece behind a bounce comes later
        m_builder.add(LaserType, firstId + beam.id % idCount,
                      {roundToInt(beam.to.x), roundToInt(beam.to.y), roundToInt(beam.from.x),
                       roundToInt(beam.from.y), asInt(beam.since)});
    }
}

void WorldItems::addEvent(const WorldEvent &event, int number)
{
    const bool isSix = m_protocol == Protocol::V06;
    const auto add = [&](std::uint32_t type06, std::uint32_t type07,
                         const std::vector<std::int32_t> &more) {
        std::vector<std::int32_t> words{roundToInt(event.place.x), roundToInt(event.place.y)};
        append(words, more);
        m_builder.add(isSix ? type06 : type07, number, std::move(words));
    };
    switch (event.kind) {
    case WorldEvent::Kind::Explosion:
        add(Explosion06, Explosion07, {});
        return;
    case WorldEvent::Kind::Spawn:
        add(Spawn06, Spawn07, {});
        return;
    case WorldEvent::Kind::HammerHit:
        add(HammerHit06, HammerHit07, {});
        return;
    case WorldEvent::Kind::Death:
        add(Death06, Death07, {event.detail});
        return;
    case WorldEvent::Kind::Sound:
        add(SoundWorld06, SoundWorld07, {event.detail});
        return;
    case WorldEvent::Kind::Damage:
        if (isSix)
            add(Damage06, Damage07, {event.detail});
        else
            add(Damage06, Damage07, {event.client, event.detail, 1, 0, 0});
        return;
    }
}

} // namespace tickscope::sample
