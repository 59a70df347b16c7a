// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/scene.h"
#include "ui/world/game_art/art_brush.h"

namespace tickscope {

// Each returns false when the game's pictures of it are not loaded; then nothing is drawn.
// Source: teeworlds-game-data.md, section 6.

/// \param seconds  Scene::seconds: things that lie about bob with it.
bool paintSpriteArt(ArtBrush &brush, const Sprite &sprite, double seconds);

/// Hooks and beams.
bool paintLineArt(ArtBrush &brush, const SceneLine &line, double seconds);

} // namespace tickscope
