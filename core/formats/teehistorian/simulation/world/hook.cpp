// SPDX-License-Identifier: MIT
//
// The hook. Source: ddnet-rebuild.md, section 7.

#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::RaceTiles;
using teeworlds::Tune;
using What = RebuiltEvent::What;

constexpr float HookReach = TeeSize + 2;
/// Ticks for which a hook can hold a tee.
constexpr std::int32_t LongestHold = 60;

/// Whether the hook's way to \a to meets a tee, which it then holds.
bool hookTee(World &world, int client, Vector to)
{
    Tee &own = world.tee(client);
    float best = 0;
    bool found = false;
    world.forEachInWorld([&](int other) {
        const Tee &it = world.tee(other);
        if (other == client)
            return;
        const bool passes = !world.isSuper(client) && !world.isSuper(other)
                            && (!world.meet(client, other) || it.is(FlagSolo) || own.is(FlagSolo));
        Vector closest;
        if (passes || !world.nearestOn(own.hookPos, to, it.core, closest)
            || !(length(it.core - closest) < HookReach))
            return;
        const float distance = length(own.hookPos - it.core);
        if (own.hookedPlayer == -1 || distance < best) {
            own.hookState = teeworlds::HookGrabbed;
            own.hookedPlayer = other;
            best = distance;
            found = true;
        }
    });
    if (found)
        world.emitEvent(What::HookPlayer, client, own.hookedPlayer);
    return found;
}

void flyHook(World &world, int client, Vector aim)
{
    Tee &own = world.tee(client);
    const teeworlds::TuningValues &tuning = world.tuningOf(own);
    const Vector base = own.hookIsTeleported ? own.hookBase : own.core;
    Vector next = own.hookPos + own.hookDir * tuning[Tune::HookFireSpeed];
    if (length(base - next) > tuning[Tune::HookLength]) {
        own.hookState = teeworlds::HookRetractStart;
        const Vector from = world.rules().longHooksEndFromTee ? own.core : base;
        next = from + normalized(next - from) * tuning[Tune::HookLength];
    }
    const auto hit = world.hookLine(own.hookPos, next);
    const bool reachesTees = !own.is(FlagNoHook) && tuning.isOn(Tune::PlayerHooking)
                             && (own.hookState == teeworlds::HookFlying || !own.hookIsTeleported
                                 || world.rules().retractingHooksCatch);
    if (reachesTees && hookTee(world, client, hit.point))
        return;
    if (own.hookState != teeworlds::HookFlying)
        return;
    if (hit.what == RaceTiles::Hit::What::Ground) {
        own.hookState = teeworlds::HookGrabbed;
        world.emitEvent(What::HookGround, client);
    } else if (hit.what == RaceTiles::Hit::What::Unhookable) {
        own.hookState = teeworlds::HookRetractStart;
    }
    const std::vector<Vector> &outs = world.tiles().places().teleOuts[hit.teleNumber];
    if (hit.what != RaceTiles::Hit::What::Tele || outs.empty()) {
        own.hookPos = hit.point;
        return;
    }
    own.hookedPlayer = -1;
    own.hookIsTeleported = true;
    own.hookPos = outOf(world, -1, outs) + aim * TeeSize * 1.5F;
    own.hookDir = aim;
    own.hookBase = own.hookPos;
}

void holdHook(World &world, int client)
{
    Tee &own = world.tee(client);
    const int held = own.hookedPlayer;
    if (held != -1) {
        const bool keeps = world.tee(held).isInWorld
                           && (world.isInSuperTeam(client) || world.isInSuperTeam(held)
                               || world.teamOf(client) == world.teamOf(held));
        if (keeps) {
            own.hookPos = world.tee(held).core;
        } else {
            world.emitEvent(What::HookReleased, client, held);
            own.dropHook(teeworlds::HookRetracted);
        }
    }
    if (own.hookedPlayer == -1)
        teeworlds::pullByHook(own.velocity, own.core, own.hookPos, own.direction,
                              world.tuningOf(own));
    ++own.hookTick;
    if (own.hookedPlayer != -1 && own.hookTick > LongestHold) {
        world.emitEvent(What::HookReleased, client, own.hookedPlayer);
        own.dropHook(teeworlds::HookRetracted);
    }
}

} // namespace

void startHook(World &world, int client, Vector aim)
{
    Tee &own = world.tee(client);
    if (own.input[input_number::Hook] == 0) {
        if (own.hookState == teeworlds::HookGrabbed)
            world.emitEvent(What::HookReleased, client, own.hookedPlayer);
        own.dropHook(teeworlds::HookIdle);
    } else if (own.hookState == teeworlds::HookIdle) {
        own.hookState = teeworlds::HookFlying;
        own.hookPos = own.core + aim * TeeSize * 1.5F;
        own.hookDir = aim;
        own.hookedPlayer = -1;
        own.hookTick = teeworlds::truncatedToInt(
            TicksPerSecond * (1.25F - world.tuningOf(own)[Tune::HookDuration]));
    }
}

void continueHook(World &world, int client, Vector aim)
{
    Tee &own = world.tee(client);
    if (own.hookState == teeworlds::HookIdle) {
        own.hookedPlayer = -1;
        own.hookPos = own.core;
    } else if (own.hookState >= teeworlds::HookRetractStart
               && own.hookState < teeworlds::HookRetractEnd) {
        ++own.hookState;
    } else if (own.hookState == teeworlds::HookRetractEnd) {
        own.hookState = teeworlds::HookRetracted;
    } else if (own.hookState == teeworlds::HookFlying) {
        flyHook(world, client, aim);
    }
    if (own.hookState == teeworlds::HookGrabbed)
        holdHook(world, client);
}

void releaseHooksOn(World &world, int client)
{
    world.forEachInWorld([&](int other) {
        Tee &it = world.tee(other);
        if (it.hookedPlayer != client || world.isSuper(other))
            return;
        it.hookedPlayer = -1;
        it.hookState = teeworlds::HookRetracted;
        world.emitEvent(What::HookReleased, other, client);
    });
}

} // namespace tickscope::teehistorian
