// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QGradient>
#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QString>

#include "core/analysis/series/heat_grid.h"
#include "core/analysis/series/tracks.h"
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

/// A part of somebody's way that is drawn as a line.
struct Trail {
    const Track *track = nullptr;
    double fastSpeed = 0;         ///< World units per second that have the last of the colours.
    std::int64_t firstOffset = 0; ///< Ticks behind the first one of the recording.
    std::int64_t endOffset = 0;   ///< Behind the last one.
    std::optional<QPointF> tip;   ///< Where it ends, in world units, besides its points.
    bool fades = false;           ///< Older parts are fainter.
    ViewPlane plane = ViewPlane::Top;
};

/// A place on a trail.
struct TrailPlace {
    int client = NoClient;
    Tick tick;
    QPointF world;
};

/// A rectangle around all ways of \a set, in world units; nothing when there are none.
[[nodiscard]] std::optional<QRectF> boundsOf(const TrackSet &set, ViewPlane plane);

/// The colours of trails, from standing to fast.
[[nodiscard]] QGradientStops trailColors();

/// Draws \a trail, coloured by speed from blue over yellow to orange; with
/// colour-blind-safe colours from dark blue to bright yellow.
void paintTrail(QPainter &painter, const TrackSet &set, const Trail &trail, const Camera &camera,
                QSize size);

/// The point of \a trails nearest to \a pixel, if one is near enough to be meant.
[[nodiscard]] std::optional<TrailPlace> trailPlaceAt(const TrackSet &set,
                                                     const std::vector<Trail> &trails,
                                                     QPointF pixel, const Camera &camera,
                                                     QSize size);

} // namespace tickscope
