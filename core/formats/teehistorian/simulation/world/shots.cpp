// SPDX-License-Identifier: MIT
//
// Shots on their way. Source: ddnet-rebuild.md, sections 12 and 17.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::RaceTiles;
using teeworlds::Tune;
using What = RebuiltEvent::What;

/// Shots in the air at once; 128 tees that hold the trigger have some 600.
constexpr std::size_t MostShots = 2000;
/// A map may be full of bullets that never end.
constexpr std::size_t MostMapBullets = 500;
constexpr int CrazyExplosive = 33;
constexpr int Crazy = 34;
constexpr std::uint8_t Turned = teeworlds::TileRotate;
constexpr std::uint8_t UpsideDown = teeworlds::TileFlipX | teeworlds::TileFlipY;

/// Middle of the fan of sparks that a bullet strikes, in 1/256 rad.
std::int32_t sparkAngle(Vector direction)
{
    constexpr float Down = 3 * std::numbers::pi_v<float> / 2;
    return static_cast<std::int32_t>((Down - std::atan2(direction.x, direction.y)) * 256);
}

Vector flownTo(const World &world, const Projectile &shot, float seconds)
{
    const teeworlds::TuningValues &tuning = world.tuningOfZone(shot.tuneZone);
    Tune curvature = Tune::GunCurvature;
    Tune speed = Tune::GunSpeed;
    if (shot.weapon == Shotgun) {
        curvature = Tune::ShotgunCurvature;
        speed = Tune::ShotgunSpeed;
    } else if (shot.weapon == Grenade) {
        curvature = Tune::GrenadeCurvature;
        speed = Tune::GrenadeSpeed;
    }
    const float way = seconds * tuning[speed];
    return {shot.place.x + shot.direction.x * way,
            shot.place.y + shot.direction.y * way + tuning[curvature] / 10000 * (way * way)};
}

/// Source: section 17, bullets.
void mirror(const World &world, Projectile &shot, Vector lastFree)
{
    shot.startTick = world.tick;
    shot.place = lastFree + shot.direction * -4.0F;
    if (shot.bounces == 1)
        shot.direction.x = -shot.direction.x;
    else
        shot.direction.y = -shot.direction.y;
    shot.place = shot.place + shot.direction;
}

void teleportShot(World &world, Projectile &shot, Vector from)
{
    const teeworlds::RaceCell &cell = world.tiles().cell(world.tiles().truncatedIndex(from));
    const auto type = world.settings.oldTeleportWeapons != 0 ? teeworlds::tile::TeleIn
                                                             : teeworlds::tile::TeleInWeapon;
    const std::vector<Vector> &outs = world.tiles().places().teleOuts[cell.teleNumber];
    if (cell.teleType != type || cell.teleNumber == 0 || outs.empty())
        return;
    shot.place = outOf(world, -1, outs);
    shot.startTick = world.tick;
}

void freezeAround(World &world, const Projectile &shot, Vector place)
{
    constexpr float Reach = TeeSize + 1;
    for (const std::int32_t client : world.order) {
        if (!(length(world.tee(client).place - place) < Reach))
            continue;
        const bool isOn = !shot.isOfSwitch
                          || (shot.switchNumber > 0
                              && world.isSwitchOn(shot.switchNumber, world.teamOf(client)));
        if (isOn)
            freeze(world, client, world.settings.freezeDelay);
    }
}

bool hitsOthers(const World &world, int owner, std::uint32_t flag)
{
    return owner >= 0 && world.tee(owner).isAlive ? !world.tee(owner).is(flag)
                                                  : world.settings.hit != 0;
}

/// Whether it flies on.
bool moveProjectile(World &world, Projectile &shot)
{
    const float now = static_cast<float>(world.tick - shot.startTick) / TicksPerSecond;
    const float before = static_cast<float>(world.tick - shot.startTick - 1) / TicksPerSecond;
    const Vector from = flownTo(world, shot, before);
    const Vector to = flownTo(world, shot, now);
    const auto line = world.shotLine(from, to, RaceTiles::ShotTeleports::None);
    const bool collides = line.what != RaceTiles::Hit::What::Nothing;
    Vector end = line.point;
    const bool hasOwner = shot.owner >= 0 && world.tee(shot.owner).isAlive;
    int target = -1;
    if (hitsOthers(world, shot.owner, FlagNoGrenade))
        target = firstTeeOn(world, from, line.point, shot.freezes ? 1.0F : 6.0F, end, shot.owner,
                            shot.owner);
    if (shot.lifeLeft > -1)
        --shot.lifeLeft;
    if (shot.owner >= 0 && !hasOwner
        && (shot.weapon != Grenade || world.settings.destroyBulletsOnDeath != 0))
        return false;
    if (target != -1 || collides || world.tiles().isOutside(to)) {
        if (target != -1 && shot.owner >= 0)
            world.emitEvent(What::Hit, shot.owner, target, shot.weapon);
        if (shot.isExplosive
            && (target == -1 || !shot.freezes || (shot.weapon == Shotgun && collides)))
            explode(world, end, shot.owner, shot.weapon, shot.owner == -1,
                    target == -1 ? -1 : world.teamOf(target));
        else if (shot.freezes)
            freezeAround(world, shot, to);
        if (hasOwner)
            teleportByBullet(world, shot, target, line, end, to);
        if (collides && shot.bounces != 0) {
            mirror(world, shot, line.before);
        } else if (!shot.freezes) {
            if (shot.weapon == Gun)
                world.emitEventAt(end, What::Struck, shot.owner, target,
                                  sparkAngle(shot.direction));
            return false;
        }
    }
    if (shot.lifeLeft == -1) {
        if (shot.isExplosive)
            explode(world, end, shot.owner, shot.weapon, shot.owner == -1,
                    hasOwner ? world.person(shot.owner).team : -1);
        return false;
    }
    teleportShot(world, shot, from);
    return true;
}

/// Where the next piece of a beam that hit the map goes, if one follows.
void mirrorBeam(World &world, Beam &beam, const RaceTiles::Hit &line)
{
    const teeworlds::TuningValues &tuning = world.tuningOfZone(beam.tuneZone);
    Vector direction = beam.direction * 4.0F;
    world.tiles().bounce(beam.place, direction);
    beam.direction = normalized(direction);
    const float distance = length(beam.from - beam.place);
    if (distance == 0 && beam.bouncedInPlace)
        beam.energy = -1;
    else
        beam.energy -= distance + tuning[Tune::LaserBounceCost];
    beam.bouncedInPlace = distance == 0;
    const std::vector<Vector> &outs = world.tiles().places().teleOuts[line.teleNumber];
    if (line.what == RaceTiles::Hit::What::Tele && !outs.empty()) {
        beam.telePlace = outOf(world, -1, outs);
        beam.wasTeleported = true;
    } else {
        ++beam.bounceCount;
        beam.wasTeleported = false;
    }
    if (static_cast<float>(beam.bounceCount) > tuning[Tune::LaserBounces])
        beam.energy = -1;
}

bool hitTee(World &world, Beam &beam, Vector to)
{
    const bool isOldLaser = world.settings.oldLaser != 0;
    const bool hits = hitsOthers(world, beam.owner,
                                 beam.weapon == Laser ? FlagNoLaser : FlagNoShotgun);
    Vector at;
    const int target = targetOf(world, beam, to, at);
    if (target == -1 || (target == beam.owner && isOldLaser) || (target != beam.owner && !hits))
        return false;
    beam.from = beam.place;
    beam.place = at;
    beam.energy = -1;
    world.emitEvent(What::Hit, beam.owner, target, beam.weapon);
    Tee &it = world.tee(target);
    if (beam.weapon == Laser) {
        unfreeze(world, target, beam.owner);
        return true;
    }
    const Vector from = isOldLaser ? world.tee(beam.owner).core : beam.before;
    const float strength = world.tuningOfZone(beam.tuneZone)[Tune::ShotgunStrength];
    if (from != it.core)
        it.velocity = it.velocity + normalized(from - it.core) * strength;
    it.limits.apply(it.velocity);
    return true;
}

void goPiece(World &world, Beam &beam)
{
    beam.pieceTick = world.tick;
    beam.before = beam.place;
    if (beam.wasTeleported)
        beam.before = beam.place = beam.telePlace;
    const Vector to = beam.place + beam.direction * beam.energy;
    const auto line = world.shotLine(beam.place, to,
                                     world.settings.oldTeleportWeapons != 0
                                         ? RaceTiles::ShotTeleports::Old
                                         : RaceTiles::ShotTeleports::Own);
    const bool hitsMap = line.what != RaceTiles::Hit::What::Nothing;
    const Vector end = hitsMap ? line.before : to;
    if (!hitTee(world, beam, end)) {
        beam.from = beam.place;
        beam.place = end;
        if (hitsMap)
            mirrorBeam(world, beam, line);
        else
            beam.energy = -1;
    }
    teleportByBeam(world, beam, line, end);
}

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
        point = point - normalized(before - point);
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

struct TeleGunTile {
    bool isAllowed = false;
    bool isBlue = false;
};

TeleGunTile teleGunTileAt(const World &world, Vector place, std::int32_t weapon)
{
    const teeworlds::RaceCell &cell = world.tiles().at(place);
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
void scheduleTeleGun(Tee &owner, std::optional<Vector> place, bool isBlue)
{
    if (!place)
        return;
    owner.teleGunPlace = *place;
    owner.isTeleGunDue = true;
    owner.isTeleGunBlue = isBlue;
}

} // namespace

void addMapBullets(World &world)
{
    const auto directionOf = [](std::uint8_t flags) -> Vector {
        if (flags == 0 || flags == UpsideDown)
            return {0, flags == 0 ? 1.0F : -1.0F};
        return {flags == Turned ? 1.0F : -1.0F, 0};
    };
    for (const teeworlds::RaceEntity &entity : world.tiles().places().entities) {
        if (entity.entity != CrazyExplosive && entity.entity != Crazy)
            continue;
        const Vector direction = directionOf(entity.flags);
        world.addFirst(world.projectiles, MostMapBullets,
                       {.place = entity.middle,
                        .direction = direction,
                        .weapon = Shotgun,
                        .isExplosive = entity.entity == CrazyExplosive,
                        .freezes = true,
                        .isOfSwitch = entity.layer == teeworlds::RaceEntity::Layer::Switch,
                        .switchNumber = entity.switchNumber,
                        .bounces = static_cast<std::uint8_t>(direction.x != 0 ? 1 : 2),
                        .tuneZone = world.tiles().tuneZoneAt(entity.middle)});
    }
}

void addProjectile(World &world, int client, Vector start, Vector aim)
{
    const Tee &own = world.tee(client);
    const auto lifetime = own.active == Gun ? Tune::GunLifetime : Tune::GrenadeLifetime;
    world.addFirst(
        world.projectiles, MostShots,
        {.place = start,
         .direction = normalized(aim),
         .weapon = own.active,
         .owner = client,
         .startTick = world.tick,
         .lifeLeft = teeworlds::truncatedToInt(TicksPerSecond * world.tuningOf(own)[lifetime]),
         .aimX = own.latest[input_number::TargetX],
         .aimY = own.latest[input_number::TargetY],
         .isExplosive = own.active == Grenade,
         .tuneZone = world.tiles().tuneZoneAt(start)});
}

void moveProjectiles(World &world)
{
    std::erase_if(world.projectiles,
                  [&world](Projectile &shot) { return !moveProjectile(world, shot); });
}

void explode(World &world, Vector place, int owner, int weapon, bool harmsAll, int team)
{
    constexpr float Radius = 135;
    constexpr float Inner = 48;
    world.emitEventAt(place, What::Exploded, harmsAll ? -1 : owner, -1, weapon);
    const std::uint8_t zone = owner >= 0 ? world.tee(owner).tuneZone : std::uint8_t{0};
    const float strength = world.tuningOfZone(zone)[Tune::ExplosionStrength];
    std::bitset<TeamCount> done;
    for (const std::int32_t client : world.order) {
        Tee &it = world.tee(client);
        const Vector way = it.place - place;
        const float distance = length(way);
        if (!(distance < Radius + TeeSize))
            continue;
        const Vector direction = distance > 0 ? normalized(way) : Vector{0, 1};
        const float share = 1 - std::clamp((distance - Inner) / (Radius - Inner), 0.0F, 1.0F);
        const float damage = std::clamp(strength * share, -1e6F, 1e6F);
        const bool hits = hitsOthers(world, owner, FlagNoGrenade);
        if (teeworlds::truncatedToInt(damage) == 0 || !(hits || harmsAll || owner == client)
            || (owner != -1 && !world.meet(owner, client))
            || (owner == -1 && team != -1 && world.teamOf(client) != team))
            continue;
        if (!hits || harmsAll) {
            const bool isSuper = world.isInSuperTeam(client);
            const bool shares = world.rules().superIsHitAsTeam0;
            const auto own = isSuper ? 0 : static_cast<std::size_t>(world.teamOf(client));
            if ((isSuper && !shares) || done[own])
                continue;
            done.set(own);
        }
        if (owner >= 0 && !harmsAll)
            world.emitEvent(What::Hit, owner, client, weapon);
        takeDamage(world, it, direction * damage * 2, teeworlds::truncatedToInt(damage));
    }
}

int firstTeeOn(const World &world, Vector from, Vector to, float radius, Vector &at, int except,
               int collideWith, int only)
{
    float best = length(from - to) * 100;
    int found = -1;
    for (const std::int32_t client : world.order) {
        if (client == except || (only != -1 && client != only)
            || (collideWith != -1 && !world.meet(client, collideWith)))
            continue;
        const Tee &it = world.tee(client);
        Vector closest;
        if (!world.nearestOn(from, to, it.place, closest)
            || !(length(it.place - closest) < TeeSize + radius))
            continue;
        const float distance = length(from - closest);
        if (distance < best) {
            best = distance;
            found = client;
            at = closest;
        }
    }
    return found;
}

void addBeam(World &world, int client, Vector aim)
{
    if (world.beams.size() >= MostShots) {
        world.isDamaged = true;
        return;
    }
    const Tee &own = world.tee(client);
    Beam beam;
    beam.place = own.place;
    beam.direction = normalized(aim);
    beam.energy = world.tuningOf(own)[Tune::LaserReach];
    beam.owner = client;
    beam.weapon = own.active;
    beam.tuneZone = world.tiles().tuneZoneAt(own.place);
    goPiece(world, beam);
    world.beams.insert(world.beams.begin(), beam);
}

void moveBeams(World &world)
{
    std::erase_if(world.beams, [&world](Beam &beam) {
        const float delay = world.tuningOfZone(beam.tuneZone)[Tune::LaserBounceDelay];
        const bool ownerIsGone = world.settings.destroyLasersOnDeath != 0
                                 && !world.tee(beam.owner).isAlive;
        if (ownerIsGone)
            return true;
        if (!(static_cast<float>(world.tick - beam.pieceTick)
              > TicksPerSecond * delay / MillisecondsPerSecond))
            return false;
        if (beam.energy < 0)
            return true;
        goPiece(world, beam);
        return false;
    });
}

int targetOf(const World &world, const Beam &beam, Vector to, Vector &at)
{
    const bool isOldLaser = world.settings.oldLaser != 0;
    const bool sparesOwner = isOldLaser || (beam.bounceCount == 0 && !beam.wasTeleported);
    const bool ownerLives = world.tee(beam.owner).isAlive;
    const bool hits = hitsOthers(world, beam.owner,
                                 beam.weapon == Laser ? FlagNoLaser : FlagNoShotgun);
    return firstTeeOn(world, beam.place, to, 0, at, sparesOwner && ownerLives ? beam.owner : -1,
                      beam.owner, !hits && ownerLives ? beam.owner : -1);
}

void teleportByBullet(World &world, const Projectile &shot, int target,
                      const teeworlds::RaceTiles::Hit &line, Vector end, Vector to)
{
    Tee &owner = world.tee(shot.owner);
    const bool isTeleGun = (shot.weapon == Grenade && owner.is(FlagTeleGrenade))
                           || (shot.weapon == Gun && owner.is(FlagTeleGun));
    if (!isTeleGun || world.tiles().isOutside(end))
        return;
    const Vector where = target != -1 ? world.tee(target).place : end;
    const TeleGunTile allowed = teleGunTileAt(world, where, shot.weapon);
    if (!allowed.isAllowed && target == -1)
        return;
    const bool collides = line.what != teeworlds::RaceTiles::Hit::What::Nothing;
    scheduleTeleGun(owner,
                    collides ? roomAtWall(world.collision(), line.before, to)
                             : roomAtTee(world.collision(), where),
                    allowed.isBlue);
}

void teleportByBeam(World &world, Beam &beam, const teeworlds::RaceTiles::Hit &line, Vector to)
{
    Tee &owner = world.tee(beam.owner);
    const bool isTeleGun = beam.weapon == Laser && owner.isAlive && owner.is(FlagTeleLaser);
    if (beam.energy <= 0 && !beam.isTeleGunOff && isTeleGun) {
        Vector at;
        const int target = targetOf(world, beam, to, at);
        scheduleTeleGun(owner,
                        target != -1 ? roomAtTee(world.collision(), world.tee(target).place)
                                     : roomAtWall(world.collision(), beam.place, beam.from),
                        beam.isTeleGunBlue);
        return;
    }
    const teeworlds::RaceCell &cell = world.tiles().at(line.point);
    if (cell.teleType == tile::TeleInWeapon && cell.teleNumber != 0)
        return;
    const TeleGunTile allowed = teleGunTileAt(world, line.point, Laser);
    beam.isTeleGunBlue = allowed.isBlue;
    beam.isTeleGunOff = beam.weapon == Laser && !allowed.isAllowed;
}

} // namespace tickscope::teehistorian
