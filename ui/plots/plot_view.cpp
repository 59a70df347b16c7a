// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_view.h"

#include <algorithm>

#include "ui/accessible/accessible_source.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_parts.h"

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

/// Key of the part of that graph, for assistive technology.
static QString plotPartKey(const PlotKey &key)
{
    const PlayerRef player = key.player.value_or(PlayerRef{});
    return QStringLiteral("%1/%2/%3/%4@%5")
        .arg(QString::fromStdString(key.series.type))
        .arg(key.series.id)
        .arg(QString::fromStdString(key.series.field))
        .arg(player.client)
        .arg(player.tick.value);
}

/// The graphs of \a view for assistive technology, each with its value at the playhead.
static std::vector<AccessiblePart> plotParts(PlotView &view)
{
    std::vector<AccessiblePart> parts;
    const auto &plots = view.plots().plots();
    for (std::size_t i = 0; i < plots.size(); ++i) {
        AccessiblePart part{.key = plotPartKey(plots[i].key),
                            .name = view.legendText(i).simplified(),
                            .area = view.legendRect(i).toAlignedRect(),
                            .isSelected = view.currentKey() == plots[i].key};
        part.press = [&view, i] { view.choose(i); };
        parts.push_back(std::move(part));
    }
    return parts;
}

PlotView::PlotView(ActiveDocument &document, const PlotList &plots, const PlotStore &store,
                   QWidget *parent)
    : StripWidget(document, parent)
    , m_plots(plots)
    , m_store(store)
    , m_panes(*this, plots)
    , m_mouse(document)
    , m_accessible(new AccessibleSource(*this, document,
                                        {QAccessible::Chart, [this] { return plotParts(*this); },
                                         [this] { return timeInViewText(*m_document); },
                                         [this] {
                                             const auto current = currentKey();
                                             return current ? plotPartKey(*current) : QString();
                                         }}))
{
    nameWidget(*this, "plots.view", tr("Graphs"));
    setAccessibleDescription(tr("Values over time. Up and Down choose a graph, Delete removes it, "
                                "Alt and the arrow keys pan and zoom, the menu key shows more."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setPlottingHint(QCP::phFastPolylines);
    setAutoAddPlottableToLegend(false);
    addLayer(QStringLiteral("head"), nullptr, QCustomPlot::limAbove);
    // Of its own, so that playing does not draw the graphs again.
    layer(QStringLiteral("head"))->setMode(QCPLayer::lmBuffered);
    m_overlay = new PlotOverlay(*this);
    m_panes.dress();
}

std::optional<PlotKey> PlotView::currentKey() const
{
    if (m_current >= m_plots.plots().size())
        return {};
    return m_plots.plots()[m_current].key;
}

void PlotView::refresh(Document::Changes changes)
{
    if (changes & Document::RecordingChanged)
        m_mouse.release();
    if (changes & Document::RecordingChanged)
        renewPlots();
    else if (changes & (Document::ViewChanged | Document::IndexChanged))
        renewCurves();
    else if (changes & (Document::TimeChanged | Document::FrameChanged))
        renewOver();
}

void PlotView::renewPlots()
{
    if (!m_plots.plots().empty())
        m_current = std::min(m_current, m_plots.plots().size() - 1);
    m_panes.make();
    renewCurves();
}

void PlotView::renewCurves()
{
    m_curves.assign(m_plots.plots().size(), {});
    if (m_document->index()) {
        for (std::size_t i = 0; i < m_curves.size(); ++i) {
            const Plot &plot = m_plots.plots()[i];
            PlotCurve &curve = m_curves[i];
            curve = makePlotCurve(m_store.pieces(plot.key), m_document->index()->time(), scale());
            for (auto &[seconds, value] : curve.points)
                value = plot.shown(value);
            if (!curve.range.isEmpty())
                curve.range = {plot.shown(curve.range.least), plot.shown(curve.range.most)};
        }
    }
    m_panes.fill(m_curves, m_document->playback().timeInView());
    m_panes.layOut();
    placeLegends();
    m_accessible->outdate();
    replot(QCustomPlot::rpQueuedReplot);
}

QString PlotView::legendText(std::size_t plot) const
{
    const Plot &shown = m_plots.plots()[plot];
    const Tick head = m_document->playback().time().tick();
    QString text = screenText(shown.key.series.field);
    if (m_document->index())
        text += QStringLiteral(" · ") + isolated(ownerText(shown, *m_document));
    const auto value = valueAt(m_store.pieces(shown.key), head);
    return text + QStringLiteral("   ") + (value ? shown.valueText(*value) : QStringLiteral("–"));
}

QImage PlotView::pictureOf(QSize size)
{
    const QRect before = viewport();
    setViewport({{}, size}); // as many points as stand in it
    QImage image;
    {
        const theme::PrintLook print;
        renewLook();
        image = toPixmap(size.width(), size.height(), theme::PrintScale).toImage();
    }
    image.setDevicePixelRatio(theme::PrintScale);
    setViewport(before);
    renewLook();
    return image;
}

void PlotView::placeLegends()
{
    m_legends.place(m_panes, m_plots.plots().size(), font(),
                    [this](std::size_t plot) { return legendText(plot); });
}

void PlotView::renewOver()
{
    placeLegends();
    layer(QStringLiteral("head"))->replot();
}

void PlotView::renewLook()
{
    m_panes.dress();
    renewCurves();
}

void PlotView::choose(std::size_t plot)
{
    m_current = plot;
    renewOver();
    m_accessible->outdate();
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document->index() || m_mouse.holds())
        return event->ignore();
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) {
        if (const auto plot = m_legends.at(event->position()))
            return choose(*plot);
    }
    hoverAt({});
    m_mouse.press(*event, plotX(event->position()), scale());
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_mouse.holds())
        m_mouse.move(plotX(event->position()), scale());
    else
        hoverAt(event->position());
}

void PlotView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_legends.at(event->position()))
        StripWidget::mouseDoubleClickEvent(event);
}

void PlotView::wheelEvent(QWheelEvent *event)
{
    if (!m_document->index())
        return event->ignore();
    turnWheel(m_document->playback(), scale(), *event, plotX(event->position()));
    event->accept();
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    const std::size_t count = m_plots.plots().size();
    if (event->key() == Qt::Key_Down && m_current + 1 < count)
        return choose(m_current + 1);
    if (event->key() == Qt::Key_Up && m_current > 0)
        return choose(m_current - 1);
    StripWidget::keyPressEvent(event);
}

/// The whole of what is written at \a position in the gutter or in a legend.
QString PlotView::tipAt(QPointF position) const
{
    const auto plot = m_legends.at(position);
    if (!plot && plotX(position) >= 0)
        return {};
    return plainTip(plot ? legendText(*plot) : m_panes.gutterText(position));
}

void PlotView::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuWanted(event->globalPos());
}

void PlotView::hoverAt(std::optional<QPointF> position)
{
    std::optional<double> x;
    if (position && plotX(*position) >= 0)
        x = position->x();
    if (m_hoverX == x)
        return;
    m_hoverX = x;
    renewOver();
}

} // namespace tickscope
