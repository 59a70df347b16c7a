// SPDX-License-Identifier: MIT
//
// What tiles do to a tee. Source: ddnet-rebuild.md, sections 9, 11 and 17.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

namespace tile = teeworlds::tile;
using teeworlds::RaceCell;
using What = RebuiltEvent::What;

/// A tile that switches a flag of a tee on, and the one that switches it off.
struct FlagTiles {
    std::uint8_t on;
    std::uint8_t off;
    std::uint32_t flag;
};
constexpr std::array ModeTiles = {
    FlagTiles{tile::SoloOn, tile::SoloOff, FlagSolo},
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

Vector nearestTo(const std::vector<Vector> &places, Vector place)
{
    return *std::ranges::min_element(places, {},
                                     [&](Vector other) { return length(other - place); });
}

void handleFreezeTiles(World &world, int client, const RaceCell &cell)
{
    Tee &own = world.tee(client);
    if (cell.has(tile::Freeze) && !own.is(FlagSuper) && !own.isDeep)
        freeze(world, client, world.settings.freezeDelay);
    else if (cell.has(tile::Unfreeze) && !own.isDeep)
        unfreeze(world, client);
    if (own.is(FlagSuper))
        return;
    if (cell.has(tile::DeepFreeze) || cell.has(tile::DeepUnfreeze))
        setDeep(world, client, cell.has(tile::DeepFreeze));
    if (!world.rules().hasLiveFreezeTiles)
        return;
    if (cell.has(tile::LiveFreeze))
        own.set(FlagLiveFrozen, true);
    else if (cell.has(tile::LiveUnfreeze))
        own.set(FlagLiveFrozen, false);
}

void handleModeTiles(Tee &own, const RaceCell &cell)
{
    for (const FlagTiles &tiles : ModeTiles) {
        if (cell.has(tiles.on))
            own.set(tiles.flag, true);
        else if (cell.has(tiles.off))
            own.set(tiles.flag, false);
    }
}

void handleJumpTiles(Tee &own, const RaceCell &cell)
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

/// \param endTick  0 for one that stays so.
void setSwitch(World &world, int number, int team, bool isOn, int endTick)
{
    Switches &switches = world.switches;
    switches.turn(number, team, isOn, world.rules().firstSwitches);
    if (world.mayCost(static_cast<float>(switches.timers.size())))
        switches.setTimer({static_cast<std::uint8_t>(number), team, endTick, isOn});
}

/// Tiles that change a race's time do so once while a tee stays on them.
void handleTimeTile(const World &world, Tee &own, const RaceCell &cell)
{
    const std::int32_t ticks = (cell.switchDelay * 60 + cell.switchNumber) * TicksPerSecond;
    const bool adds = cell.switchType == tile::AddTime;
    const bool subtracts = cell.switchType == tile::SubtractTime;
    if (adds && !own.hasPenalty)
        own.startTick -= ticks;
    else if (subtracts && !own.hasBonus)
        own.startTick = std::min(own.startTick + ticks, world.tick);
    own.hasPenalty = adds;
    own.hasBonus = subtracts;
}

void handleSwitchTile(World &world, int client, const RaceCell &cell)
{
    constexpr std::array HitFlags = {FlagNoHammer, TeeFlag{}, FlagNoShotgun, FlagNoGrenade,
                                     FlagNoLaser};
    Tee &own = world.tee(client);
    const int team = world.teamOf(client);
    const bool isSuperTeam = world.isInSuperTeam(client);
    const int type = cell.switchType;
    const std::size_t delay = cell.switchDelay;
    const bool freezes = !isSuperTeam
                         && (cell.switchNumber == 0 || world.isSwitchOn(cell.switchNumber, team));
    switch (type) {
    case tile::SwitchOpen:
    case tile::SwitchClose:
        if (cell.switchNumber > 0 && !isSuperTeam)
            setSwitch(world, cell.switchNumber, team, type == tile::SwitchOpen, 0);
        break;
    case tile::SwitchTimedOpen:
    case tile::SwitchTimedClose:
        if (cell.switchNumber > 0 && !isSuperTeam)
            setSwitch(world, cell.switchNumber, team, type == tile::SwitchTimedOpen,
                      world.tick + 1 + cell.switchDelay * TicksPerSecond);
        break;
    case tile::Freeze:
        if (freezes)
            freeze(world, client, cell.switchDelay);
        break;
    case tile::DeepFreeze:
    case tile::DeepUnfreeze:
        if (freezes)
            setDeep(world, client, type == tile::DeepFreeze);
        break;
    case tile::LiveFreeze:
    case tile::LiveUnfreeze:
        if (freezes)
            own.set(FlagLiveFrozen, type == tile::LiveFreeze);
        break;
    case tile::HitOn:
    case tile::HitOff:
        if (delay < HitFlags.size())
            own.set(HitFlags[delay], type == tile::HitOff);
        break;
    case tile::Jumps:
        own.jumps = delay == 255 ? -1 : cell.switchDelay;
        break;
    default:
        break;
    }
    handleTimeTile(world, own, cell);
}

void teleport(World &world, int client, Vector to, bool isEvil)
{
    Tee &own = world.tee(client);
    own.core = to;
    world.emitEvent(What::Teleported, client);
    if (isEvil)
        own.velocity = {};
    if (world.settings.teleportHoldHook == 0) {
        own.dropHook(teeworlds::HookRetracted);
        if (isEvil)
            releaseHooksOn(world, client);
    }
    if (world.settings.teleportLoseWeapons != 0) {
        for (std::int32_t weapon = Shotgun; weapon < Ninja; ++weapon)
            loseWeapon(own, weapon);
    }
}

void handleTeleports(World &world, int client, const RaceCell &cell)
{
    const ServerSettings &settings = world.settings;
    const bool isOldStyle = settings.oldTeleportHook != 0 || settings.oldTeleportWeapons != 0;
    const bool isEvil = cell.teleType == tile::TeleInEvil;
    const bool isEvilCheck = cell.teleType == tile::TeleCheckInEvil;
    if (world.tee(client).is(FlagSuper))
        return;
    if ((cell.teleType == tile::TeleIn && !isOldStyle) || isEvil) {
        const std::vector<Vector> &outs = world.tiles().places().teleOuts[cell.teleNumber];
        if (cell.teleNumber != 0 && !outs.empty())
            teleport(world, client, outOf(world, client, outs), isEvil && !isOldStyle);
    } else if (isEvilCheck || cell.teleType == tile::TeleCheckIn) {
        int number = world.tee(client).teleCheckpoint;
        const auto outs = [&]() -> const std::vector<Vector> & {
            return world.tiles().places().checkpointOuts[static_cast<std::uint8_t>(number)];
        };
        while (number > 0 && outs().empty())
            --number;
        teleport(world, client,
                 number > 0 ? outOf(world, client, outs()) : nearestSpawn(world, client),
                 isEvilCheck);
    }
}

void handleRaceTiles(World &world, int client, const RaceCell &cell)
{
    const Tee &own = world.tee(client);
    const auto touches = [&](std::uint8_t index) {
        return cell.has(index) || hasCornerOn(world, client, index);
    };
    if (own.race != RaceState::Cheated && touches(tile::Start))
        startRace(world, client);
    if (own.race == RaceState::Started && touches(tile::Finish))
        finishRace(world, client);
}

void handleTile(World &world, int client, std::optional<std::size_t> index)
{
    Tee &own = world.tee(client);
    if (world.tiles().hasStoppers())
        own.limits = world.tiles().limits(own.place,
                                          index.value_or(world.tiles().roundedIndex(own.place)),
                                          world.switchesOf(world.teamOf(client)));
    if (!index) {
        own.hasRefilled = own.hasPenalty = own.hasBonus = false;
        return;
    }
    const RaceCell &cell = world.tiles().cell(*index);
    if (cell.teleType == tile::TeleCheck && cell.teleNumber != 0) {
        if (own.teleCheckpoint != cell.teleNumber)
            world.emitEvent(What::TeleCheckpoint, client, -1, cell.teleNumber);
        own.teleCheckpoint = cell.teleNumber;
    }
    if (cell.has(tile::UnlockTeam) && world.isRealTeam(world.teamOf(client)))
        world.teams.locked[teamIndex(world.teamOf(client))] = false;
    if (world.tiles().hasRace())
        handleRaceTiles(world, client, cell);
    handleFreezeTiles(world, client, cell);
    handleModeTiles(own, cell);
    handleJumpTiles(own, cell);
    handleSwitchTile(world, client, cell);
    handleTeleports(world, client, cell);
}

void handleSpeedup(World &world, Tee &own, std::size_t index)
{
    const auto speedup = world.tiles().speedupAt(index);
    if (!speedup)
        return;
    const auto force = static_cast<float>(speedup->force);
    if (speedup->force == 255 && speedup->maxSpeed != 0) {
        const int speed = speedup->maxSpeed / 5; // in whole units
        own.velocity = speedup->direction * static_cast<float>(speed);
        return;
    }
    Vector velocity = own.velocity;
    if (speedup->maxSpeed == 0) {
        velocity = velocity + speedup->direction * force;
    } else {
        const auto most = static_cast<float>(std::max(speedup->maxSpeed, 5));
        const float difference = angleOf(speedup->direction) - angleOf(velocity);
        const float left = most / 5.0F - std::cos(difference) * length(velocity);
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

constexpr float PickupReach = 20;
constexpr std::int32_t NinjaTakenTick = -500;

/// Entities that are picked up. Source: teeworlds-map.md, section 4.
enum PickupEntity : std::uint8_t {
    Armor = 6,
    Health = 7,
    TakesShotgun = 8,
    TakesGrenade = 9,
    TakesNinja = 10,
    TakesLaser = 11,
    ShotgunShield = 35,
    GrenadeShield = 36,
    NinjaShield = 37,
    LaserShield = 38,
};

/// That a pickup gives or takes, and a shield takes.
std::int32_t weaponOf(std::uint8_t entity)
{
    if (entity == TakesShotgun || entity == ShotgunShield)
        return Shotgun;
    return entity == TakesGrenade || entity == GrenadeShield ? Grenade : Laser;
}

void pickUp(World &world, int client, const Pickup &pickup)
{
    Tee &own = world.tee(client);
    const bool isSuperTeam = world.isInSuperTeam(client);
    const auto resetNinja = [&own] {
        own.ninjaDir = {};
        own.ninjaTick = NinjaTakenTick;
        own.ninjaMove = 0;
    };
    const auto lose = [&own](std::int32_t weapon) {
        if (own.has(weapon)) {
            own.take(weapon);
            own.last = Gun;
        }
        if (own.active == weapon)
            own.active = Hammer;
    };
    switch (pickup.entity) {
    case Health:
        freeze(world, client, world.settings.freezeDelay);
        break;
    case TakesShotgun:
    case TakesGrenade:
    case TakesLaser:
        own.give(weaponOf(pickup.entity));
        break;
    case TakesNinja:
        giveNinja(world, own);
        break;
    case Armor:
        if (isSuperTeam)
            break;
        for (std::int32_t weapon = Shotgun; weapon < WeaponCount; ++weapon)
            lose(weapon);
        resetNinja();
        break;
    case ShotgunShield:
    case GrenadeShield:
    case LaserShield:
        if (!isSuperTeam)
            lose(weaponOf(pickup.entity));
        break;
    case NinjaShield:
        if (!isSuperTeam)
            resetNinja();
        break;
    default:
        break;
    }
}

} // namespace

bool hasCornerOn(const World &world, int client, std::uint8_t index)
{
    constexpr float Third = TeeSize / 3;
    constexpr Vector Corners[] = {
        {Third, -Third}, {Third, Third}, {-Third, -Third}, {-Third, Third}};
    return std::ranges::any_of(Corners, [&](Vector corner) {
        return world.tiles().at(world.tee(client).place + corner).has(index);
    });
}

void handleTiles(World &world, int client)
{
    Tee &own = world.tee(client);
    const std::size_t here = world.tiles().truncatedIndex(own.place);
    const bool isSpecial = world.tiles().cell(here).isSpecial;
    if (isSpecial)
        handleSpeedup(world, own, here);
    // Teleports change where it is, so the way is taken as it was.
    std::vector<std::size_t> way;
    if (world.mayCost(length(own.place - own.previous)))
        world.tiles().walk(own.previous, own.place, way);
    if (way.empty()) {
        handleTile(world, client, isSpecial ? std::optional(here) : std::nullopt);
        return;
    }
    for (const std::size_t index : way)
        handleTile(world, client, index);
}

Vector outOf(World &world, int client, const std::vector<Vector> &outs)
{
    if (outs.size() == 1)
        return outs.front();
    if (world.rules().random)
        return outs[world.random.draw() % outs.size()];
    return client < 0 ? outs.front() : nearestTo(outs, world.person(client).recorded());
}

Vector nearestSpawn(const World &world, int client)
{
    const Vector recorded = world.person(client).recorded();
    const std::vector<Vector> &spawns = world.tiles().places().spawns;
    return spawns.empty() ? recorded : nearestTo(spawns, recorded);
}

void actPickups(World &world)
{
    if (world.rules().pickups.empty())
        return;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pickers; // pickup, place in order
    pickers.reserve(world.order.size());
    for (std::size_t i = 0; i < world.order.size(); ++i) {
        const Vector place = world.tee(world.order[i]).place;
        for (const std::uint32_t pickup :
             world.rules().pickupsNear(world.tiles().truncatedIndex(place)))
            pickers.emplace_back(pickup, static_cast<std::uint32_t>(i));
    }
    std::ranges::sort(pickers);
    for (const auto &[index, place] : pickers) {
        const Pickup &pickup = world.rules().pickups[index];
        const std::int32_t client = world.order[place];
        const bool isOff = pickup.isOfSwitch && pickup.switchNumber > 0
                           && !world.isSwitchOn(pickup.switchNumber, world.teamOf(client));
        if (!isOff && length(world.tee(client).place - pickup.place) < TeeSize + PickupReach)
            pickUp(world, client, pickup);
    }
}

} // namespace tickscope::teehistorian
