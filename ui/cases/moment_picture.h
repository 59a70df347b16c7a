// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QString>

#include "core/model/scene/frame.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/motion.h"
#include "core/timeline/index.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

/// A panel as the reviewer sees it, with its title.
struct PanePicture {
    QString title;
    QImage image;
    QColor ground; ///< Behind the title.
    QColor text;
};

/// What a picture of a moment is made of: values only, so that a worker can make it.
struct MomentPicture {
    Shared<Frame> frame;
    Shared<SceneMaker> maker;
    Shared<MapContent> map; ///< May be null.
    Shared<Index> index;    ///< Who shares a name, and so is shown with a number; may be null.
    std::optional<int> followed;
    QString who = {}; ///< Whom the picture is about, by name; empty: no one.
    std::shared_ptr<const GameData> game;
    std::vector<PanePicture> panes; ///< Below the world.
};

/// That \a picture does not show whom it is about; empty where it does.
[[nodiscard]] QString absenceIn(const MomentPicture &picture);

/// The world at that moment with the name of who is followed, or else everybody's, and no effects
/// in front of them, and the panes
/// below it, as PNG; empty without frame or maker. Reads pictures of the game that it needs, so it
/// is for workers.
[[nodiscard]] QByteArray pngOf(const MomentPicture &picture);

} // namespace tickscope
