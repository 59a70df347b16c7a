// SPDX-License-Identifier: MIT
//
// The hook. Source: ddnet-rebuild.md, section 7.
#include <algorithm>

#include "core/formats/teehistorian/rebuild/closest_point.h"
#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::RaceTiles;
using teeworlds::Tune;
using What = RebuiltEvent::What;

constexpr float HookReach = TeeSize + 2;
/// Ticks for which a hook can hold a tee.
constexpr std::int32_t LongestHold = 60;
/// Servers from here on set a teleported hook that is too long where it came from.
constexpr int TeleBaseVersion = 1802;

} // namespace

void RebuiltWorld::startHook(int client, Vector aim)
{
    Tee &own = tee(client);
    if (own.input[input_number::Hook] == 0) {
        if (own.hookState == teeworlds::HookGrabbed)
            tell(What::HookReleased, client, own.hookedPlayer);
        own.dropHook(teeworlds::HookIdle);
    } else if (own.hookState == teeworlds::HookIdle) {
        own.hookState = teeworlds::HookFlying;
        own.hookPos = own.core + aim * TeeSize * 1.5F;
        own.hookDir = aim;
        own.hookedPlayer = -1;
        own.hookTick = teeworlds::truncatedToInt(TicksPerSecond
                                                 * (1.25F - tuningOf(own)[Tune::HookDuration]));
    }
}

void RebuiltWorld::continueHook(int client, Vector aim)
{
    Tee &own = tee(client);
    if (own.hookState == teeworlds::HookIdle) {
        own.hookedPlayer = -1;
        own.hookPos = own.core;
    } else if (own.hookState >= teeworlds::HookRetractStart
               && own.hookState < teeworlds::HookRetractEnd) {
        ++own.hookState;
    } else if (own.hookState == teeworlds::HookRetractEnd) {
        own.hookState = teeworlds::HookRetracted;
    } else if (own.hookState == teeworlds::HookFlying) {
        flyHook(client, aim);
    }
    if (own.hookState == teeworlds::HookGrabbed)
        holdHook(client);
}

void RebuiltWorld::flyHook(int client, Vector aim)
{
    Tee &own = tee(client);
    const teeworlds::TuningValues &tuning = tuningOf(own);
    const Vector base = own.hookIsTeleported ? own.hookBase : own.core;
    Vector next = own.hookPos + own.hookDir * tuning[Tune::HookFireSpeed];
    if (teeworlds::length(base - next) > tuning[Tune::HookLength]) {
        own.hookState = teeworlds::HookRetractStart;
        const Vector from = m_rules->version >= TeleBaseVersion ? base : own.core;
        next = from + teeworlds::normalized(next - from) * tuning[Tune::HookLength];
    }
    const auto hit = hookLine(own.hookPos, next);
    const bool reachesTees = !own.is(FlagNoHook) && tuning.isOn(Tune::PlayerHooking)
                             && (own.hookState == teeworlds::HookFlying || !own.hookIsTeleported
                                 || m_rules->version < TeleBaseVersion);
    if (reachesTees && hookTee(client, hit.point))
        return;
    if (own.hookState != teeworlds::HookFlying)
        return;
    if (hit.what == RaceTiles::Hit::What::Ground) {
        own.hookState = teeworlds::HookGrabbed;
        tell(What::HookGround, client);
    } else if (hit.what == RaceTiles::Hit::What::Unhookable) {
        own.hookState = teeworlds::HookRetractStart;
    }
    const std::vector<Vector> &outs = tiles().teleOuts(hit.teleNumber);
    if (hit.what != RaceTiles::Hit::What::Tele || outs.empty()) {
        own.hookPos = hit.point;
        return;
    }
    own.hookedPlayer = -1;
    own.hookIsTeleported = true;
    own.hookPos = outOf(-1, outs) + aim * TeeSize * 1.5F;
    own.hookDir = aim;
    own.hookBase = own.hookPos;
}

/// Whether the hook's way to \a to meets a tee, which it then holds.
bool RebuiltWorld::hookTee(int client, Vector to)
{
    Tee &own = tee(client);
    float best = 0;
    bool found = false;
    for (int other = 0; other < ClientCount; ++other) {
        const Tee &it = tee(other);
        if (!it.isInWorld || other == client)
            continue;
        const bool passes = !isSuper(client) && !isSuper(other)
                            && (!meet(client, other) || it.is(FlagSolo) || own.is(FlagSolo));
        Vector closest;
        if (passes || !closestPoint(own.hookPos, to, it.core, m_rules->isOld(), closest)
            || !(teeworlds::length(it.core - closest) < HookReach))
            continue;
        const float distance = teeworlds::length(own.hookPos - it.core);
        if (own.hookedPlayer == -1 || distance < best) {
            own.hookState = teeworlds::HookGrabbed;
            own.hookedPlayer = other;
            best = distance;
            found = true;
        }
    }
    if (found)
        tell(What::HookPlayer, client, own.hookedPlayer);
    return found;
}

void RebuiltWorld::holdHook(int client)
{
    Tee &own = tee(client);
    const int held = own.hookedPlayer;
    if (held != -1) {
        const bool keeps = tee(held).isInWorld
                           && (isSuper(client) || isSuper(held)
                               || person(client).team == person(held).team);
        if (keeps) {
            own.hookPos = tee(held).core;
        } else {
            tell(What::HookReleased, client, held);
            own.dropHook(teeworlds::HookRetracted);
        }
    }
    if (own.hookedPlayer == -1)
        teeworlds::pullByHook(own.velocity, own.core, own.hookPos, own.direction, tuningOf(own));
    ++own.hookTick;
    if (own.hookedPlayer != -1 && own.hookTick > LongestHold) {
        tell(What::HookReleased, client, own.hookedPlayer);
        own.dropHook(teeworlds::HookRetracted);
    }
}

} // namespace tickscope::teehistorian
