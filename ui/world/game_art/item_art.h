// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/scene.h"
#include "ui/world/game_art/art_brush.h"
#include "ui/world/game_art/tee_animation.h"

namespace tickscope {

[[nodiscard]] inline QPointF placeOf(const Actor &actor)
{
    return {actor.position.x, actor.position.y};
}

/// Where a hand is drawn, and how it is turned.
struct HandPlace {
    QPointF centre;
    double angle = 0;
};

/// Middle and turn of the weapon that \a actor holds.
/// \param actor  holds a weapon.
[[nodiscard]] ArtPlace heldWeaponPlace(const Actor &actor, const TeePose &pose);

/// Hand at a weapon in \a centre, or at the hook; \a angle is where it points.
/// Source: teeworlds-game-data.md, section 4.4.
[[nodiscard]] HandPlace handAt(QPointF centre, double angle, double turn, QPointF offset);

/// Weapon and flash; no hand.
void paintHeldWeaponArt(ArtBrush &brush, const Actor &actor, const TeePose &pose);

// Each returns false when the game's pictures of it are not loaded; then nothing is drawn.
// Source: teeworlds-game-data.md, section 6.

/// \param seconds  Scene::seconds: things that lie about bob with it.
bool paintSpriteArt(ArtBrush &brush, const Sprite &sprite, double seconds);

/// Hooks and beams.
bool paintLineArt(ArtBrush &brush, const SceneLine &line, double seconds);

} // namespace tickscope
