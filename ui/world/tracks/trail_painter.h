// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QGradient>
#include <QPointF>
#include <QRectF>

#include "core/analysis/series/tracks.h"
#include "ui/world/canvas/camera.h"

class QPainter;

namespace tickscope {

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
