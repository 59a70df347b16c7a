// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/scene.h"
#include "ui/world/game_art/art_brush.h"

namespace tickscope {

/// Draws an effect as the game's particles do. They have no history here: where each one is
/// follows from the age and the seed of the effect, so a moment always looks the same.
/// Walls do not stop them. Source: teeworlds-game-data.md, section 5.3.
/// Returns false when the pictures are not loaded; then nothing is drawn.
bool paintEffectArt(ArtBrush &brush, const Effect &effect);

/// Flakes that fall off a frozen tee.
void paintSnow(ArtBrush &brush, const Actor &actor, double seconds);

/// Glints about something of the ninja's, in a box of \a reach around \a middle.
void paintShine(ArtBrush &brush, QPointF middle, QSizeF reach, double seconds);

} // namespace tickscope
