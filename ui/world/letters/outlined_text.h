// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

namespace tickscope {

/// How dark the outline is: as in the game, or so that text reads on a bright moon.
enum class TextOutline { AsInGame, Strong };

/// Draws \a text centred in \a place with a dark outline, which reads on any ground.
/// Stroking letters is slow, so what was drawn is kept for the next pictures.
void paintOutlinedText(QPainter &painter, const QRectF &place, const QString &text,
                       const QColor &color, TextOutline outline);

} // namespace tickscope
