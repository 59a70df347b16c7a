// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "core/model/scene/map_backdrop.h"
#include "ui/world/map/cell_outline.h"

namespace tickscope {

/// Draws what the cells of \a layer under \a picture say besides their kind: numbers of
/// teleporters and switches, arrows of speedups with their speed and force. Far away nothing.
///
/// \param picture  premultiplied, with \a grid's origin at its top left.
void paintMarks(QImage &picture, const CellLayer &layer, const CellGrid &grid);

} // namespace tickscope
