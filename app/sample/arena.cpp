// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/arena.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace tickscope::sample {

namespace {

using teeworlds::length;
using teeworlds::normalized;

constexpr std::int64_t TicksPerSecond = 50;
constexpr std::int64_t RespawnTicks = 40;
constexpr std::int64_t FreezeTicks = 3 * TicksPerSecond;
constexpr std::int64_t PickupTicks = 15 * TicksPerSecond;
constexpr std::int64_t BeamTicks = 8;
constexpr float TeeRadius = 14;
constexpr float PickupReach = 44;
constexpr float LaserReach = 800;
constexpr std::int32_t FullHealth = 10;
constexpr std::int32_t RaceScore = 5;

/// What a weapon does; flight as in the plain game. Source: teeworlds-snapshot.md, 7.1.
struct WeaponFacts {
    std::int64_t reloadTicks;
    Sound sound;
    std::int32_t damage;
    float curvature;
    float speed; ///< Units a second.
    std::int64_t lifeTicks;
};
constexpr std::array<WeaponFacts, WeaponCount> Weapons{{{7, HammerSound, 3, 0, 0, 0},
                                                        {7, GunSound, 1, 1.25F, 2200, 100},
                                                        {25, ShotgunSound, 1, 1.25F, 2750, 12},
                                                        {25, GrenadeSound, 1, 7, 1000, 100},
                                                        {40, LaserSound, 5, 0, 0, 0}}};

Vector turned(Vector direction, float angle)
{
    const float sine = std::sin(angle);
    const float cosine = std::cos(angle);
    return {direction.x * cosine - direction.y * sine, direction.x * sine + direction.y * cosine};
}

} // namespace

Arena::Arena(const SampleMap &map, std::vector<Player> players, Announcer &announcer)
    : m_map(map)
    , m_collision(map.map.game)
    , m_announcer(announcer)
    , m_players(std::move(players))
    , m_tees(m_players.size())
    , m_shadows(m_players.size())
{
    for (const PickupSpot &spot : map.pickups)
        m_pickups.push_back({spot, 0});
}

void Arena::begin(std::int64_t tick)
{
    m_tick = tick;
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        const Opening &opening = m_map.openings[i];
        spawn(m_tees[i], opening.place, tick);
        m_shadows[i] = m_tees[i].core;
        if (opening.raceTicks == 0)
            continue;
        Player &player = m_players[i];
        player.raceStart = tick - opening.raceTicks;
        player.runTimes = opening.checkpointTimes;
        player.checkpoint = static_cast<std::int32_t>(player.runTimes.size()) - 1;
    }
}

void Arena::advanceTo(std::int64_t tick, const std::vector<Input> &inputs)
{
    m_tick = tick;
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        const Player &player = m_players[i];
        if (!player.isHere)
            m_tees[i].isAlive = false;
        else if (player.isSpectating)
            kill(i, i, GameDeath);
        if (m_tees[i].isAlive)
            actTee(i, inputs[i]);
    }
    const auto sounds = moveTees(m_tees, m_collision);
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        for (const Sound each : sounds[i])
            sound(m_tees[i].position(), each);
        if (m_tees[i].isAlive)
            collect(i);
        if (m_tees[i].isAlive)
            touchTiles(i);
    }
    moveShots();
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        if (!m_tees[i].isAlive && m_players[i].isHere && !m_players[i].isSpectating
            && tick >= m_tees[i].respawnAt)
            respawn(i);
    }
    updateSent(m_tees, m_shadows, m_collision, tick);
}

void Arena::kill(std::size_t victim, std::size_t killer, std::int32_t weapon)
{
    Tee &tee = m_tees[victim];
    if (!tee.isAlive)
        return;
    const auto client = static_cast<int>(victim);
    tee.isAlive = false;
    tee.respawnAt = m_tick + RespawnTicks;
    m_players[victim].raceStart.reset();
    m_announcer.kill(static_cast<int>(killer), client, weapon);
    m_events.push_back({WorldEvent::Kind::Death, tee.position(), client, client});
    sound(tee.position(), DeathSound);
    if (killer != victim) {
        ++m_players[killer].score;
        m_tees[killer].emote = HappyEyes;
        m_tees[killer].emoteUntil = m_tick + 2 * TicksPerSecond;
    } else if (weapon != GameDeath) {
        --m_players[victim].score;
    }
}

std::vector<WorldEvent> Arena::takeEvents()
{
    return std::exchange(m_events, {});
}

/// Near to the others, so that the game stays together.
void Arena::respawn(std::size_t index)
{
    constexpr std::ptrdiff_t choices = 3;
    const auto distance = [this](Vector place) {
        float sum = 0;
        for (const Tee &tee : m_tees)
            sum += tee.isAlive ? length(tee.position() - place) : 0;
        return sum;
    };
    std::vector<Vector> spawns = m_map.spawns;
    std::ranges::partial_sort(spawns, spawns.begin() + choices, {}, distance);
    const auto choice = static_cast<std::size_t>(m_random.below(choices));
    spawn(m_tees[index], spawns[choice], m_tick);
    m_shadows[index] = m_tees[index].core;
    m_events.push_back({WorldEvent::Kind::Spawn, spawns[choice], 0, static_cast<int>(index)});
    sound(spawns[choice], SpawnSound);
}

/// Keys of one tee, which a frozen one cannot use.
void Arena::actTee(std::size_t index, const Input &input)
{
    Tee &tee = m_tees[index];
    if (m_tick >= tee.emoteUntil)
        tee.emote = NormalEyes;
    if (tee.isFrozen(m_tick)) {
        Input still;
        still.aim = input.aim;
        tee.emote = BlinkEyes;
        (void)applyInput(tee, still, m_collision);
        return;
    }
    for (const Sound each : applyInput(tee, input, m_collision))
        sound(tee.position(), each);
    if (tee.weapon != input.weapon && tee.ammo[input.weapon] != 0) {
        tee.weapon = input.weapon;
        sound(tee.position(), WeaponSwitchSound);
    }
    // The gun loads by itself.
    if (m_tick % 25 == 0 && tee.ammo[Gun] < 10)
        ++tee.ammo[Gun];
    if (input.fire && m_tick >= tee.reloadedAt && tee.ammo[tee.weapon] != 0)
        fire(index);
}

void Arena::fire(std::size_t index)
{
    Tee &tee = m_tees[index];
    const WeaponFacts &facts = Weapons[tee.weapon];
    tee.attackTick = m_tick;
    tee.reloadedAt = m_tick + facts.reloadTicks;
    if (tee.ammo[tee.weapon] > 0)
        --tee.ammo[tee.weapon];
    sound(tee.position(), facts.sound);
    if (tee.weapon == Hammer) {
        swingHammer(index);
        return;
    }
    if (tee.weapon == Laser) {
        shootLaser(index);
        return;
    }
    const Vector aim = normalized(tee.aim);
    const Vector muzzle = tee.position() + aim * (TeeRadius * 1.5F);
    const int spread = tee.weapon == Shotgun ? 2 : 0;
    for (int i = -spread; i <= spread; ++i) {
        const Vector direction = turned(aim, static_cast<float>(i) * 0.07F);
        m_shots.push_back({m_nextId++, muzzle, direction, tee.weapon, m_tick, index});
    }
}

void Arena::swingHammer(std::size_t index)
{
    const Vector head = m_tees[index].position() + normalized(m_tees[index].aim) * 21.0F;
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        Tee &other = m_tees[i];
        if (i == index || !other.isAlive || length(other.position() - head) > 2 * TeeRadius + 7)
            continue;
        const Vector way = other.position() - m_tees[index].position();
        m_events.push_back(
            {WorldEvent::Kind::HammerHit, head + way * 0.25F, 0, static_cast<int>(index)});
        sound(head, HammerHitSound);
        other.push(normalized(way) * 8.0F + Vector{0, -9});
        // A hammer wakes who is frozen.
        other.freezeEnd = std::min(other.freezeEnd, m_tick);
        hurt(i, index, Weapons[Hammer].damage, Hammer);
        m_tees[index].reloadedAt = m_tick + 16;
    }
}

/// A laser runs straight and bounces once.
void Arena::shootLaser(std::size_t index)
{
    Vector from = m_tees[index].position();
    Vector direction = normalized(m_tees[index].aim);
    float reach = LaserReach;
    for (int piece = 0; piece < 2; ++piece) {
        const auto hit = m_collision.firstHit(from, from + direction * reach);
        // One unit short of the wall, so that the next piece starts in the air.
        Vector to = hit ? hit->point - direction : from + direction * reach;
        const auto struck = teeOnLine(from, to, index);
        if (struck)
            to = m_tees[*struck].position();
        m_beams.push_back({m_nextId++, from, to, m_tick + 7 * piece});
        if (struck) {
            hurt(*struck, index, Weapons[Laser].damage, Laser);
            return;
        }
        if (!hit)
            return;
        sound(to, LaserBounceSound);
        reach -= length(to - from);
        if (m_collision.isSolid({hit->point.x, to.y}))
            direction.x = -direction.x;
        else
            direction.y = -direction.y;
        from = to;
    }
}

void Arena::moveShots()
{
    std::vector<Shot> flying;
    for (Shot &shot : std::exchange(m_shots, {})) {
        if (moveShot(shot))
            flying.push_back(shot);
    }
    m_shots = std::move(flying);
    std::erase_if(m_beams, [this](const Beam &beam) { return m_tick > beam.since + BeamTicks; });
}

/// Returns whether the shot flies on.
bool Arena::moveShot(Shot &shot)
{
    const WeaponFacts &facts = Weapons[shot.weapon];
    const Vector from = placeOf(shot, std::max(m_tick - 1, shot.firedAt));
    const Vector to = placeOf(shot, m_tick);
    const auto struck = teeOnLine(from, to, shot.owner);
    const auto hit = m_collision.firstHit(from, to);
    if (!struck && !hit && m_tick - shot.firedAt < facts.lifeTicks)
        return true;
    const Vector end = hit ? hit->point : to;
    if (shot.weapon == Grenade) {
        explode(hit ? placeOf(shot, m_tick - 1) : end, shot.owner);
    } else if (struck) {
        m_tees[*struck].push(shot.direction * 1.5F);
        hurt(*struck, shot.owner, facts.damage, shot.weapon);
    }
    return false;
}

void Arena::explode(Vector place, std::size_t owner)
{
    constexpr float outer = 135;
    constexpr float inner = 48;
    m_events.push_back({WorldEvent::Kind::Explosion, place, 0, static_cast<int>(owner)});
    sound(place, ExplosionSound);
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        const Vector way = m_tees[i].position() - place;
        if (!m_tees[i].isAlive || length(way) >= outer)
            continue;
        const float near = 1 - std::clamp((length(way) - inner) / (outer - inner), 0.0F, 1.0F);
        m_tees[i].push((length(way) > 0 ? normalized(way) : Vector{0, -1}) * (12 * near));
        hurt(i, owner, static_cast<std::int32_t>(6 * near), Grenade);
    }
}

void Arena::hurt(std::size_t victim, std::size_t owner, std::int32_t amount, Weapon weapon)
{
    Tee &tee = m_tees[victim];
    // Own explosions hurt less, so that one can jump with them.
    const std::int32_t points = victim == owner ? amount / 3 : amount;
    if (!tee.isAlive || points <= 0)
        return;
    for (std::int32_t i = 0; i < points; ++i) {
        m_events.push_back(
            {WorldEvent::Kind::Damage, tee.position(), -402 + i * 60, static_cast<int>(victim)});
    }
    const std::int32_t absorbed = std::min(tee.armor, points - 1);
    tee.armor -= absorbed;
    tee.health -= points - absorbed;
    sound(tee.position(), PainSound);
    tee.emote = PainEyes;
    tee.emoteUntil = m_tick + TicksPerSecond / 2;
    if (tee.health <= 0)
        kill(victim, owner, weapon);
}

void Arena::collect(std::size_t index)
{
    Tee &tee = m_tees[index];
    for (Pickup &pickup : m_pickups) {
        if (m_tick < pickup.backAt || length(tee.position() - pickup.spot.place) > PickupReach)
            continue;
        const auto give = [&](Weapon weapon, Sound each) {
            if (tee.ammo[weapon] >= 10)
                return false;
            if (tee.ammo[weapon] == 0)
                m_announcer.weaponPickup(weapon);
            tee.ammo[weapon] = 10;
            sound(pickup.spot.place, each);
            return true;
        };
        const auto fillUp = [&](std::int32_t &value, Sound each) {
            if (value >= FullHealth)
                return false;
            value = std::min(value + 2, FullHealth);
            sound(pickup.spot.place, each);
            return true;
        };
        bool isTaken = false;
        switch (pickup.spot.kind) {
        case PickupKind::Health:
            isTaken = fillUp(tee.health, HealthSound);
            break;
        case PickupKind::Armor:
            isTaken = fillUp(tee.armor, ArmorSound);
            break;
        case PickupKind::Shotgun:
            isTaken = give(Shotgun, ShotgunPickupSound);
            break;
        case PickupKind::Grenade:
            isTaken = give(Grenade, GrenadePickupSound);
            break;
        case PickupKind::Laser:
            isTaken = give(Laser, ShotgunPickupSound);
            break;
        }
        if (isTaken)
            pickup.backAt = m_tick + PickupTicks;
    }
}

void Arena::touchTiles(std::size_t index)
{
    Tee &tee = m_tees[index];
    const auto &game = m_map.map.game;
    const std::int32_t column = std::clamp(tee.core.x / 32, 0, game.width - 1);
    const std::int32_t row = std::clamp(tee.core.y / 32, 0, game.height - 1);
    const std::uint8_t tile = game.at(column, row).index;
    const std::uint8_t below = game.at(column, std::min(row + 1, game.height - 1)).index;
    if (tile == DeathIndex || (below == DeathIndex && tee.core.y % 32 > 16)) {
        kill(index, index, WorldDeath);
    } else if (tile == FreezeIndex && !tee.isFrozen(m_tick)) {
        tee.freezeStart = m_tick;
        tee.freezeEnd = m_tick + FreezeTicks;
    } else {
        runRace(index, tile);
    }
}

void Arena::runRace(std::size_t index, std::uint8_t tile)
{
    Player &player = m_players[index];
    if (tile == StartIndex) {
        player.raceStart = m_tick;
        player.checkpoint = -1;
        player.runTimes.clear();
    } else if (!player.raceStart) {
        return;
    } else if (tile == FinishIndex) {
        finishRace(index);
    } else if (tile >= FirstCheckpointIndex && tile < FirstCheckpointIndex + 2
               && tile - FirstCheckpointIndex == player.checkpoint + 1) {
        ++player.checkpoint;
        const auto time = static_cast<std::int32_t>((m_tick - *player.raceStart) * 2);
        const auto &best = player.checkpointTimes;
        const std::size_t number = player.runTimes.size();
        m_announcer.checkpoint(time, number < best.size() ? time - best[number] : 0);
        player.runTimes.push_back(time);
    }
}

void Arena::finishRace(std::size_t index)
{
    Player &player = m_players[index];
    const auto milliseconds = static_cast<std::int32_t>((m_tick - *player.raceStart) * 20);
    const std::int32_t difference = player.bestTime ? milliseconds - *player.bestTime : 0;
    const bool isServerRecord = std::ranges::all_of(m_players, [&](const Player &other) {
        return !other.bestTime || milliseconds < *other.bestTime;
    });
    m_announcer.raceFinish(static_cast<int>(index), milliseconds, difference,
                           isServerRecord    ? Record::Server
                           : difference <= 0 ? Record::Personal
                                             : Record::None);
    std::array<char, 64> time{};
    std::snprintf(time.data(), time.size(), " finished in: %d minute(s) %5.2f second(s)",
                  milliseconds / 60'000, milliseconds % 60'000 / 1000.0);
    m_announcer.serverLine(player.name + time.data());
    if (isServerRecord) {
        std::snprintf(time.data(), time.size(), ": %.2f seconds, a new record!",
                      milliseconds / 1000.0);
        m_announcer.broadcast(player.name + time.data());
    }
    if (!player.bestTime || difference < 0) {
        player.bestTime = milliseconds;
        player.checkpointTimes = player.runTimes;
    }
    player.raceStart.reset();
    player.score += RaceScore;
    m_tees[index].emote = HappyEyes;
    m_tees[index].emoteUntil = m_tick + 3 * TicksPerSecond;
}

void Arena::sound(Vector place, Sound sound)
{
    m_events.push_back({WorldEvent::Kind::Sound, place, sound, -1});
}

std::optional<std::size_t> Arena::teeOnLine(Vector from, Vector to, std::size_t owner) const
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_tees.size(); ++i) {
        if (i == owner || !m_tees[i].isAlive
            || distanceToLine(m_tees[i].position(), from, to) > TeeRadius + 6)
            continue;
        if (!found
            || length(m_tees[i].position() - from) < length(m_tees[*found].position() - from))
            found = i;
    }
    return found;
}

Vector placeOf(const Shot &shot, std::int64_t tick)
{
    const WeaponFacts &facts = Weapons[shot.weapon];
    const float way = static_cast<float>(tick - shot.firedAt) / TicksPerSecond * facts.speed;
    return {shot.from.x + shot.direction.x * way,
            shot.from.y + shot.direction.y * way + facts.curvature / 10'000 * way * way};
}

} // namespace tickscope::sample
