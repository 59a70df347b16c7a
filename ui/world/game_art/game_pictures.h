// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

/// Files of the game whose pictures \a scene is drawn with.
[[nodiscard]] QStringList picturesOf(const Scene &scene);

/// Whether \a file has only what few moments show: effects, emoticons, frost.
[[nodiscard]] bool isSeldomSeen(const QString &file);

/// Reads them, so that painting finds them: painters never wait for the disk. Waits itself;
/// any thread.
void loadPictures(const GameData &game, const QStringList &files);

} // namespace tickscope
