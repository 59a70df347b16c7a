// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QFont>
#include <QPainter>
#include <QSize>
#include <QString>

/// Single lines of text that picture after picture shows again. Finding their letters takes
/// longer than drawing them, so it is done once. Painting threads share nothing.

namespace tickscope::known_text {

/// Advance of \a text in logical pixels.
[[nodiscard]] double widthOf(const QString &text, const QFont &font);

/// \a text, or as much of it with "…" as is not wider than \a widest.
[[nodiscard]] QString elided(const QString &text, const QFont &font, double widest);

/// Draws with font and pen of \a painter, from \a left on, centred around \a middle.
void draw(QPainter &painter, double left, double middle, const QString &text);

} // namespace tickscope::known_text

namespace tickscope {

/// How many times as large texts are over \a picture as over one of 1920 × 1080.
[[nodiscard]] inline double textGrowth(QSize picture)
{
    return std::max(1.0, std::min(picture.width() / 1920.0, picture.height() / 1080.0));
}

/// How dark the outline is: as in the game, or so that text reads on a bright moon.
enum class TextOutline { AsInGame, Strong };

/// Draws \a text centred in \a place with a dark outline, which reads on any ground.
/// Stroking letters is slow, so what was drawn is kept for the next pictures.
void paintOutlinedText(QPainter &painter, const QRectF &place, const QString &text,
                       const QColor &color, TextOutline outline);

} // namespace tickscope
