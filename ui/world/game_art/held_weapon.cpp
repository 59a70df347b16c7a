// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/held_weapon.h"

#include <cmath>
#include <numbers>

namespace tickscope {

namespace {

using std::numbers::pi;

constexpr double RecoilTicks = 5;
constexpr double RecoilUnits = 10;
constexpr double MuzzleTicks = 5;
constexpr double MuzzleDown = 6;
/// Ticks of the flash behind a dash, its size and how far behind it is.
constexpr double NinjaFlashTicks = 50.0 / 6;
constexpr double NinjaFlashSize = 160;
constexpr double NinjaFlashBehind = 40;

bool looksLeft(const Actor &actor)
{
    return std::cos(actor.aim) < 0;
}

void paintMuzzle(ArtBrush &brush, const Actor &actor, const WeaponArt &art, QPointF weapon)
{
    if (art.muzzleColumn < 0 || actor.ticksSinceAttack >= MuzzleTicks)
        return;
    const SheetSprite flash = muzzleSprite(actor.weapon,
                                           static_cast<unsigned>(actor.attackTick) * 7919U / 5U);
    const QPointF aim = unitVector(actor.aim);
    const bool isLeft = looksLeft(actor);
    const QPointF across = isLeft ? QPointF(-aim.y(), aim.x()) : QPointF(aim.y(), -aim.x());
    brush.draw(flash, {weapon + aim * art.muzzleOffset + across * MuzzleDown,
                       drawnSize(flash, art.visualSize), actor.aim, false, isLeft});
}

void paintNinjaFlash(ArtBrush &brush, const Actor &actor)
{
    if (actor.ticksSinceAttack > NinjaFlashTicks)
        return;
    const unsigned number = static_cast<unsigned>(actor.attackTick) % 3U;
    const SheetSprite flash{Sheet::Game, {25, static_cast<int>(number) * 4, 7, 4}};
    const bool rests = actor.velocity.x == 0 && actor.velocity.y == 0;
    const double angle = rests ? 0.0 : std::atan2(actor.velocity.y, actor.velocity.x);
    brush.draw(flash, {placeOf(actor) - unitVector(angle) * NinjaFlashBehind,
                       drawnSize(flash, NinjaFlashSize), angle});
}

} // namespace

ArtPlace heldWeaponPlace(const Actor &actor, const TeePose &pose)
{
    const WeaponArt &art = *artOf(actor.weapon);
    const bool isLeft = looksLeft(actor);
    ArtPlace place{placeOf(actor), drawnSize(art.body, art.visualSize), actor.aim, false, isLeft};
    if (actor.weapon == WeaponKind::Hammer || actor.weapon == WeaponKind::Ninja) {
        // These swing beside the body and do not follow the aim.
        if (actor.weapon == WeaponKind::Hammer)
            place.centre += QPointF(isLeft ? -art.offset.x() : 0, art.offset.y());
        const double swing = pose.weaponTurns * 2 * pi;
        place.angle = isLeft ? -pi / 2 - swing : -pi / 2 + swing;
    } else {
        const double share = actor.ticksSinceAttack / RecoilTicks;
        const double recoil = share < 1 ? std::sin(pi * share) * RecoilUnits : 0.0;
        place.centre += unitVector(actor.aim) * (art.offset.x() - recoil)
                        + QPointF(0, art.offset.y());
    }
    if (actor.isSitting)
        place.centre += QPointF(0, 3);
    return place;
}

HandPlace handAt(QPointF centre, double angle, double turn, QPointF offset)
{
    const QPointF along = unitVector(angle);
    const bool isLeft = along.x() < 0;
    QPointF across(-along.y(), along.x());
    if (isLeft)
        across = -across;
    return {centre + along * (1 + offset.x()) + across * offset.y(),
            isLeft ? angle - turn : angle + turn};
}

void paintHeldWeaponArt(ArtBrush &brush, const Actor &actor, const TeePose &pose)
{
    const WeaponArt *art = artOf(actor.weapon);
    if (!art)
        return;
    if (actor.weapon == WeaponKind::Ninja)
        paintNinjaFlash(brush, actor);
    const ArtPlace place = heldWeaponPlace(actor, pose);
    brush.draw(art->body, place);
    paintMuzzle(brush, actor, *art, place.centre);
}

} // namespace tickscope
