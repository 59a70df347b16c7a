// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/sprite_sheet.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tickscope {

using std::numbers::pi;

static constexpr SheetSprite inGame(int x, int y, int width, int height)
{
    return {Sheet::Game, {x, y, width, height}};
}

/// Section 4.4; in the order of WeaponKind from Hammer on.
static const std::array<WeaponArt, 6> &weapons()
{
    static const std::array<WeaponArt, 6> table = [] {
        WeaponArt hammer;
        hammer.body = inGame(2, 1, 4, 3);
        hammer.visualSize = 96;
        hammer.offset = {4, -20};

        WeaponArt gun{.body = inGame(2, 4, 4, 2),
                      .visualSize = 64,
                      .offset = {32, 4},
                      .projectile = inGame(6, 4, 2, 2),
                      .muzzleColumn = 8,
                      .muzzleOffset = 50,
                      .handTurn = -3 * pi / 4,
                      .handOffset = {-15, 4}};
        gun.hasHand = gun.hasProjectile = true;

        WeaponArt shotgun{.body = inGame(2, 6, 8, 2),
                          .visualSize = 96,
                          .offset = {24, -2},
                          .projectile = inGame(10, 6, 2, 2),
                          .muzzleColumn = 12,
                          .muzzleOffset = 70,
                          .handTurn = -pi / 2,
                          .handOffset = {-5, 4}};
        shotgun.hasHand = shotgun.hasProjectile = true;

        WeaponArt grenade{.body = inGame(2, 8, 7, 2),
                          .visualSize = 96,
                          .offset = {24, -2},
                          .projectile = inGame(10, 8, 2, 2),
                          .handTurn = -pi / 2,
                          .handOffset = {-4, 7}};
        grenade.hasHand = grenade.hasProjectile = true;

        WeaponArt laser;
        laser.body = inGame(2, 12, 7, 3);
        laser.visualSize = 92;
        laser.offset = {24, -2};
        laser.projectile = inGame(10, 12, 2, 2);
        laser.hasProjectile = true;

        WeaponArt ninja;
        ninja.body = inGame(2, 10, 8, 2);
        ninja.visualSize = 96;
        return std::array{hammer, gun, shotgun, grenade, laser, ninja};
    }();
    return table;
}

QString fileOf(Sheet sheet)
{
    constexpr std::array Names{"game.png", "particles.png", "emoticons.png", "extras.png",
                               "hud.png"};
    return QString::fromLatin1(Names.at(static_cast<std::size_t>(sheet)));
}

QString arrowFile()
{
    return QStringLiteral("arrow.png");
}

QSize gridOf(Sheet sheet)
{
    constexpr std::array Grids{QSize(32, 16), QSize(8, 8), QSize(4, 4), QSize(16, 16),
                               QSize(16, 16)};
    return Grids.at(static_cast<std::size_t>(sheet));
}

SheetSprite emoticonSprite(int number)
{
    return {Sheet::Emoticons, {number % 4, number / 4, 1, 1}};
}

SheetSprite splatSprite(unsigned number)
{
    return {Sheet::Particles, {2 + static_cast<int>(number % 3), 0, 1, 1}};
}

SheetSprite shieldSprite(WeaponKind weapon)
{
    switch (weapon) {
    case WeaponKind::Shotgun:
        return inGame(15, 2, 2, 2);
    case WeaponKind::Grenade:
        return inGame(17, 2, 2, 2);
    case WeaponKind::Laser:
        return inGame(19, 2, 2, 2);
    case WeaponKind::Ninja:
        return inGame(10, 10, 2, 2);
    case WeaponKind::None:
    case WeaponKind::Hammer:
    case WeaponKind::Gun:
        break;
    }
    return {};
}

const WeaponArt *artOf(WeaponKind weapon)
{
    if (weapon == WeaponKind::None)
        return nullptr;
    return &weapons()[static_cast<std::size_t>(weapon) - 1];
}

SheetSprite muzzleSprite(WeaponKind weapon, unsigned number)
{
    const WeaponArt *art = artOf(weapon);
    if (!art || art->muzzleColumn < 0)
        return {};
    // The narrow form of the cells: what lies beside it belongs to neighbours.
    return inGame(art->muzzleColumn + 4 * static_cast<int>(number % 3), art->body.cells.y(), 3, 2);
}

QSizeF drawnSize(const SheetSprite &sprite, double visualSize)
{
    const double width = sprite.cells.width();
    const double height = sprite.cells.height();
    const double diagonal = std::hypot(width, height);
    return {visualSize * width / diagonal, visualSize * height / diagonal};
}

QRect pixelsOf(QRect cells, QSize picture, QSize grid)
{
    const int width = picture.width() / grid.width();
    const int height = picture.height() / grid.height();
    if (width < 1 || height < 1)
        return {};
    const QRect pixels(cells.x() * width, cells.y() * height, cells.width() * width,
                       cells.height() * height);
    return QRect(QPoint(0, 0), picture).contains(pixels) ? pixels : QRect();
}

} // namespace tickscope
