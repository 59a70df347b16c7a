// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QRectF>
#include <QString>

#include "core/model/scene/scene.h"
#include "core/timeline/index.h"
#include "ui/world/figures/actor_painter.h"
#include "ui/world/game_art/art_brush.h"

namespace tickscope {

/// What somebody said or showed a moment ago, over the figure.
struct Bubble {
    int client = NoClient; ///< That the speaker has at the head.
    QString text;          ///< What was said; the emoticon's word.
    int emoticon = -1;     ///< Its number in the game; -1 for what was said.
    double age = 0;        ///< Seconds.
    QString name = {};     ///< Of the speaker.

    friend bool operator==(const Bubble &, const Bubble &) = default;
};

/// Collects at most one of each sort for everybody who is still there; see recentEvents().
/// Borrows the index.
class BubbleMaker
{
public:
    BubbleMaker(const Index &index, Time head);

    /// The newest first. \param age  of the event at the head.
    void take(const EventRow &event, Time age);
    [[nodiscard]] std::vector<Bubble> finish() { return std::move(m_bubbles); }

private:
    const Index &m_index;
    Tick m_now;
    std::vector<Bubble> m_bubbles;
};

/// \param art  null where the game's pictures are not to be had.
void paintEmoticon(QPainter &painter, ArtBrush *art, const Bubble &bubble, const Actor &actor,
                   const ActorLook &look, const WorldPalette &palette);

/// What was said, placed beside who said it.
struct SpeechPlace {
    QRectF plate = {};
    QString name; ///< Of the speaker, above the words.
    QString text; ///< Shortened to what fits.
    bool isLeft = false;
    double age = 0;  ///< Seconds.
    int pixels = 13; ///< How high its letters are.
};

/// A place beside the figure and inside the picture that nothing in \a taken has; nothing
/// when there is none: the line stands in the chat, too.
[[nodiscard]] std::optional<SpeechPlace> placeSpeech(const Bubble &bubble, const ActorLook &look,
                                                     QSize size, const std::vector<QRectF> &taken);

void paintSpeech(QPainter &painter, const SpeechPlace &speech, const WorldPalette &palette);

} // namespace tickscope
