// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "core/model/scene/map_backdrop.h"
#include "ui/world/map/cell_outline.h"

namespace tickscope {

/// Sides of a cell where neither its own kind nor ground goes on.
struct CellNeighbours {
    bool above = false;
    bool below = false;
    bool left = false;
    bool right = false;
};

/// Draws what shows a reader the kind of one cell: spikes, ring, checks and so on.
/// Ground and plain areas have none.
void paintSign(QPainter &painter, const QRectF &cell, QPoint place, CellKind kind,
               const CellNeighbours &open);

/// Diagonal lines over the whole \a picture, of QImage::Format_RGB32, meeting those of neighbouring
/// pictures.
void paintHatch(QImage &picture, const CellGrid &grid, const QColor &color);

} // namespace tickscope
