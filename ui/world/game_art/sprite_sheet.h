// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QRect>
#include <QString>

#include "core/model/scene/scene.h"

namespace tickscope {

/// Pictures of the game that hold many small ones. Source of all numbers here:
/// teeworlds-game-data.md, sections 2.1, 4.4 and 5.
enum class Sheet : std::uint8_t { Game, Particles, Emoticons, Extras, Hud };

/// Path below a data folder.
[[nodiscard]] QString fileOf(Sheet sheet);
/// Columns and rows of the grid; pictures come in several sizes.
[[nodiscard]] QSize gridOf(Sheet sheet);

/// The picture of a pressed key.
[[nodiscard]] QString arrowFile();

/// One small picture, in cells of its sheet.
struct SheetSprite {
    Sheet sheet = Sheet::Game;
    QRect cells;

    friend bool operator==(const SheetSprite &, const SheetSprite &) = default;
};

namespace sprites {
inline constexpr SheetSprite HookChain{Sheet::Game, {2, 0, 1, 1}};
inline constexpr SheetSprite HookHead{Sheet::Game, {3, 0, 2, 1}};
inline constexpr SheetSprite Star{Sheet::Game, {15, 0, 2, 2}};
inline constexpr SheetSprite Health{Sheet::Game, {10, 2, 2, 2}};
inline constexpr SheetSprite Armor{Sheet::Game, {12, 2, 2, 2}};
inline constexpr SheetSprite BlueFlag{Sheet::Game, {12, 8, 4, 8}};
inline constexpr SheetSprite RedFlag{Sheet::Game, {16, 8, 4, 8}};
inline constexpr SheetSprite Ball{Sheet::Particles, {1, 0, 1, 1}};
inline constexpr SheetSprite Slice{Sheet::Particles, {0, 0, 1, 1}};
inline constexpr SheetSprite Smoke{Sheet::Particles, {0, 1, 1, 1}};
inline constexpr SheetSprite Shell{Sheet::Particles, {0, 2, 2, 2}};
inline constexpr SheetSprite Explosion{Sheet::Particles, {0, 4, 4, 4}};
inline constexpr SheetSprite AirJump{Sheet::Particles, {2, 2, 2, 2}};
inline constexpr SheetSprite Hit{Sheet::Particles, {4, 1, 2, 2}};
inline constexpr SheetSprite Snowflake{Sheet::Extras, {0, 0, 2, 2}};
inline constexpr SheetSprite FreezeEndFull{Sheet::Hud, {0, 2, 1, 1}};
inline constexpr SheetSprite FreezeFull{Sheet::Hud, {1, 2, 1, 1}};
inline constexpr SheetSprite FreezeEmpty{Sheet::Hud, {2, 2, 1, 1}};
inline constexpr SheetSprite FreezeEndEmpty{Sheet::Hud, {3, 2, 1, 1}};
} // namespace sprites

inline constexpr int EmoticonDots = 4;
inline constexpr int EmoticonSleep = 12;
inline constexpr int EmoticonCount = 16;

/// \param number  0 to EmoticonCount - 1.
[[nodiscard]] SheetSprite emoticonSprite(int number);
/// One of the three splats of particles.png.
[[nodiscard]] SheetSprite splatSprite(unsigned number);
/// What takes \a weapon away; empty cells for others than shotgun, grenade, ninja and laser.
[[nodiscard]] SheetSprite shieldSprite(WeaponKind weapon);

/// How a weapon is held and drawn.
struct WeaponArt {
    SheetSprite body;
    double visualSize = 0; ///< Diagonal of what is drawn, in units.
    QPointF offset;        ///< Along the aim, and down, from the tee's middle.
    SheetSprite projectile;
    int muzzleColumn = -1; ///< Of the first of three flashes; -1 for none.
    double muzzleOffset = 0;
    double handTurn = 0; ///< Radians; see handOffset.
    QPointF handOffset;
    bool hasHand = false;
    bool hasProjectile = false;
};

/// Null for WeaponKind::None.
[[nodiscard]] const WeaponArt *artOf(WeaponKind weapon);
/// \param number  0, 1 or 2.
[[nodiscard]] SheetSprite muzzleSprite(WeaponKind weapon, unsigned number);

/// Size at which cells of that shape are drawn when their diagonal is \a visualSize.
[[nodiscard]] QSizeF drawnSize(const SheetSprite &sprite, double visualSize);

/// Pixels of \a cells in a picture with that grid; empty when the picture is too small
/// to have them.
[[nodiscard]] QRect pixelsOf(QRect cells, QSize picture, QSize grid);

} // namespace tickscope
