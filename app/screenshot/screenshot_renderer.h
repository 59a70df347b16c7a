// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QImage>
#include <QSize>

#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"
#include "ui/world/game_data.h"
#include "ui/world/hud/bubbles.h"
#include "ui/world/hud/hud.h"

namespace tickscope {

/// What `screenshot` shows.
struct ScreenshotOptions {
    QSize size{1280, 720};
    std::optional<int> followClient;      ///< Client ID in the middle of the picture.
    double zoom = 1.0;                    ///< Closer above 1; 1 is what a player at play sees.
    bool hud = true;                      ///< Text over the picture and names; else only the world.
    HudContent hudContent;                ///< See recentEvents().
    std::vector<Bubble> bubbles;          ///< See recentEvents().
    std::shared_ptr<const GameData> game; ///< The game's own pictures; null: drawn shapes.
};

/// Without followClient the recorder's own view where \a scene has one, else all players.
/// An application object must exist for fonts.
///
/// \param map  null when there is none.
[[nodiscard]] QImage renderScreenshot(const MapBackdrop *map, const Scene &scene,
                                      const ScreenshotOptions &options);

} // namespace tickscope
