// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_overlay.h"

#include "ui/plots/plot_view.h"
#include "ui/style/theme.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

using theme::Token;

constexpr double SampleWidth = 18; ///< Of a graph's line, in pixels, as what follows.
constexpr double SampleThickness = 2;
constexpr double Padding = 5;

PlotOverlay::PlotOverlay(PlotView &view)
    : QCPLayerable(&view, QStringLiteral("head"))
    , m_view(view)
{
}

double PlotOverlay::legendPadding()
{
    return 3 * Padding + SampleWidth;
}

void PlotOverlay::applyDefaultAntialiasingHint(QCPPainter *painter) const
{
    painter->setAntialiasing(false);
}

void PlotOverlay::draw(QCPPainter *painter)
{
    painter->setClipping(false);
    if (m_view.panes().all().empty())
        return;
    drawMeasures(*painter);
    for (std::size_t i = 0; i < m_view.plots().plots().size(); ++i)
        drawLegend(*painter, i);
    const QRectF area = m_view.panes().plotArea();
    painter->setClipRect(area.adjusted(-6, 0, 6, 0));
    if (const auto x = m_view.hoverX())
        paintPointer(*painter, *x, area.bottom());
    paintHead(*painter, m_view.headX(), area);
}

/// The unit of each lane, in the column of the titles.
void PlotOverlay::drawMeasures(QCPPainter &painter) const
{
    QFont bold = m_view.font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme::color(Token::Text));
    const QFontMetricsF metrics(bold);
    for (const PlotPanes::Pane &lane : m_view.panes().all()) {
        const QRectF area(8, lane.rect->top() - metrics.height() - 4,
                          m_view.panes().plotArea().left() - 14, metrics.height());
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(lane.content.measure, Qt::ElideRight, area.width()));
    }
}

void PlotOverlay::drawLegend(QCPPainter &painter, std::size_t plot) const
{
    const QRectF area = m_view.legendRect(plot);
    const bool isCurrent = m_view.isCurrent(plot);
    QColor plate = theme::color(Token::Panel);
    plate.setAlphaF(0.85F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isCurrent ? QPen(theme::color(Token::Accent), 1.5) : QPen(Qt::NoPen));
    painter.setBrush(plate);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(QPen(m_view.plots().plots()[plot].screenColor(), SampleThickness,
                        m_view.panes().styleOf(plot), Qt::FlatCap));
    painter.drawLine(QPointF(area.left() + Padding, area.center().y()),
                     QPointF(area.left() + Padding + SampleWidth, area.center().y()));
    painter.restore();
    painter.setFont(tabularFont(m_view.font()));
    painter.setPen(theme::color(Token::Text));
    const QRectF text = area.adjusted(2 * Padding + SampleWidth, 0, -Padding, 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font())
                         .elidedText(m_view.legendText(plot), Qt::ElideRight, text.width()));
}

} // namespace tickscope
