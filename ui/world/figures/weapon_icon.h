// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPainter>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

/// Width of a weapon's picture beside text of that height.
[[nodiscard]] double weaponIconWidth(WeaponKind weapon, double height);

/// The weapon inside \a place: the game's picture where it is loaded, else a drawn one.
/// \param game  may be null.
void paintWeaponIcon(QPainter &painter, const QRectF &place, WeaponKind weapon,
                     const std::shared_ptr<const GameData> &game);

} // namespace tickscope
