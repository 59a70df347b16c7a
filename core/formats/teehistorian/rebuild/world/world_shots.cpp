// SPDX-License-Identifier: MIT
//
// Shots on their way. Source: ddnet-rebuild.md, sections 12 and 17.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/formats/teehistorian/rebuild/closest_point.h"
#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
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

RaceTiles::ShotTeleports teleportsOf(const ServerSettings &settings)
{
    return settings.oldTeleportWeapons != 0 ? RaceTiles::ShotTeleports::Old
                                            : RaceTiles::ShotTeleports::Own;
}

/// Middle of the fan of sparks that a bullet strikes, in 1/256 rad.
std::int32_t sparkAngle(Vector direction)
{
    constexpr float Down = 3 * std::numbers::pi_v<float> / 2;
    return static_cast<std::int32_t>((Down - std::atan2(direction.x, direction.y)) * 256);
}

} // namespace

/// Bullets that the map shoots at the start and that bounce for ever.
void RebuiltWorld::addMapBullets()
{
    for (const teeworlds::RaceEntity &entity : tiles().entities()) {
        if (entity.entity != CrazyExplosive && entity.entity != Crazy)
            continue;
        if (m_state.projectiles.size() >= MostMapBullets) {
            m_state.isDamaged = true;
            return;
        }
        Projectile bullet;
        bullet.place = entity.middle;
        bullet.weapon = Shotgun;
        bullet.freezes = true;
        bullet.isExplosive = entity.entity == CrazyExplosive;
        bullet.isOfSwitch = entity.layer == teeworlds::RaceEntity::Layer::Switch;
        bullet.switchNumber = entity.switchNumber;
        bullet.tuneZone = tiles().tuneZoneAt(entity.middle);
        if (entity.flags == 0)
            bullet.direction = {0, 1};
        else if (entity.flags == Turned)
            bullet.direction = {1, 0};
        else if (entity.flags == UpsideDown)
            bullet.direction = {0, -1};
        else
            bullet.direction = {-1, 0};
        bullet.bounces = bullet.direction.x != 0 ? 1 : 2;
        m_state.projectiles.insert(m_state.projectiles.begin(), bullet);
    }
}

void RebuiltWorld::addProjectile(int client, Vector start, Vector aim)
{
    if (m_state.projectiles.size() >= MostShots) {
        m_state.isDamaged = true;
        return;
    }
    const Tee &own = tee(client);
    const auto lifetime = own.active == Gun ? Tune::GunLifetime : Tune::GrenadeLifetime;
    Projectile shot;
    shot.place = start;
    shot.direction = teeworlds::normalized(aim);
    shot.weapon = own.active;
    shot.owner = client;
    shot.startTick = m_state.tick;
    shot.lifeLeft = teeworlds::truncatedToInt(TicksPerSecond * tuningOf(own)[lifetime]);
    shot.aimX = own.latest[input_number::TargetX];
    shot.aimY = own.latest[input_number::TargetY];
    shot.isExplosive = own.active == Grenade;
    shot.tuneZone = tiles().tuneZoneAt(start);
    m_state.projectiles.insert(m_state.projectiles.begin(), shot);
}

Vector RebuiltWorld::flownTo(const Projectile &shot, float seconds) const
{
    const teeworlds::TuningValues &tuning = tuningOfZone(shot.tuneZone);
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

void RebuiltWorld::moveProjectiles()
{
    std::erase_if(m_state.projectiles, [this](Projectile &shot) { return !moveProjectile(shot); });
}

/// Whether it flies on.
bool RebuiltWorld::moveProjectile(Projectile &shot)
{
    const float now = static_cast<float>(m_state.tick - shot.startTick) / TicksPerSecond;
    const float before = static_cast<float>(m_state.tick - shot.startTick - 1) / TicksPerSecond;
    const Vector from = flownTo(shot, before);
    const Vector to = flownTo(shot, now);
    const auto line = shotLine(from, to, RaceTiles::ShotTeleports::None);
    const bool collides = line.what != RaceTiles::Hit::What::Nothing;
    Vector end = line.point;
    const bool hasOwner = shot.owner >= 0 && tee(shot.owner).isAlive;
    int target = -1;
    if (hasOwner ? !tee(shot.owner).is(FlagNoGrenade) : m_state.settings.hit != 0)
        target = firstTeeOn(from, line.point, shot.freezes ? 1.0F : 6.0F, end, shot.owner,
                            shot.owner);
    if (shot.lifeLeft > -1)
        --shot.lifeLeft;
    if (shot.owner >= 0 && !hasOwner
        && (shot.weapon != Grenade || m_state.settings.destroyBulletsOnDeath != 0))
        return false;
    if (target != -1 || collides || tiles().isOutside(to)) {
        if (target != -1 && shot.owner >= 0)
            tell(What::Hit, shot.owner, target, shot.weapon);
        if (shot.isExplosive
            && (target == -1 || !shot.freezes || (shot.weapon == Shotgun && collides)))
            explode(end, shot.owner, shot.weapon, shot.owner == -1,
                    target == -1 ? -1 : person(target).team);
        else if (shot.freezes)
            freezeAround(shot, to);
        if (hasOwner)
            teleportByBullet(shot, target, line, end, to);
        if (collides && shot.bounces != 0) {
            mirror(shot, line.before);
        } else if (!shot.freezes) {
            if (shot.weapon == Gun)
                tellAt(end, What::Struck, shot.owner, target, sparkAngle(shot.direction));
            return false;
        }
    }
    if (shot.lifeLeft == -1) {
        if (shot.isExplosive)
            explode(end, shot.owner, shot.weapon, shot.owner == -1,
                    hasOwner ? person(shot.owner).team : -1);
        return false;
    }
    takeShotThroughTele(shot, from);
    return true;
}

/// Source: section 17, bullets.
void RebuiltWorld::mirror(Projectile &shot, Vector lastFree) const
{
    shot.startTick = m_state.tick;
    shot.place = lastFree + shot.direction * -4.0F;
    if (shot.bounces == 1)
        shot.direction.x = -shot.direction.x;
    else
        shot.direction.y = -shot.direction.y;
    shot.place = shot.place + shot.direction;
}

void RebuiltWorld::takeShotThroughTele(Projectile &shot, Vector from)
{
    const teeworlds::RaceCell &cell = tiles().cell(tiles().truncatedIndex(from));
    const auto type = m_state.settings.oldTeleportWeapons != 0 ? teeworlds::tile::TeleIn
                                                               : teeworlds::tile::TeleInWeapon;
    const std::vector<Vector> &outs = tiles().teleOuts(cell.teleNumber);
    if (cell.teleType != type || cell.teleNumber == 0 || outs.empty())
        return;
    shot.place = outOf(-1, outs);
    shot.startTick = m_state.tick;
}

void RebuiltWorld::freezeAround(const Projectile &shot, Vector place)
{
    constexpr float Reach = TeeSize + 1;
    for (const std::int32_t client : m_state.order) {
        if (!(teeworlds::length(tee(client).place - place) < Reach))
            continue;
        const bool isOn = !shot.isOfSwitch
                          || (shot.switchNumber > 0
                              && isSwitchOn(shot.switchNumber, person(client).team));
        if (isOn)
            freeze(client, m_state.settings.freezeDelay);
    }
}

bool RebuiltWorld::hitsOthers(int owner, std::uint32_t flag) const
{
    return owner >= 0 && tee(owner).isAlive ? !tee(owner).is(flag) : m_state.settings.hit != 0;
}

/// \param harmsAll  by nobody's hand: whoever stands near, but one of each team.
void RebuiltWorld::explode(Vector place, int owner, int weapon, bool harmsAll, int team)
{
    constexpr float Radius = 135;
    constexpr float Inner = 48;
    tellAt(place, What::Exploded, harmsAll ? -1 : owner, -1, weapon);
    const std::uint8_t zone = owner >= 0 ? tee(owner).tuneZone : std::uint8_t{0};
    const float strength = tuningOfZone(zone)[Tune::ExplosionStrength];
    std::bitset<TeamCount> done;
    for (const std::int32_t client : m_state.order) {
        Tee &it = tee(client);
        const Vector way = it.place - place;
        const float distance = teeworlds::length(way);
        if (!(distance < Radius + TeeSize))
            continue;
        const Vector direction = distance > 0 ? teeworlds::normalized(way) : Vector{0, 1};
        const float share = 1 - std::clamp((distance - Inner) / (Radius - Inner), 0.0F, 1.0F);
        const float damage = std::clamp(strength * share, -1e6F, 1e6F);
        const bool hits = hitsOthers(owner, FlagNoGrenade);
        if (teeworlds::truncatedToInt(damage) == 0 || !(hits || harmsAll || owner == client)
            || (owner != -1 && !meet(owner, client))
            || (owner == -1 && team != -1 && person(client).team != team))
            continue;
        if (!hits || harmsAll) {
            const auto own = static_cast<std::size_t>(person(client).team);
            if (person(client).team == m_rules->superTeam() || done[own])
                continue;
            done.set(own);
        }
        if (owner >= 0 && !harmsAll)
            tell(What::Hit, owner, client, weapon);
        takeDamage(it, direction * damage * 2, teeworlds::truncatedToInt(damage));
    }
}

int RebuiltWorld::firstTeeOn(Vector from, Vector to, float radius, Vector &at, int except,
                             int collideWith, int only) const
{
    float best = teeworlds::length(from - to) * 100;
    int found = -1;
    for (const std::int32_t client : m_state.order) {
        if (client == except || (only != -1 && client != only)
            || (collideWith != -1 && !meet(client, collideWith)))
            continue;
        const Tee &it = tee(client);
        Vector closest;
        if (!closestPoint(from, to, it.place, m_rules->isOld(), closest)
            || !(teeworlds::length(it.place - closest) < TeeSize + radius))
            continue;
        const float distance = teeworlds::length(from - closest);
        if (distance < best) {
            best = distance;
            found = client;
            at = closest;
        }
    }
    return found;
}

void RebuiltWorld::addBeam(int client, Vector aim)
{
    if (m_state.beams.size() >= MostShots) {
        m_state.isDamaged = true;
        return;
    }
    const Tee &own = tee(client);
    Beam beam;
    beam.place = own.place;
    beam.direction = teeworlds::normalized(aim);
    beam.energy = tuningOf(own)[Tune::LaserReach];
    beam.owner = client;
    beam.weapon = own.active;
    beam.tuneZone = tiles().tuneZoneAt(own.place);
    goPiece(beam);
    m_state.beams.insert(m_state.beams.begin(), beam);
}

void RebuiltWorld::moveBeams()
{
    std::erase_if(m_state.beams, [this](Beam &beam) {
        const float delay = tuningOfZone(beam.tuneZone)[Tune::LaserBounceDelay];
        const bool ownerIsGone = m_state.settings.destroyLasersOnDeath != 0
                                 && !tee(beam.owner).isAlive;
        if (ownerIsGone)
            return true;
        if (!(static_cast<float>(m_state.tick - beam.pieceTick)
              > TicksPerSecond * delay / MillisecondsPerSecond))
            return false;
        if (beam.energy < 0)
            return true;
        goPiece(beam);
        return false;
    });
}

void RebuiltWorld::goPiece(Beam &beam)
{
    beam.pieceTick = m_state.tick;
    beam.before = beam.place;
    if (beam.wasTeleported)
        beam.before = beam.place = beam.telePlace;
    const Vector to = beam.place + beam.direction * beam.energy;
    const auto line = shotLine(beam.place, to, teleportsOf(m_state.settings));
    const bool hitsMap = line.what != RaceTiles::Hit::What::Nothing;
    const Vector end = hitsMap ? line.before : to;
    if (!hitTee(beam, end)) {
        beam.from = beam.place;
        beam.place = end;
        if (hitsMap)
            mirrorBeam(beam, line);
        else
            beam.energy = -1;
    }
    teleportByBeam(beam, line, end);
}

/// Where the next piece of a beam that hit the map goes, if one follows.
void RebuiltWorld::mirrorBeam(Beam &beam, const RaceTiles::Hit &line)
{
    const teeworlds::TuningValues &tuning = tuningOfZone(beam.tuneZone);
    Vector direction = beam.direction * 4.0F;
    tiles().bounce(beam.place, direction);
    beam.direction = teeworlds::normalized(direction);
    const float distance = teeworlds::length(beam.from - beam.place);
    if (distance == 0 && beam.bouncedInPlace)
        beam.energy = -1;
    else
        beam.energy -= distance + tuning[Tune::LaserBounceCost];
    beam.bouncedInPlace = distance == 0;
    const std::vector<Vector> &outs = tiles().teleOuts(line.teleNumber);
    if (line.what == RaceTiles::Hit::What::Tele && !outs.empty()) {
        beam.telePlace = outOf(-1, outs);
        beam.wasTeleported = true;
    } else {
        ++beam.bounceCount;
        beam.wasTeleported = false;
    }
    if (static_cast<float>(beam.bounceCount) > tuning[Tune::LaserBounces])
        beam.energy = -1;
}

/// The first tee on the beam's way from its place, or -1.
int RebuiltWorld::targetOf(const Beam &beam, Vector to, Vector &at) const
{
    const bool isOldLaser = m_state.settings.oldLaser != 0;
    const bool sparesOwner = isOldLaser || (beam.bounceCount == 0 && !beam.wasTeleported);
    const bool ownerLives = tee(beam.owner).isAlive;
    const bool hits = hitsOthers(beam.owner, beam.weapon == Laser ? FlagNoLaser : FlagNoShotgun);
    return firstTeeOn(beam.place, to, 0, at, sparesOwner && ownerLives ? beam.owner : -1,
                      beam.owner, !hits && ownerLives ? beam.owner : -1);
}

bool RebuiltWorld::hitTee(Beam &beam, Vector to)
{
    const bool isOldLaser = m_state.settings.oldLaser != 0;
    const bool hits = hitsOthers(beam.owner, beam.weapon == Laser ? FlagNoLaser : FlagNoShotgun);
    Vector at;
    const int target = targetOf(beam, to, at);
    if (target == -1 || (target == beam.owner && isOldLaser) || (target != beam.owner && !hits))
        return false;
    beam.from = beam.place;
    beam.place = at;
    beam.energy = -1;
    tell(What::Hit, beam.owner, target, beam.weapon);
    Tee &it = tee(target);
    if (beam.weapon == Laser) {
        unfreeze(target, beam.owner);
        return true;
    }
    const Vector from = isOldLaser ? tee(beam.owner).core : beam.before;
    const float strength = tuningOfZone(beam.tuneZone)[Tune::ShotgunStrength];
    if (from != it.core)
        it.velocity = it.velocity + teeworlds::normalized(from - it.core) * strength;
    it.limits.apply(it.velocity);
    return true;
}

} // namespace tickscope::teehistorian
