// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teehistorian/clients/memory_fields.h"
#include "core/formats/teehistorian/simulation/saved_world.h"
#include "core/formats/teehistorian/simulation/simulation_pass.h"
#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"
#include "core/io/archive.h"

namespace tickscope::teeworlds {

void visitFields(auto &archive, Visited<Vector> auto &vector)
{
    archive(vector.x, vector.y);
}

void visitFields(auto &archive, Visited<MoveLimits> auto &limits)
{
    archive(limits.left, limits.right, limits.up, limits.down);
}

} // namespace tickscope::teeworlds

/// The fields of a saved world, for archives.
namespace tickscope::teehistorian {

void visitFields(auto &archive, Visited<CarriedState> auto &carried)
{
    archive(carried.place, carried.hookPos, carried.hookDir, carried.ninjaDir, carried.hookTick,
            carried.jumped, carried.jumpedTotal, carried.jumps, carried.weapons, carried.active,
            carried.last, carried.queued, carried.reload, carried.freezeTime, carried.isDeep,
            carried.flags, carried.teleCheckpoint, carried.ninjaTick, carried.ninjaMove,
            carried.ninjaSpeed, carried.race);
}

template<typename Archive, Visited<Tee> T>
void visitFields(Archive &archive, T &tee)
{
    using Carried = std::conditional_t<std::is_const_v<T>, const CarriedState, CarriedState>;
    visitFields(archive, static_cast<Carried &>(tee));
    archive(tee.rescue, tee.previous, tee.core, tee.velocity, tee.hookBase, tee.teleGunPlace,
            tee.input, tee.saved, tee.latest, tee.latestBefore, tee.coreLimits, tee.limits,
            tee.hookState, tee.hookedPlayer, tee.hookIsTeleported, tee.direction, tee.angle,
            tee.attackTick, tee.freezeStart, tee.armor, tee.wasUnfrozen, tee.isInFreeze,
            tee.hasRefilled, tee.hasLeftWall, tee.isBlockedAtSide, tee.hasPenalty, tee.hasBonus,
            tee.hasFreezeHammer, tee.tuneZone, tee.inputCount, tee.ninjaHits, tee.isTeleGunDue,
            tee.isTeleGunBlue, tee.startTick, tee.emote, tee.emoteStop, tee.lastAction,
            tee.freezeAge, tee.hasRescue, tee.turnIndex, tee.isAlive, tee.isInWorld, tee.pausedTick,
            tee.guess);
}

void visitFields(auto &archive, Visited<Person> auto &one)
{
    archive(one.input, one.held, one.x, one.y, one.isPlaced, one.inputsNow, one.hasInput,
            one.mayAct, one.isInGame, one.flags, one.team, one.nextTeam, one.isSpectator, one.pause,
            one.watched, one.forcedPause, one.isPauseOver, one.lastPause, one.lastKill,
            one.lastEmoticon, one.emoteDefault, one.emoteReset, one.lastEyeEmote, one.lastActivity,
            one.changedInputs, one.isAfkFromStart, one.wasThere, one.respawns, one.spawnsLater);
}

void visitFields(auto &archive, Visited<Projectile> auto &shot)
{
    archive(shot.place, shot.direction, shot.weapon, shot.owner, shot.startTick, shot.lifeLeft,
            shot.aimX, shot.aimY, shot.isExplosive, shot.freezes, shot.isOfSwitch,
            shot.switchNumber, shot.bounces, shot.tuneZone);
}

void visitFields(auto &archive, Visited<Beam> auto &beam)
{
    archive(beam.from, beam.place, beam.before, beam.direction, beam.telePlace, beam.energy,
            beam.owner, beam.weapon, beam.pieceTick, beam.bounceCount, beam.wasTeleported,
            beam.bouncedInPlace, beam.isTeleGunOff, beam.isTeleGunBlue, beam.tuneZone);
}

void visitFields(auto &archive, Visited<RotatingLaser> auto &laser)
{
    archive(laser.place, laser.speed, laser.end, laser.angle, laser.length, laser.overshoot,
            laser.growth);
}

void visitFields(auto &archive, Visited<Dragger> auto &dragger)
{
    archive(dragger.place, dragger.speed, dragger.targets);
}

void visitFields(auto &archive, Visited<DraggerBeam> auto &beam)
{
    archive(beam.dragger, beam.client);
}

void visitFields(auto &archive, Visited<Turret::LastShot> auto &shot)
{
    archive(shot.isSolo, shot.target, shot.tick);
}

void visitFields(auto &archive, Visited<Turret> auto &turret)
{
    archive(turret.place, turret.speed, turret.lastShots);
}

void visitFields(auto &archive, Visited<Plasma> auto &plasma)
{
    archive(plasma.place, plasma.step, plasma.ticksLeft, plasma.startTick, plasma.client,
            plasma.turret, plasma.freezes, plasma.explodes);
}

void visitFields(auto &archive, Visited<DeviceState> auto &devices)
{
    archive(devices.lasers, devices.draggers, devices.draggerBeams, devices.turrets,
            devices.plasma);
}

void visitFields(auto &archive, Visited<Action> auto &action)
{
    archive(action.what, action.client, action.value, action.numbers, action.words);
}

void visitFields(auto &archive, Visited<SwitchTimer> auto &timer)
{
    archive(timer.number, timer.team, timer.endTick, timer.isOnUntil);
}

void visitFields(auto &archive, Visited<WorldRest> auto &rest)
{
    auto &teams = rest.teams;
    archive(rest.order, rest.projectiles, rest.beams, rest.devices, rest.switches.byTeam,
            rest.switches.timers, teams.races, teams.hasStarted, teams.hasFinished, teams.practice,
            teams.locked, rest.isDamaged, rest.pending);
    ServerSettings::forEach(rest.settings, archive);
    rest.tuning.forEach(archive);
    PcgRandom::forEach(rest.random, archive);
}

template<typename Archive, Visited<SavedWorld> T>
void visitFields(Archive &archive, T &world)
{
    archive(world.tick, world.tees, world.persons, world.rest);
    if constexpr (Archive::IsReader) {
        if (!isPossible(world))
            archive.refuse();
    }
}

void visitFields(auto &archive, Visited<SimulationCheckpoint> auto &checkpoint)
{
    archive(checkpoint.byte, checkpoint.rule, checkpoint.clients, checkpoint.world);
}

} // namespace tickscope::teehistorian
