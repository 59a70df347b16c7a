// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
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
