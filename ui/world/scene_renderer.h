// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include <QImage>
#include <QPainter>

#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/hud/bubbles.h"
#include "ui/world/hud/hud.h"
#include "ui/world/map/map_painter.h"
#include "ui/world/picture_texts.h"

namespace tickscope {

/// What one picture shows of a scene.
struct RenderOptions {
    QSize size; ///< Logical pixels.
    Camera camera;
    bool hud = true; ///< Draws \a hudContent.
    HudContent hudContent;
    std::vector<Bubble> bubbles; ///< Emoticons always; what is said only with the HUD.
    bool names = true;
    std::vector<QRectF> taken; ///< Pixels that the window puts something over; free of texts.
    std::optional<int> selectedClient;
    /// By client ID the numbers of players whose names somebody else had, too.
    std::map<int, int> playerNumbers;
    WorldPalette palette = WorldPalette::make(true);
    /// The game's own pictures, as far as they are loaded: see loadPictures(). Null, or where
    /// one is missing: drawn shapes.
    std::shared_ptr<const GameData> game;
    MapSight sight; ///< Of the map; the scene must be of that plane.
    std::shared_ptr<const MapTextures> mapTextures; ///< See MapView.
    bool entities = false;                          ///< What cells of the map do to players.
    /// Moves the picture by less than a pixel so that pieces of the map that a cache keeps
    /// fit. Without it the camera is exact.
    bool snapsToPixels = true;
    /// Draws coarsely what takes too long for one frame: see MapPainter::isComplete(). For
    /// who draws again soon.
    bool mayBeCoarse = false;
    /// Draws between the map and all that moves; may be empty.
    std::function<void(QPainter &, const Camera &)> underlay;
};

/// What one recording has in a picture.
struct SceneLayer {
    Scene scene;
    std::optional<QColor> tint = {};       ///< Drawn in shades of it; none: in its own colours.
    double opacity = 1.0;                  ///< 0 to 1.
    std::map<int, int> playerNumbers = {}; ///< As RenderOptions has it; below the first one only.
};

/// Draws the world: the one code path of window, hover preview and screenshots.
/// Any thread; an application object must exist for fonts.
///
/// \param picture  of options.size with its device pixel ratio, Format_RGB32 or
///                 Format_ARGB32_Premultiplied.
/// \param map     null when there is none.
/// \param layers  at least one. The first one is what the picture is about: it is drawn over the
///                others, whose figures have their names but no bubbles, and the map, its moving
///                parts, the HUD and all that options says of players are its.
/// \param cache   keeps pieces of the map between calls of one thread; may be null.
/// \return where the texts of the first layer stand.
PictureTexts renderLayers(QImage &picture, const MapBackdrop *map,
                          const std::vector<SceneLayer> &layers, const RenderOptions &options,
                          MapPainter *cache = nullptr);
/// The same with one layer as it is.
PictureTexts renderScene(QImage &picture, const MapBackdrop *map, const Scene &scene,
                         const RenderOptions &options, MapPainter *cache = nullptr);

/// World rectangle that holds all actors with room around each; nothing without actors.
[[nodiscard]] std::optional<QRectF> actorBounds(const Scene &scene);

/// Actor of the scene that is drawn at \a pixel; the nearest one, null if none is.
[[nodiscard]] const Actor *actorAt(const Scene &scene, QPointF pixel, const Camera &camera,
                                   QSize size);

} // namespace tickscope
