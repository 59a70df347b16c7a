// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QGradient>
#include <QRectF>
#include <QString>

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

} // namespace tickscope
