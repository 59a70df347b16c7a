// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"

namespace tickscope {

/// Actor::radius, the reach of a whole figure, that shapes here are drawn for, in world units.
inline constexpr double UsualRadius = 32.0;
/// Radius of the body of such a figure.
inline constexpr double BodyRadius = 20.0;
/// A figure is drawn this big at least, in pixels, so that it is found on a whole map.
inline constexpr double SmallestBodyPixels = 5.0;

/// How one actor is drawn in a picture.
struct ActorLook {
    QPointF pixel;      ///< Place in the picture.
    double scale = 1.0; ///< Pixels for a world unit of the figure.
    QColor body;
    QColor feet;
    bool isSelected = false;
};

/// Place, size and colours of \a actor: its own, or those of its client ID.
[[nodiscard]] ActorLook lookOf(const Actor &actor, const Camera &camera, QSize size);

/// Radius in pixels of what is drawn of the body.
[[nodiscard]] double bodyPixels(const ActorLook &look);

/// The ring around who is selected.
void paintSelection(QPainter &painter, const ActorLook &look, const WorldPalette &palette);

/// Draws the figure with its weapon; no text.
void paintActor(QPainter &painter, const Actor &actor, const ActorLook &look,
                const WorldPalette &palette);

/// A figure's outline as a pale shape: where somebody watches from.
void paintGhost(QPainter &painter, const QColor &color);

/// Draws somebody who is seen from above: a disc with a nose, and a cone where it looks.
void paintMarker(QPainter &painter, const Actor &actor, const ActorLook &look,
                 const WorldPalette &palette);

} // namespace tickscope
