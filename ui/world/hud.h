// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "core/model/scene.h"
#include "core/timeline/index.h"
#include "ui/world/game_data.h"
#include "ui/world/scoreboard.h"
#include "ui/world/world_palette.h"

namespace tickscope {

/// One line over the picture: a name in its colour and what follows it.
struct HudLine {
    QString name;
    QColor nameColor;
    QString sign; ///< Between name and text, in the colour of its kind.
    QColor signColor;
    WeaponKind weapon = WeaponKind::None; ///< Its picture stands for the sign.
    QString text;
    bool isServer = false;
    double opacity = 1.0;

    friend bool operator==(const HudLine &, const HudLine &) = default;
};

/// All text that lies over the picture at one moment.
struct HudContent {
    std::vector<HudLine> chat;  ///< Oldest first.
    std::vector<HudLine> kills; ///< Oldest first.
    QString broadcast;
    QString clock;
    QString race;                 ///< How long it runs; empty without one.
    QString spectating;           ///< Whom the recording watches; empty when nobody.
    std::vector<ScoreRow> scores; ///< While they are asked for.

    friend bool operator==(const HudContent &, const HudContent &) = default;
};

/// What was said and done shortly before \a head, from the index alone.
[[nodiscard]] HudContent hudAt(const Index &index, Time head);

/// Chat at the bottom left, kills at the top right, clock at the top middle.
/// \param figures  pixels of the players; lines over them let them shine through.
/// \param game     for pictures of weapons; may be null.
void paintHud(QPainter &painter, const HudContent &content, QSize size,
              const std::vector<QRectF> &figures, const WorldPalette &palette,
              const std::shared_ptr<const GameData> &game = nullptr);

} // namespace tickscope
