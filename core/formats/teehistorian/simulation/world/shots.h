// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/formats/teehistorian/simulation/world/tee.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"

namespace tickscope::teehistorian {

struct World;
using teeworlds::Vector;

/// A shot that flies its way: gun, grenade, bullets of the map.
struct Projectile {
    Vector place; ///< Where it started.
    Vector direction;
    std::int32_t weapon = Gun;
    std::int32_t owner = -1;
    std::int32_t startTick = 0;
    std::int32_t lifeLeft = -2; ///< Ticks; below -1 without end.
    std::int32_t aimX = 0;      ///< Of the shooter's input, as aimY.
    std::int32_t aimY = 0;
    bool isExplosive = false;
    bool freezes = false;
    bool isOfSwitch = false;
    std::uint8_t switchNumber = 0;
    std::uint8_t bounces = 0; ///< 1 mirrors x, 2 mirrors y.
    std::uint8_t tuneZone = 0;
};

/// A shot that goes piece by piece: laser and shotgun.
struct Beam {
    Vector from; ///< Drawn from here to place.
    Vector place;
    Vector before; ///< Where the present piece started.
    Vector direction;
    Vector telePlace;
    float energy = 0;
    std::int32_t owner = -1;
    std::int32_t weapon = Laser;
    std::int32_t pieceTick = 0;
    std::int32_t bounceCount = 0;
    bool wasTeleported = false;
    bool bouncedInPlace = false;
    bool isTeleGunOff = false; ///< Its last piece ended at a tile that allows no telegun.
    bool isTeleGunBlue = false;
    std::uint8_t tuneZone = 0;
};

// Source: ddnet-rebuild.md, sections 12 and 17.

/// Bullets that the map shoots at the start and that bounce for ever.
void addMapBullets(World &world);
/// By the weapon in hand of a client's tee, which is one of those kinds.
void addProjectile(World &world, int client, Vector start, Vector aim);
void addBeam(World &world, int client, Vector aim);
void moveProjectiles(World &world);
void moveBeams(World &world);

/// \param harmsAll  caused by no player: it hurts all who stand near, but one of each team.
void explode(World &world, Vector place, int owner, int weapon, bool harmsAll, int team);

/// The tee whose place is nearest to the start of a line and not further off it than its size and
/// \a radius; -1 for none.
/// \param except       passed over; \a only, if any, is the one that can be hit.
/// \param collideWith  only those that this one meets.
[[nodiscard]] int firstTeeOn(const World &world, Vector from, Vector to, float radius, Vector &at,
                             int except, int collideWith, int only = -1);
/// The first tee on the beam's way from its place, or -1.
[[nodiscard]] int targetOf(const World &world, const Beam &beam, Vector to, Vector &at);

// The telegun. Source: ddnet-rebuild.md, section 18.

/// \param target  the tee that was hit, or -1.
/// \param line    from where the bullet was to where it flies, \a to.
/// \param end     where it hit.
void teleportByBullet(World &world, const Projectile &shot, int target,
                      const teeworlds::RaceTiles::Hit &line, Vector end, Vector to);
/// After a piece of the beam, which went from beam.from to beam.place on its way \a to.
void teleportByBeam(World &world, Beam &beam, const teeworlds::RaceTiles::Hit &line, Vector to);

} // namespace tickscope::teehistorian
