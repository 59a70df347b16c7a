// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QGradient>
#include <QImage>
#include <QRectF>
#include <QString>

#include "core/analysis/series/heat_grid.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"

class QPainter;

namespace tickscope {

/// What the colours of a trail or a heat map mean.
struct TrackLegend {
    QString title; ///< "Speed".
    QString low;   ///< Beside the first colour.
    QString high;  ///< Beside the last one.
    QGradientStops colors;
};

/// Where \a legends stand in a view of \a size, one below the other from \a top on, in pixels;
/// fewer than there are where there is no room.
[[nodiscard]] std::vector<QRectF> legendPlates(const std::vector<TrackLegend> &legends, QSize size,
                                               double top, const QFont &font);

void paintLegends(QPainter &painter, const std::vector<TrackLegend> &legends,
                  const std::vector<QRectF> &plates, const WorldPalette &palette);

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
