// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRectF>

#include "ui/document/document.h"
#include "ui/strip/time_scale.h"

class QPainter;

/// What strips show of how the recording is known: guesses, and what is at hand of it.
namespace tickscope {

/// Ticks in which what is rebuilt of the selected player, else of anybody, is only a guess.
[[nodiscard]] std::vector<TickRange> guessedTicks(const Document &document);

/// Hatches them over the whole height of \a plot.
void paintGuesses(QPainter &painter, const Document &document, const TimeScale &scale,
                  const QRectF &plot);

/// Draws what is at hand of a remote recording as a thin bar on the lower edge of \a plot.
/// Nothing for recordings on this machine.
void paintBuffered(QPainter &painter, const Document &document, const TimeScale &scale,
                   const QRectF &plot);

} // namespace tickscope
