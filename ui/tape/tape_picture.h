// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tape/tape_layout.h"

class QPainter;
class QWidget;

namespace tickscope {

/// Draws what of the tape does not move with the head. \a view has the font of the titles.
/// \param scrolled  pixels of rows above the view.
void drawTape(QPainter &painter, const Index &index, const TapeLayout &layout, const QWidget &view,
              double scrolled);

} // namespace tickscope
