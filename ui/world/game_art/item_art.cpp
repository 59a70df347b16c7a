// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/item_art.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/world/game_art/particles.h"
#include "ui/world/game_art/tee_painter.h"

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

namespace {

using std::numbers::pi;

constexpr double PickupSize = 64;
constexpr double NinjaSize = 128;
constexpr double ProjectileSize = 32;
constexpr double GrenadeTurning = 4 * pi; ///< Radians a second.
constexpr QSizeF FlagSize{42, 84};
constexpr double FlagUp = 31.5;

/// Where something that lies about is at that time.
QPointF bobbing(const Sprite &sprite, double seconds)
{
    const double angle = 2 * seconds + sprite.position.x / 32 + sprite.position.y / 32;
    return QPointF(sprite.position.x, sprite.position.y) + 2.5 * unitVector(angle);
}

bool paintPickup(ArtBrush &brush, const SheetSprite &picture, QPointF place, double size)
{
    return !picture.cells.isEmpty() && brush.draw(picture, {place, drawnSize(picture, size)});
}

bool paintWeaponPickup(ArtBrush &brush, const Sprite &sprite, double seconds)
{
    const WeaponArt *art = artOf(sprite.weapon);
    return art && paintPickup(brush, art->body, bobbing(sprite, seconds), art->visualSize);
}

bool paintNinjaPickup(ArtBrush &brush, const Sprite &sprite, double seconds)
{
    const QPointF place = bobbing(sprite, seconds);
    paintShine(brush, place, {96, 18}, seconds);
    return paintPickup(brush, artOf(WeaponKind::Ninja)->body, place - QPointF(10, 0), NinjaSize);
}

bool paintShot(ArtBrush &brush, const Sprite &sprite, double seconds)
{
    const WeaponArt *art = artOf(sprite.weapon);
    if (!art || !art->hasProjectile)
        return false;
    const double angle = sprite.weapon == WeaponKind::Grenade
                             ? std::fmod(GrenadeTurning * seconds, 2 * pi)
                             : std::atan2(sprite.direction.y, sprite.direction.x);
    return brush.draw(
        art->projectile,
        {{sprite.position.x, sprite.position.y}, {ProjectileSize, ProjectileSize}, angle});
}

bool paintFlagArt(ArtBrush &brush, const Sprite &sprite, const SheetSprite &picture)
{
    return brush.draw(picture, {{sprite.position.x, sprite.position.y - FlagUp}, FlagSize});
}

struct BeamColors {
    QColor outer;
    QColor inner;
};

BeamColors colorsOf(LineKind kind)
{
    constexpr BeamColors Blue{QColor(0x13, 0x13, 0x3F), QColor(0x7F, 0x7F, 0xFF)};
    constexpr std::array Colors{Blue,
                                Blue,
                                BeamColors{QColor(0x1F, 0x18, 0x0B), QColor(0x92, 0x6A, 0x40)},
                                BeamColors{QColor(0x22, 0x1F, 0x2F), QColor(0x7B, 0x72, 0x90)},
                                BeamColors{QColor(0x00, 0x22, 0x19), QColor(0x43, 0xC3, 0xA3)},
                                BeamColors{QColor(0x22, 0x02, 0x02), QColor(0xDD, 0x5F, 0x5F)}};
    return Colors.at(static_cast<std::size_t>(kind));
}

/// A straight piece of a beam. \param ends  units that it is shorter at each end.
void paintBeamPiece(ArtBrush &brush, const SceneLine &line, double halfWidth, double ends,
                    const QColor &color)
{
    const QPointF from(line.from.x, line.from.y);
    const QPointF to(line.to.x, line.to.y);
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 2 * ends)
        return;
    const QPointF along = way / length;
    const QPointF across = QPointF(-along.y(), along.x()) * halfWidth;
    const QPointF start = from + along * ends;
    const QPointF end = to - along * ends;
    brush.fill({start - across, start + across, end + across, end - across}, color);
}

/// Share of its width that a beam has left.
double widthOf(const SceneLine &line)
{
    if (line.kind == LineKind::Door)
        return 0.867;
    if (line.kind != LineKind::Dragger)
        return line.strength;
    const double length = std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
    return 1 - 20 * std::clamp(std::sqrt(length) / 5, 1.0, 5.0) / 150;
}

void paintBeamHead(ArtBrush &brush, const SceneLine &line, const BeamColors &colors, double seconds)
{
    const QPointF head(line.to.x, line.to.y);
    if (line.kind == LineKind::Door) {
        const auto square = [&](double half, const QColor &color) {
            brush.fill(QPolygonF(QRectF(head.x() - half, head.y() - half, 2 * half, 2 * half)),
                       color);
        };
        square(8, colors.outer);
        square(6, colors.inner);
        return;
    }
    const double tick = std::floor(seconds * GameTicksPerSecond);
    const SheetSprite splat = splatSprite(static_cast<unsigned>(std::fmod(std::abs(tick), 3)));
    const double angle = std::fmod(tick, 2 * pi);
    brush.draw(ArtPiece::of(splat, colors.outer.rgb()), {head, {24, 24}, angle});
    brush.draw(ArtPiece::of(splat, colors.inner.rgb()), {head, {20, 20}, angle});
}

} // namespace

bool paintSpriteArt(ArtBrush &brush, const Sprite &sprite, double seconds)
{
    switch (sprite.kind) {
    case SpriteKind::Health:
        return paintPickup(brush, sprites::Health, bobbing(sprite, seconds), PickupSize);
    case SpriteKind::Armor:
        return paintPickup(brush, sprites::Armor, bobbing(sprite, seconds), PickupSize);
    case SpriteKind::WeaponPickup:
        return paintWeaponPickup(brush, sprite, seconds);
    case SpriteKind::Ninja:
        return paintNinjaPickup(brush, sprite, seconds);
    case SpriteKind::Shield:
        return paintPickup(brush, shieldSprite(sprite.weapon), bobbing(sprite, seconds),
                           PickupSize);
    case SpriteKind::Projectile:
        return paintShot(brush, sprite, seconds);
    case SpriteKind::RedFlag:
        return paintFlagArt(brush, sprite, sprites::RedFlag);
    case SpriteKind::BlueFlag:
        return paintFlagArt(brush, sprite, sprites::BlueFlag);
    case SpriteKind::SpectatorGhost:
        return paintSpectatorMark(brush, sprite.position);
    case SpriteKind::Other:
        break;
    }
    return false;
}

bool paintLineArt(ArtBrush &brush, const SceneLine &line, double seconds)
{
    if (line.kind == LineKind::Hook)
        return paintHookArt(brush, line.from, line.to);
    if (!brush.has(Sheet::Particles))
        return false;
    const BeamColors colors = colorsOf(line.kind);
    const double width = widthOf(line);
    paintBeamPiece(brush, line, 7 * width, 0, colors.outer);
    paintBeamPiece(brush, line, 5 * width, 1, colors.inner);
    paintBeamHead(brush, line, colors, seconds);
    return true;
}

} // namespace tickscope
