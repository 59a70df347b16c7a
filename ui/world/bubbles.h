// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPainter>
#include <QString>

#include "core/model/scene.h"
#include "core/timeline/index.h"
#include "ui/world/actor_painter.h"
#include "ui/world/game_art/art_brush.h"

namespace tickscope {

/// What somebody said or showed a moment ago, over the figure.
struct Bubble {
    int client = NoClient;
    QString text;      ///< What was said; the emoticon's word.
    int emoticon = -1; ///< Its number in the game; -1 for what was said.
    double age = 0;    ///< Seconds.

    friend bool operator==(const Bubble &, const Bubble &) = default;
};

/// At most one of each sort for each client, from the index alone.
[[nodiscard]] std::vector<Bubble> bubblesAt(const Index &index, Time head);

/// \param art  null where the game's pictures are not to be had.
void paintEmoticon(QPainter &painter, ArtBrush *art, const Bubble &bubble, const Actor &actor,
                   const ActorLook &look, const WorldPalette &palette);

/// What was said, in a bubble beside the figure and inside the picture.
void paintSpeech(QPainter &painter, const Bubble &bubble, const ActorLook &look, QSize size,
                 const WorldPalette &palette);

} // namespace tickscope
