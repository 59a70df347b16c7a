// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/scene.h"
#include "ui/world/game_art/art_brush.h"

namespace tickscope {

/// Draws a tee with its weapon, hands and what it does, as the game does.
/// Returns false when no skin of it is loaded; then nothing is drawn.
/// Source: teeworlds-game-data.md, section 4.
bool paintTee(ArtBrush &brush, const Actor &actor);

/// The mark of somebody who watches from \a place.
bool paintSpectatorMark(ArtBrush &brush, Vector2 place);

/// Hook chain and head.
bool paintHookArt(ArtBrush &brush, Vector2 from, Vector2 to);

/// Snow, bar and signs over the figures.
void paintTeeStates(ArtBrush &brush, const Actor &actor, double seconds);

} // namespace tickscope
