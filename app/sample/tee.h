// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/formats/teeworlds_common/movement/character_core.h"

namespace tickscope::sample {

using teeworlds::Vector;

enum Weapon : std::int32_t { Hammer, Gun, Shotgun, Grenade, Laser, WeaponCount };

/// Weapon numbers of kill messages beyond the real ones.
enum DeathCause : std::int32_t { GameDeath = -3, SelfDeath = -2, WorldDeath = -1 };

/// Eyes of a tee. Source: teeworlds-snapshot.md, section 7.1.
enum Emote : std::int32_t { NormalEyes, PainEyes, HappyEyes, SurpriseEyes, AngryEyes, BlinkEyes };

/// Sounds by their number in recordings. Source: teeworlds-snapshot.md, section 7.4.
enum Sound : std::int32_t {
    GunSound = 0,
    ShotgunSound = 1,
    GrenadeSound = 2,
    HammerSound = 3,
    HammerHitSound = 4,
    ExplosionSound = 6,
    LaserSound = 8,
    LaserBounceSound = 9,
    WeaponSwitchSound = 10,
    PainSound = 11,
    AirJumpSound = 14,
    JumpSound = 15,
    DeathSound = 16,
    SpawnSound = 17,
    HookGroundSound = 21,
    HookPlayerSound = 22,
    HealthSound = 24,
    ArmorSound = 25,
    GrenadePickupSound = 26,
    ShotgunPickupSound = 27,
};

/// What a player presses in a tick.
struct Input {
    std::int32_t direction = 0; ///< -1 left, 0, 1 right.
    bool jump = false;
    bool hook = false;
    bool fire = false;
    Weapon weapon = Gun;
    Vector aim{100, 0}; ///< From the tee, in world units.
};

/// A tee in the world. Its movement is kept rounded as a real server keeps it.
struct Tee {
    bool isAlive = false;
    std::int64_t aliveSince = 0; ///< Tick, as all times here.
    std::int64_t respawnAt = 0;
    teeworlds::CharacterCore core;
    teeworlds::CharacterCore sent; ///< What snapshots carry; moves on to \a core by itself.
    std::int64_t sentTick = 0;     ///< 0 in the tick of a spawn.
    Vector aim{100, 0};
    std::int32_t health = 10;
    std::int32_t armor = 0;
    Weapon weapon = Gun;
    std::array<std::int32_t, WeaponCount> ammo{}; ///< -1 without end, 0 not owned.
    std::int64_t attackTick = 0;
    std::int64_t reloadedAt = 0;
    Emote emote = NormalEyes;
    std::int64_t emoteUntil = 0;
    std::int64_t freezeStart = 0;
    std::int64_t freezeEnd = 0;

    [[nodiscard]] Vector position() const
    {
        return {static_cast<float>(core.x), static_cast<float>(core.y)};
    }
    [[nodiscard]] Vector velocity() const
    {
        return {static_cast<float>(core.velX) / 256, static_cast<float>(core.velY) / 256};
    }
    [[nodiscard]] bool isFrozen(std::int64_t tick) const { return tick < freezeEnd; }
    /// Adds to the velocity, in units a tick.
    void push(Vector impulse);
};

/// Shortest way from \a point to the line between two points.
[[nodiscard]] float distanceToLine(Vector point, Vector from, Vector to);

/// Puts a new tee at \a place.
void spawn(Tee &tee, Vector place, std::int64_t tick);

/// Turns keys into jumps and hooks. Returns the sounds that this makes.
std::vector<Sound> applyInput(Tee &tee, const Input &input, const teeworlds::Collision &collision);

/// Moves all living tees on by one tick: hooks between them, bumping, then the rules that
/// every tee obeys. Returns for each tee its sounds.
std::vector<std::vector<Sound>> moveTees(std::vector<Tee> &tees,
                                         const teeworlds::Collision &collision);

/// What a server does after moving: a state is sent anew only when the one that was sent
/// does not lead to the real one. Source: teeworlds-prediction.md, section 1.
void updateSent(std::vector<Tee> &tees, std::vector<teeworlds::CharacterCore> &shadows,
                const teeworlds::Collision &collision, std::int64_t tick);

} // namespace tickscope::sample
