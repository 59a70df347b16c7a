// SPDX-License-Identifier: MIT
//
// Shots that take who shot them where they end. Source: ddnet-rebuild.md, section 18.
#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

namespace tile = teeworlds::tile;
using teeworlds::Collision;

/// A place beside a point on a wall in which a tee has room.
/// \param before  where the shot came from or went to; the point is drawn out of the wall
///                along that way.
std::optional<Vector> roomAtWall(const Collision &collision, Vector point, Vector before)
{
    constexpr int MostPixels = 16;
    constexpr float Half = Collision::TileSize / 2.0F;
    for (int i = 0; i < MostPixels && collision.isSolid(point); ++i)
        point = point - teeworlds::normalized(before - point);
    const int x = teeworlds::roundToInt(point.x);
    const int y = teeworlds::roundToInt(point.y);
    // As far from the tile's middle as lets a tee stand at the next tile.
    const auto fitted = [](int place) {
        const int inTile = place % Collision::TileSize;
        const auto middle = static_cast<float>(place - inTile) + Half;
        return middle + (inTile < Collision::TileSize / 2 ? -2.0F : 1.0F);
    };
    for (const Vector room :
         {Vector{fitted(x), point.y}, Vector{point.x, fitted(y)}, Vector{fitted(x), fitted(y)}}) {
        if (!collision.boxIsSolid(room))
            return room;
    }
    return {};
}

/// A place at a tee that was hit, above it if there is room.
std::optional<Vector> roomAtTee(const Collision &collision, Vector place)
{
    for (int above = 5; above >= -1; --above) {
        const Vector room{place.x, place.y - static_cast<float>(above)};
        if (!collision.boxIsSolid(room))
            return room;
    }
    return {};
}

} // namespace

RebuiltWorld::TeleGunTile RebuiltWorld::teleGunTileAt(Vector place, std::int32_t weapon) const
{
    const teeworlds::RaceCell &cell = tiles().at(place);
    // The delay of a switch tile names the weapon: none for all, else 1 to 3 for these.
    const std::int32_t only = cell.switchDelay;
    const bool isOfWeapon = (only != 1 || weapon == Gun) && (only != 2 || weapon == Grenade)
                            && (only != 3 || weapon == Laser)
                            && (weapon != Laser || only == 0 || only == 3);
    const bool isSwitch = isOfWeapon && cell.switchType == tile::TeleGunHere;
    const bool isBlueSwitch = isOfWeapon && cell.switchType == tile::TeleGunHereBlue;
    const bool isBlue = cell.front == tile::TeleGunHereBlue || isBlueSwitch;
    return {isBlue || isSwitch || cell.front == tile::TeleGunHere, isBlue};
}

/// The teleport itself comes at the end of the owner's next turn.
void RebuiltWorld::dueTeleGun(Tee &owner, std::optional<Vector> place, bool isBlue)
{
    if (!place)
        return;
    owner.teleGunPlace = *place;
    owner.isTeleGunDue = true;
    owner.isTeleGunBlue = isBlue;
}

/// \param target  the tee that was hit, or -1.
/// \param line    from where the bullet was to where it flies, \a to.
/// \param end     where it hit.
void RebuiltWorld::teleportByBullet(const Projectile &shot, int target,
                                    const teeworlds::RaceTiles::Hit &line, Vector end, Vector to)
{
    Tee &owner = tee(shot.owner);
    const bool isTeleGun = (shot.weapon == Grenade && owner.is(FlagTeleGrenade))
                           || (shot.weapon == Gun && owner.is(FlagTeleGun));
    if (!isTeleGun || tiles().isOutside(end))
        return;
    const Vector where = target != -1 ? tee(target).place : end;
    const TeleGunTile allowed = teleGunTileAt(where, shot.weapon);
    if (!allowed.isAllowed && target == -1)
        return;
    const bool collides = line.what != teeworlds::RaceTiles::Hit::What::Nothing;
    dueTeleGun(owner,
               collides ? roomAtWall(collision(), line.before, to) : roomAtTee(collision(), where),
               allowed.isBlue);
}

/// After a piece of the beam, which went from beam.from to beam.place on its way \a to.
void RebuiltWorld::teleportByBeam(Beam &beam, const teeworlds::RaceTiles::Hit &line, Vector to)
{
    Tee &owner = tee(beam.owner);
    const bool isTeleGun = beam.weapon == Laser && owner.isAlive && owner.is(FlagTeleLaser);
    if (beam.energy <= 0 && !beam.isTeleGunOff && isTeleGun) {
        Vector at;
        const int target = targetOf(beam, to, at);
        dueTeleGun(owner,
                   target != -1 ? roomAtTee(collision(), tee(target).place)
                                : roomAtWall(collision(), beam.place, beam.from),
                   beam.isTeleGunBlue);
        return;
    }
    const teeworlds::RaceCell &cell = tiles().at(line.point);
    if (cell.teleType == tile::TeleInWeapon && cell.teleNumber != 0)
        return;
    const TeleGunTile allowed = teleGunTileAt(line.point, Laser);
    beam.isTeleGunBlue = allowed.isBlue;
    beam.isTeleGunOff = beam.weapon == Laser && !allowed.isAllowed;
}

} // namespace tickscope::teehistorian
