// SPDX-License-Identifier: MIT
//
// What tiles do to a tee. Source: ddnet-rebuild.md, sections 9, 11 and 17.
#include <cmath>
#include <numbers>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

namespace tile = teeworlds::tile;
using teeworlds::RaceCell;
using What = RebuiltEvent::What;

/// Servers from here on freeze anew as soon as nothing is left of the last freeze.
constexpr int FreshFreezeVersion = 1802;

/// A tile that switches a flag of a tee on, and the one that switches it off.
struct FlagTiles {
    std::uint8_t on;
    std::uint8_t off;
    std::uint32_t flag;
};
constexpr std::array ModeTiles = {
    FlagTiles{tile::EndlessHookOn, tile::EndlessHookOff, FlagEndlessHook},
    FlagTiles{tile::HitOff, tile::HitOn,
              FlagNoHammer | FlagNoShotgun | FlagNoGrenade | FlagNoLaser},
    FlagTiles{tile::CollisionOff, tile::CollisionOn, FlagNoCollision},
    FlagTiles{tile::HookHitOff, tile::HookHitOn, FlagNoHook},
    FlagTiles{tile::EndlessJumpOn, tile::EndlessJumpOff, FlagEndlessJump},
    FlagTiles{tile::JetpackOn, tile::JetpackOff, FlagJetpack},
    FlagTiles{tile::TeleGunOn, tile::TeleGunOff, FlagTeleGun},
    FlagTiles{tile::TeleGrenadeOn, tile::TeleGrenadeOff, FlagTeleGrenade},
    FlagTiles{tile::TeleLaserOn, tile::TeleLaserOff, FlagTeleLaser},
};

/// Angle of a way as speedups compare it: upwards is positive, 0 to 2 pi.
float angleOf(Vector way)
{
    constexpr float Pi = std::numbers::pi_v<float>;
    float angle = 0;
    if (way.x > 0.0000001F)
        angle = -std::atan(way.y / way.x);
    else if (way.x < 0.0000001F && way.x != 0)
        angle = std::atan(way.y / way.x) + Pi;
    else
        angle = way.y > 0.0000001F ? Pi / 2 : -Pi / 2;
    return angle < 0 ? angle + 2 * Pi : angle;
}

} // namespace

bool RebuiltWorld::freeze(int client, int seconds, int by)
{
    Tee &own = tee(client);
    if (seconds <= 0 || own.is(FlagSuper) || own.freezeTime > seconds * TicksPerSecond)
        return false;
    const bool isFresh = own.freezeTime == 0 && m_rules->version >= FreshFreezeVersion;
    if (!isFresh && own.freezeStart >= m_state.tick - TicksPerSecond)
        return false;
    if (own.freezeTime == 0)
        tell(What::Frozen, client, by);
    if (m_rules->isOld() && own.active == Hammer)
        own.reload = 0;
    own.armor = 0;
    own.freezeTime = seconds * TicksPerSecond;
    own.freezeStart = m_state.tick;
    return true;
}

bool RebuiltWorld::unfreeze(int client, int by)
{
    Tee &own = tee(client);
    if (own.freezeTime <= 0)
        return false;
    if (!own.has(own.active))
        own.active = Gun;
    own.armor = FullArmor;
    own.freezeTime = 0;
    own.freezeStart = 0;
    own.wasUnfrozen = true;
    tell(What::Unfrozen, client, by);
    return true;
}

void RebuiltWorld::handleTiles(int client)
{
    Tee &own = tee(client);
    const std::size_t here = tiles().truncatedIndex(own.place);
    const bool isSpecial = tiles().cell(here).isSpecial;
    if (isSpecial)
        handleSpeedup(own, here);
    if (mayCost(teeworlds::length(own.place - own.previous)))
        tiles().walk(own.previous, own.place, m_walked);
    else
        m_walked.clear();
    if (m_walked.empty()) {
        handleTile(client, isSpecial ? std::optional(here) : std::nullopt);
        return;
    }
    // Teleports change where it is, so the way is taken as it was.
    const std::vector<std::size_t> way = m_walked;
    for (const std::size_t index : way)
        handleTile(client, index);
}

void RebuiltWorld::handleTile(int client, std::optional<std::size_t> index)
{
    Tee &own = tee(client);
    if (tiles().hasStoppers())
        own.limits = tiles().limits(own.place, index.value_or(tiles().roundedIndex(own.place)),
                                    switchesOf(person(client).team));
    if (!index) {
        own.hasRefilled = own.hasPenalty = own.hasBonus = false;
        return;
    }
    const RaceCell &cell = tiles().cell(*index);
    if (cell.teleType == tile::TeleCheck && cell.teleNumber != 0) {
        if (own.teleCheckpoint != cell.teleNumber)
            tell(What::Checkpoint, client, -1, cell.teleNumber);
        own.teleCheckpoint = cell.teleNumber;
    }
    if (cell.has(tile::UnlockTeam))
        lockTeam(person(client).team, false, 0);
    handleRaceTiles(client, cell);
    handleFreezeTiles(client, cell);
    handleModeTiles(client, cell);
    handleJumpTiles(own, cell);
    handleSwitchTile(client, cell);
    handleTeleports(client, cell);
}

void RebuiltWorld::handleFreezeTiles(int client, const RaceCell &cell)
{
    Tee &own = tee(client);
    if (cell.has(tile::Freeze) && !own.is(FlagSuper) && !own.isDeep)
        freeze(client, m_state.settings.freezeDelay);
    else if (cell.has(tile::Unfreeze) && !own.isDeep)
        unfreeze(client);
    if (own.is(FlagSuper))
        return;
    if (cell.has(tile::DeepFreeze))
        own.isDeep = true;
    else if (cell.has(tile::DeepUnfreeze))
        own.isDeep = false;
    if (m_rules->isOld())
        return;
    if (cell.has(tile::LiveFreeze))
        own.set(FlagLiveFrozen, true);
    else if (cell.has(tile::LiveUnfreeze))
        own.set(FlagLiveFrozen, false);
}

void RebuiltWorld::handleModeTiles(int client, const RaceCell &cell)
{
    Tee &own = tee(client);
    for (const FlagTiles &tiles : ModeTiles) {
        if (cell.has(tiles.on))
            own.set(tiles.flag, true);
        else if (cell.has(tiles.off))
            own.set(tiles.flag, false);
    }
}

void RebuiltWorld::handleJumpTiles(Tee &own, const RaceCell &cell)
{
    if (cell.has(tile::WallJump) && own.velocity.y > 0 && own.isBlockedAtSide && own.hasLeftWall) {
        own.hasLeftWall = false;
        own.jumpedTotal = own.jumps >= 2 ? own.jumps - 2 : 0;
        own.jumped = 1;
    }
    if (!cell.has(tile::RefillJumps)) {
        own.hasRefilled = false;
    } else if (!own.hasRefilled) {
        own.jumpedTotal = 0;
        own.jumped = 0;
        own.hasRefilled = true;
    }
    if (own.velocity.y > 0 && own.limits.down) {
        own.jumped = 0;
        own.jumpedTotal = 0;
    }
    own.limits.apply(own.velocity);
}

void RebuiltWorld::handleSwitchTile(int client, const RaceCell &cell)
{
    Tee &own = tee(client);
    const int team = person(client).team;
    const bool isSuperTeam = team == m_rules->superTeam();
    const int delay = cell.switchDelay;
    const bool acts = cell.switchNumber == 0 || isSwitchOn(cell.switchNumber, team);
    const auto setTimed = [&](bool isOn, bool isTimed) {
        if (cell.switchNumber > 0 && !isSuperTeam)
            setSwitch(cell.switchNumber, team, isOn,
                      isTimed ? m_state.tick + 1 + delay * TicksPerSecond : 0);
    };
    const auto setHit = [&](bool isOff) {
        constexpr std::array HitFlags = {FlagNoHammer, TeeFlag{}, FlagNoShotgun, FlagNoGrenade,
                                         FlagNoLaser};
        if (static_cast<std::size_t>(delay) < HitFlags.size())
            own.set(HitFlags[static_cast<std::size_t>(delay)], isOff);
    };
    switch (cell.switchType) {
    case tile::SwitchOpen:
        setTimed(true, false);
        break;
    case tile::SwitchClose:
        setTimed(false, false);
        break;
    case tile::SwitchTimedOpen:
        setTimed(true, true);
        break;
    case tile::SwitchTimedClose:
        setTimed(false, true);
        break;
    case tile::Freeze:
        if (acts && !isSuperTeam)
            freeze(client, delay);
        break;
    case tile::DeepFreeze:
        own.isDeep = own.isDeep || (acts && !isSuperTeam);
        break;
    case tile::DeepUnfreeze:
        own.isDeep = own.isDeep && !(acts && !isSuperTeam);
        break;
    case tile::LiveFreeze:
        if (acts && !isSuperTeam)
            own.set(FlagLiveFrozen, true);
        break;
    case tile::LiveUnfreeze:
        if (acts && !isSuperTeam)
            own.set(FlagLiveFrozen, false);
        break;
    case tile::HitOn:
        setHit(false);
        break;
    case tile::HitOff:
        setHit(true);
        break;
    case tile::Jumps:
        own.jumps = delay == 255 ? -1 : delay;
        break;
    case tile::AddTime:
        if (!own.hasPenalty)
            own.startTick -= (delay * 60 + cell.switchNumber) * TicksPerSecond;
        own.hasPenalty = true;
        break;
    case tile::SubtractTime:
        if (!own.hasBonus)
            own.startTick = std::min(
                own.startTick + (delay * 60 + cell.switchNumber) * TicksPerSecond, m_state.tick);
        own.hasBonus = true;
        break;
    default:
        break;
    }
    if (cell.switchType != tile::AddTime)
        own.hasPenalty = false;
    if (cell.switchType != tile::SubtractTime)
        own.hasBonus = false;
}

bool RebuiltWorld::handleTeleports(int client, const RaceCell &cell)
{
    const ServerSettings &settings = m_state.settings;
    const bool isOldStyle = settings.oldTeleportHook != 0 || settings.oldTeleportWeapons != 0;
    const bool isSuperTee = tee(client).is(FlagSuper);
    const bool isEvil = cell.teleType == tile::TeleInEvil;
    if ((cell.teleType == tile::TeleIn && !isOldStyle) || isEvil) {
        const std::vector<Vector> &outs = tiles().teleOuts(cell.teleNumber);
        if (cell.teleNumber == 0 || outs.empty() || isSuperTee)
            return false;
        teleport(client, outOf(client, outs), isEvil && !isOldStyle);
        return true;
    }
    if ((cell.teleType != tile::TeleCheckInEvil && cell.teleType != tile::TeleCheckIn)
        || isSuperTee)
        return false;
    const bool isEvilCheck = cell.teleType == tile::TeleCheckInEvil;
    for (int number = tee(client).teleCheckpoint; number > 0; --number) {
        const auto &outs = tiles().checkpointOuts(static_cast<std::uint8_t>(number));
        if (outs.empty())
            continue;
        teleport(client, outOf(client, outs), isEvilCheck);
        return true;
    }
    teleport(client, nearestSpawn(client), isEvilCheck);
    return true;
}

void RebuiltWorld::teleport(int client, Vector to, bool isEvil)
{
    Tee &own = tee(client);
    own.core = to;
    tell(What::Teleported, client);
    if (isEvil)
        own.velocity = {};
    if (m_state.settings.teleportHoldHook == 0) {
        own.dropHook(teeworlds::HookRetracted);
        if (isEvil)
            releaseHooksOn(client);
    }
    if (m_state.settings.teleportLoseWeapons != 0) {
        for (std::int32_t weapon = Shotgun; weapon < Ninja; ++weapon)
            loseWeapon(own, weapon);
    }
}

void RebuiltWorld::releaseHooksOn(int client)
{
    forEachInWorld([&](int other) {
        Tee &it = tee(other);
        if (it.hookedPlayer != client || isSuper(other))
            return;
        it.hookedPlayer = -1;
        it.hookState = teeworlds::HookRetracted;
        tell(What::HookReleased, other, client);
    });
}

/// One of several outs: drawn with the server's random numbers, or, where their seed is not
/// known, the one nearest to where the tee then was. -1 for a shot.
Vector RebuiltWorld::outOf(int client, const std::vector<Vector> &outs)
{
    if (outs.size() == 1)
        return outs.front();
    if (m_rules->random)
        return outs[m_state.random.draw() % outs.size()];
    if (client < 0)
        return outs.front();
    const Person &one = person(client);
    const Vector recorded{static_cast<float>(one.x), static_cast<float>(one.y)};
    return *std::ranges::min_element(outs, {},
                                     [&](Vector out) { return teeworlds::length(out - recorded); });
}

Vector RebuiltWorld::nearestSpawn(int client) const
{
    const Person &one = person(client);
    const Vector recorded{static_cast<float>(one.x), static_cast<float>(one.y)};
    const std::vector<Vector> &spawns = tiles().spawns();
    if (spawns.empty())
        return recorded;
    return *std::ranges::min_element(
        spawns, {}, [&](Vector spawn) { return teeworlds::length(spawn - recorded); });
}

void RebuiltWorld::handleSpeedup(Tee &own, std::size_t index)
{
    const auto speedup = tiles().speedupAt(index);
    if (!speedup)
        return;
    const auto force = static_cast<float>(speedup->force);
    if (speedup->force == 255 && speedup->maxSpeed != 0) {
        own.velocity = speedup->direction * static_cast<float>(speedup->maxSpeed / 5);
        return;
    }
    Vector velocity = own.velocity;
    if (speedup->maxSpeed == 0) {
        velocity = velocity + speedup->direction * force;
    } else {
        const auto most = static_cast<float>(std::max(speedup->maxSpeed, 5));
        const float difference = angleOf(speedup->direction) - angleOf(velocity);
        const float left = most / 5.0F - std::cos(difference) * teeworlds::length(velocity);
        const bool isFar = std::abs(std::int64_t{teeworlds::truncatedToInt(left)}) > speedup->force;
        velocity = velocity
                   + speedup->direction
                         * (!isFar              ? left
                            : left > 0.0000001F ? force
                                                : -force);
    }
    own.limits.apply(velocity);
    own.velocity = velocity;
}

} // namespace tickscope::teehistorian
