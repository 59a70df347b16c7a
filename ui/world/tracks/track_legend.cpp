// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/track_legend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tickscope {

constexpr double FromEdge = 12;
constexpr double LegendPad = 8;
constexpr double BarHeight = 8;
constexpr double LeastBar = 120;
constexpr double BetweenPlates = 6;
constexpr double LegendShare = 0.5; ///< Of the height of the view: chat is below.
constexpr double LargestWidth = 0.5;

std::vector<QRectF> legendPlates(const std::vector<TrackLegend> &legends, QSize size, double top,
                                 const QFont &font)
{
    const QFontMetricsF metrics(font);
    std::vector<QRectF> plates;
    double y = std::max(top, FromEdge);
    for (const TrackLegend &legend : legends) {
        const double texts = metrics.horizontalAdvance(legend.low)
                             + metrics.horizontalAdvance(legend.high) + 2 * LegendPad;
        const double width = std::max({LeastBar, texts, metrics.horizontalAdvance(legend.title)})
                             + 2 * LegendPad;
        const double height = 2 * metrics.height() + BarHeight + 2 * LegendPad;
        if (y + height > size.height() * LegendShare || width > size.width() * LargestWidth)
            break;
        plates.emplace_back(FromEdge, y, std::ceil(width), std::ceil(height));
        y += std::ceil(height) + BetweenPlates;
    }
    return plates;
}

void paintLegends(QPainter &painter, const std::vector<TrackLegend> &legends,
                  const std::vector<QRectF> &plates, const WorldPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight); // as the colours run
    for (std::size_t i = 0; i < std::min(legends.size(), plates.size()); ++i) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.plate);
        painter.drawRoundedRect(plates[i], 4, 4);
        const QRectF inner = plates[i].adjusted(LegendPad, LegendPad, -LegendPad, -LegendPad);
        const QRectF bar(inner.left(), inner.center().y() - BarHeight / 2, inner.width(),
                         BarHeight);
        QLinearGradient colors(bar.topLeft(), bar.topRight());
        colors.setStops(legends[i].colors);
        painter.setBrush(colors);
        painter.drawRoundedRect(bar, 2, 2);
        painter.setPen(palette.plateText);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, legends[i].title);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignBottom, legends[i].low);
        painter.drawText(inner, Qt::AlignRight | Qt::AlignBottom, legends[i].high);
    }
    painter.restore();
}

} // namespace tickscope
