// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_legends.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/plots/plot_overlay.h"
#include "ui/style/theme.h"

namespace tickscope {

namespace {

constexpr double LegendInset = 6;

} // namespace

void PlotLegends::place(const PlotPanes &panes, std::size_t count, const QFont &font,
                        const std::function<QString(std::size_t)> &textOf)
{
    m_rects.assign(count, {});
    const QFontMetricsF metrics(tabularFont(font));
    for (const PlotPanes::Pane &pane : panes.all()) {
        const QRectF area = pane.rect->rect();
        QPointF place = area.topLeft() + QPointF(LegendInset, -metrics.height() - 4);
        for (const std::size_t number : pane.content.plots) {
            const double wanted = metrics.horizontalAdvance(textOf(number))
                                  + PlotOverlay::legendPadding();
            // Widths in steps: a legend shall not jump with every digit.
            const double width = std::min(std::ceil(wanted / 24) * 24, area.width());
            if (place.x() > area.left() + LegendInset && place.x() + width > area.right())
                place = {area.left() + LegendInset, place.y() + metrics.height() + 4};
            m_rects[number] = {place, QSizeF(width, metrics.height() + 2)};
            place.rx() += width + 4;
        }
    }
}

std::optional<std::size_t> PlotLegends::at(QPointF place) const
{
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        if (m_rects[i].contains(place))
            return i;
    }
    return {};
}

} // namespace tickscope
