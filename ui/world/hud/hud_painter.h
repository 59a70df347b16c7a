// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "ui/world/canvas/game_data.h"
#include "ui/world/hud/hud.h"

namespace tickscope {

/// One line of the HUD, placed. Widths in pixels, 0 for what it does not have.
struct HudLinePlace {
    QRectF plate;
    QString name; ///< As it is drawn: elided where there is no room.
    QString text;
    double nameWidth = 0; ///< With the gap behind it.
    double signWidth = 0;
    bool isElided = false;
};

/// A text in the middle of the picture: clock, race, whom it watches, broadcast.
struct HudTitlePlace {
    QRectF plate;
    QString text;
    QFont font;
    QString whole; ///< Before it was elided.
};

/// Where all texts of the HUD stand; none covers another.
struct HudLayout {
    std::vector<HudLinePlace> chat;  ///< As many as in the content.
    std::vector<HudLinePlace> kills; ///< As many as in the content.
    std::vector<HudTitlePlace> titles;

    [[nodiscard]] std::vector<QRectF> plates() const;
};

/// Chat at the bottom left, kills at the top right, the rest in the middle between them
/// and the mini-map.
[[nodiscard]] HudLayout layOutHud(const HudContent &content, QSize size);

/// The whole text that is drawn elided at \a pixel; empty elsewhere.
[[nodiscard]] QString elidedHudText(const HudContent &content, QSize size, QPointF pixel);

/// \param figures  pixels of the players; lines over them let them shine through.
/// \param game     for pictures of weapons; may be null.
void paintHud(QPainter &painter, const HudContent &content, QSize size,
              const std::vector<QRectF> &figures, const WorldPalette &palette,
              const std::shared_ptr<const GameData> &game = nullptr);

} // namespace tickscope
