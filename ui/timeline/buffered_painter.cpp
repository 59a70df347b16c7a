// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/buffered_painter.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace tickscope {

void paintBuffered(QPainter &painter, const Document &document, const TimeScale &scale,
                   const QRectF &plot)
{
    constexpr double Thickness = 2;
    const double top = plot.bottom() - Thickness;
    const QColor color = theme::color(theme::Token::Accent);
    for (const TickRange &range : document.reading().bufferedRanges()) {
        const TimeBase &time = document.index()->time();
        const double left = std::max(0.0, scale.xAt(time.timeAt(range.first)));
        const double right = std::min(plot.width(), scale.xAt(time.timeAt(range.last + 1)));
        if (right > left)
            painter.fillRect(
                QRectF(plot.left() + left, top, std::max(1.0, right - left), Thickness), color);
    }
}

} // namespace tickscope
