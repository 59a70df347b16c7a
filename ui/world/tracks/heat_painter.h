// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGradient>
#include <QImage>
#include <QRectF>

#include "core/analysis/series/heat_grid.h"
#include "ui/world/canvas/camera.h"

class QPainter;

namespace tickscope {

/// A heat map as it is drawn: where it lies in the world, and a pixel for each cell.
struct HeatMap {
    QRectF world;
    QImage image;           ///< Null without any position.
    double mostSeconds = 0; ///< In a cell, from which on all have the last colour.
};

/// The colours of heat maps, from little time to much.
[[nodiscard]] QGradientStops heatStops();

/// Colours from violet over red to yellow, by the logarithm of the time; with
/// colour-blind-safe colours from dark blue to yellow.
[[nodiscard]] HeatMap makeHeatMap(const HeatGrid &grid);

void paintHeatMap(QPainter &painter, const HeatMap &map, const Camera &camera, QSize size);

} // namespace tickscope
