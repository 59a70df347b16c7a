// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_picture.h"

#include "ui/style/theme.h"
#include "ui/timeline/painters/timeline_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

namespace tickscope {

void TapePicture::paint(QPainter &painter, const QWidget &view, double scrolled)
{
    if (m_pixmap.isNull())
        draw(view, scrolled);
    painter.drawPixmap(0, 0, m_pixmap);
}

void TapePicture::draw(const QWidget &view, double scrolled)
{
    m_pixmap = QPixmap(view.size() * view.devicePixelRatioF());
    m_pixmap.setDevicePixelRatio(view.devicePixelRatioF());
    m_pixmap.fill(theme::color(theme::Token::Panel));
    if (!m_document.index())
        return;
    const TapeGeometry &geometry = m_layout.geometry();
    const TimeScale scale = m_layout.scale();
    QPainter painter(&m_pixmap);
    painter.setFont(m_layout.smallFont());
    paintTapeAxis(painter, axisLines(scale, m_document.index()->time().length()), geometry);
    painter.setClipRect(QRectF(0, geometry.plot.top(), view.width(), geometry.plot.height()));
    drawRows(painter, view, scrolled);
    paintTapeUnread(painter, m_layout.unread(), geometry.plot);
    paintRebuilt(painter, rebuiltSpans(scale, *m_document.index()), geometry.plot);
    paintDamaged(painter, damagedSpans(scale, *m_document.index()), geometry.plot);
}

void TapePicture::drawRows(QPainter &painter, const QWidget &view, double scrolled) const
{
    const TapeGeometry &geometry = m_layout.geometry();
    const TapeRows &rows = m_layout.rows();
    const auto [first, end] = rows.between(scrolled, scrolled + geometry.plot.height());
    const TapePieces pieces = m_layout.pieces();
    const TimeScale scale = m_layout.scale();
    const TimeBase &base = m_document.index()->time();
    const QFontMetricsF metrics(m_layout.smallFont());
    const LabelWidth labelWidth = [&metrics](const QString &label) {
        return metrics.horizontalAdvance(label);
    };
    for (std::size_t i = first; i < end; ++i) {
        const TapeRow &row = rows.rows[i];
        const QRectF area(0, geometry.plot.top() + row.top - scrolled, view.parentWidget()->width(),
                          row.height);
        painter.setFont(isTitle(row) ? view.font() : m_layout.smallFont());
        const LaneTitle title = m_layout.titleOf(*row.lane);
        if (isTitle(row))
            paintTapeTitle(painter, row, title, area, geometry.titles.width());
        else
            paintTapeRow(painter, row, makeRowContent(pieces, row, scale, base, labelWidth),
                         title.color, area, geometry.titles.width());
    }
}

} // namespace tickscope
