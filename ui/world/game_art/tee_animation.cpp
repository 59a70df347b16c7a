// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/tee_animation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace tickscope {

namespace {

/// Velocities in the game's raw numbers: 1/256 unit a tick.
constexpr double RawPerUnit = 256.0 / 50.0;
constexpr double StandingSpeed = 1.0 / RawPerUnit;
constexpr double RunningSpeed = 5000.0 / RawPerUnit;
constexpr double WalkCycle = 100.0;
constexpr double RunCycle = 200.0;

struct Key {
    double time;
    double bodyY;
    PartPose back;
    PartPose front;
};

constexpr PartPose part(double x, double y, double turns)
{
    return {{x, y}, turns};
}

constexpr std::array WalkKeys{
    Key{0.0, 0, part(8, 0, 0), part(-10, -4, 0.2)},
    Key{0.2, -1, part(-8, 0, 0), part(-8, -8, 0.3)},
    Key{0.4, 0, part(-10, -4, 0.2), part(4, -4, -0.2)},
    Key{0.6, 0, part(-8, -8, 0.3), part(8, 0, 0)},
    Key{0.8, -1, part(4, -4, -0.2), part(8, 0, 0)},
    Key{1.0, 0, part(8, 0, 0), part(-10, -4, 0.2)},
};

constexpr std::array RunRightKeys{
    Key{0.0, -1, part(-18, -8, 0.27), part(11, -2.5, -0.05)},
    Key{0.2, 0, part(0, -8, 0.2), part(-3, 0, 0)},
    Key{0.4, 0, part(13, -4.5, -0.05), part(-18, -8, 0.27)},
    Key{0.6, -1, part(7, 0, 0), part(-11, -8, 0.3)},
    Key{0.8, 0, part(-6, 0, 0), part(14, -5, -0.1)},
    Key{1.0, -1, part(-18, -8, 0.27), part(11, -2.5, -0.05)},
};

constexpr std::array RunLeftKeys{
    Key{0.0, -1, part(18, -8, -0.27), part(-11, -2.5, 0.05)},
    Key{0.2, 0, part(6, 0, 0), part(-14, -5, 0.1)},
    Key{0.4, -1, part(-7, 0, 0), part(11, -8, -0.3)},
    Key{0.6, 0, part(-13, -4.5, 0.05), part(18, -8, -0.27)},
    Key{0.8, 0, part(0, -8, -0.2), part(3, 0, 0)},
    Key{1.0, -1, part(18, -8, -0.27), part(-11, -2.5, 0.05)},
};

struct Turn {
    double time;
    double turns;
};

constexpr std::array HammerTurns{Turn{0, -0.10}, Turn{0.3, 0.25}, Turn{0.4, 0.30}, Turn{0.5, 0.25},
                                 Turn{1, -0.10}};
constexpr std::array NinjaTurns{Turn{0, -0.25},   Turn{0.10, -0.05}, Turn{0.15, 0.35},
                                Turn{0.42, 0.40}, Turn{0.50, 0.35},  Turn{1, -0.25}};

/// The two keys around \a time, of at least two, and the share of the way between them.
template<typename Entry, typename Mix>
auto between(std::span<const Entry> keys, double time, Mix mix)
{
    std::size_t next = 1;
    while (next + 1 < keys.size() && keys[next].time < time)
        ++next;
    const Entry &from = keys[next - 1];
    const Entry &to = keys[next];
    return mix(from, to, std::clamp((time - from.time) / (to.time - from.time), 0.0, 1.0));
}

PartPose mixedPart(const PartPose &from, const PartPose &to, double share)
{
    return {from.place + (to.place - from.place) * share, std::lerp(from.turns, to.turns, share)};
}

TeePose poseAt(std::span<const Key> keys, double time)
{
    return between(keys, time, [](const Key &from, const Key &to, double share) {
        return TeePose{part(0, std::lerp(from.bodyY, to.bodyY, share), 0),
                       mixedPart(from.back, to.back, share), mixedPart(from.front, to.front, share),
                       0};
    });
}

double turnsAt(std::span<const Turn> keys, double time)
{
    return between(keys, time, [](const Turn &from, const Turn &to, double share) {
        return std::lerp(from.turns, to.turns, share);
    });
}

/// Share of a cycle; also for places left of the origin.
double cycle(double x, double length)
{
    const double share = x / length;
    return share - std::floor(share);
}

TeePose stanceOf(const Actor &actor)
{
    if (!actor.isOnGround)
        return {{}, part(-3, 0, -0.1), part(3, 0, -0.1), 0};
    const double speed = actor.velocity.x;
    if (std::abs(speed) <= StandingSpeed) {
        if (!actor.isSitting)
            return {{}, part(-7, 0, 0), part(7, 0, 0), 0};
        if (std::cos(actor.aim) < 0)
            return {part(0, 3, 0), part(-12, 0, 0.1), part(-8, 0, 0.1), 0};
        return {part(0, 3, 0), part(12, 0, -0.1), part(8, 0, -0.1), 0};
    }
    if (actor.intent.direction * speed < 0)
        return {}; // skids
    if (std::abs(speed) < RunningSpeed)
        return walkAt(cycle(actor.position.x, WalkCycle));
    const double time = cycle(actor.position.x, RunCycle);
    return speed < 0 ? poseAt(RunLeftKeys, time) : poseAt(RunRightKeys, time);
}

} // namespace

TeePose walkAt(double share)
{
    return poseAt(WalkKeys, share);
}

TeePose poseOf(const Actor &actor)
{
    TeePose pose = stanceOf(actor);
    pose.body = pose.body + part(0, -4, 0);
    pose.backFoot = pose.backFoot + part(0, 10, 0);
    pose.frontFoot = pose.frontFoot + part(0, 10, 0);
    const double seconds = actor.ticksSinceAttack / 50.0;
    if (actor.weapon == WeaponKind::Hammer)
        pose.weaponTurns = turnsAt(HammerTurns, std::clamp(seconds * 5, 0.0, 1.0));
    else if (actor.weapon == WeaponKind::Ninja)
        pose.weaponTurns = turnsAt(NinjaTurns, std::clamp(seconds * 2, 0.0, 1.0));
    return pose;
}

} // namespace tickscope
