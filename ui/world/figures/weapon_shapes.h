// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QColor>
#include <QPainter>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

/// Draws a weapon that points to the right with its middle at (0, 0), in world units.
/// None draws nothing.
void paintWeapon(QPainter &painter, WeaponKind weapon);

/// Sign colour of a weapon, for its projectiles and its name in the kill list.
[[nodiscard]] QColor weaponColor(WeaponKind weapon);

/// Where a held weapon's middle is: along the aim, and down.
[[nodiscard]] QPointF weaponOffset(WeaponKind weapon);

/// Width of a weapon's picture beside text of that height.
[[nodiscard]] double weaponIconWidth(WeaponKind weapon, double height);

/// The weapon inside \a place: the game's picture where it is loaded, else a drawn one.
/// \param game  may be null.
void paintWeaponIcon(QPainter &painter, const QRectF &place, WeaponKind weapon,
                     const std::shared_ptr<const GameData> &game);

} // namespace tickscope
