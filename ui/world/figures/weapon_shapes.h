// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>

#include "core/model/scene/scene.h"

namespace tickscope {

/// Draws a weapon that points to the right with its middle at (0, 0), in world units.
/// None draws nothing.
void paintWeapon(QPainter &painter, WeaponKind weapon);

/// Sign colour of a weapon, for its projectiles and its name in the kill list.
[[nodiscard]] QColor weaponColor(WeaponKind weapon);

/// Where a held weapon's middle is: along the aim, and down.
[[nodiscard]] QPointF weaponOffset(WeaponKind weapon);

} // namespace tickscope
