// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_picture.h"

#include "ui/style/theme.h"
#include "ui/timeline/timeline_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

namespace tickscope {

namespace {

void drawRows(QPainter &painter, const TimeBase &base, const TapeLayout &layout,
              const QWidget &view, double scrolled)
{
    const TapeGeometry &geometry = layout.geometry();
    const TapeRows &rows = layout.rows();
    const auto [first, end] = rows.between(scrolled, scrolled + geometry.plot.height());
    const TapePieces pieces = layout.pieces();
    const TimeScale scale = layout.scale();
    const QFontMetricsF metrics(layout.smallFont());
    const LabelWidth labelWidth = [&metrics](const QString &label) {
        return metrics.horizontalAdvance(label);
    };
    for (std::size_t i = first; i < end; ++i) {
        const TapeRow &row = rows.rows[i];
        const QRectF area(0, geometry.plot.top() + row.top - scrolled, view.width(), row.height);
        painter.setFont(isTitle(row) ? view.font() : layout.smallFont());
        const LaneTitle title = layout.titleOf(*row.lane);
        if (isTitle(row))
            paintTapeTitle(painter, row, title, area, geometry.titles.width());
        else
            paintTapeRow(painter, row, makeRowContent(pieces, row, scale, base, labelWidth),
                         title.color, area, geometry.titles.width());
    }
}

} // namespace

void drawTape(QPainter &painter, const Index &index, const TapeLayout &layout, const QWidget &view,
              double scrolled)
{
    const TapeGeometry &geometry = layout.geometry();
    const TimeScale scale = layout.scale();
    painter.setFont(layout.smallFont());
    paintTapeAxis(painter, axisLines(scale, index.time().length()), geometry);
    painter.setClipRect(QRectF(0, geometry.plot.top(), view.width(), geometry.plot.height()));
    drawRows(painter, index.time(), layout, view, scrolled);
    paintTapeUnread(painter, layout.unread(), geometry.plot);
    paintRebuilt(painter, rebuiltSpans(scale, index), geometry.plot);
    paintDamaged(painter, damagedSpans(scale, index), geometry.plot);
}

} // namespace tickscope
