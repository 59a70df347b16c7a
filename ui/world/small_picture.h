// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <QSize>

#include "core/analysis/series/tracks.h"
#include "core/model/scene/frame.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/motion.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

/// The camera of a picture that was not moved, of a scene in \a plane: on \a followed, else the
/// recorder's own view, else all players, else the whole map.
[[nodiscard]] Camera cameraOf(const Scene &scene, const MapBackdrop *map,
                              std::optional<int> followed, QSize size,
                              ViewPlane plane = ViewPlane::Top);

/// What a small picture is made of: values only, so that a worker can make it.
struct SmallPictureOrder {
    Shared<Frame> frame;
    Shared<SceneMaker> maker;
    Shared<MapContent> map; ///< May be null.
    /// Paths of the players, which are seen where there is no map. May be null.
    Shared<TrackSet> tracks;
    ViewPlane plane = ViewPlane::Top;
    std::optional<int> followed;
    QSize size;                  ///< Logical pixels.
    double devicePixelRatio = 1; ///< Of the picture.
    WorldPalette palette = WorldPalette::make(true);
    std::shared_ptr<const GameData> game;
    std::shared_ptr<const MapTextures> mapTextures; ///< Null: the map is drawn as cells.
};

/// The images of the order's map; null without a map that has a picture. Waits for the disk.
[[nodiscard]] std::shared_ptr<const MapTextures> loadTextures(const SmallPictureOrder &order);

/// The world without any text, closer than the world view shows it. Null without frame
/// or maker. Reads pictures of the game that it needs, so it is for workers.
///
/// \param cache  keeps pieces of the map between calls of one thread; may be null.
[[nodiscard]] QImage makeSmallPicture(const SmallPictureOrder &order, MapPainter *cache = nullptr);

} // namespace tickscope
