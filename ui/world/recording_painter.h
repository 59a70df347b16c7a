// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <QSize>
#include <QString>

#include "core/model/scene/frame.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/motion.h"
#include "core/timeline/index.h"
#include "ui/world/hud/picture_caption.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

/// What pictures of a recording are made of: values only, so that any thread can make them.
struct PictureMaterial {
    Shared<SceneMaker> scenes;
    Shared<Index> index;    ///< What was said and done around the moments that are drawn.
    Shared<MapContent> map; ///< May be null.
    std::shared_ptr<const GameData> game; ///< The game's own pictures; null: drawn shapes.
};

/// How all of them look.
struct PictureStyle {
    QSize size{1280, 720};
    double zoom = 1.0; ///< Closer above 1; 1 is what a player at play sees.
    bool hud = true;   ///< Text over the picture and names; else only the world.
    std::optional<PictureCaption> caption = {}; ///< Nothing: no line below.

    /// Without the line.
    [[nodiscard]] QSize worldSize() const;
};

/// Draws what a recording shows at a moment, in a picture of its own or one of a video. Immutable;
/// any thread. An application object must exist for fonts.
class RecordingPainter
{
public:
    /// Reads the map's images: waits for the disk.
    RecordingPainter(PictureMaterial material, PictureStyle style);

    /// Null where memory does not last for a picture. Reads pictures of the game at first need.
    ///
    /// \param position  ticks with the share of the way to the next, in the tick of \a frame.
    /// \param followed  client ID in the middle of the picture; without, or if it is not in the
    ///                  world, the recorder's own view where there is one, else all players.
    /// \param cache     keeps pieces of the map between calls of one thread; may be null.
    /// \param ghosts    drawn below, as renderLayers() has them.
    [[nodiscard]] QImage paint(const Frame &frame, double position, std::optional<int> followed,
                               MapPainter *cache = nullptr,
                               std::vector<SceneLayer> ghosts = {}) const;

    [[nodiscard]] const PictureStyle &style() const { return m_style; }

private:
    [[nodiscard]] RenderOptions optionsFor(const Scene &scene, Tick tick,
                                           std::optional<int> followed) const;

    PictureMaterial m_material;
    PictureStyle m_style;
    std::shared_ptr<const MapTextures> m_textures;
};

/// Says at the top of \a picture who is not in it, so that no other is taken for them; nothing for
/// no \a text.
void drawAbsence(QImage &picture, const QString &text);

} // namespace tickscope
