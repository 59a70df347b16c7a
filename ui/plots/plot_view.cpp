// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_view.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plots/plot_axis.h"
#include "ui/plots/plot_overlay.h"
#include "ui/style/elided.h"
#include "ui/style/tabular_font.h"
#include "ui/style/theme.h"
#include "ui/timeline/painters/timeline_painter.h"

namespace tickscope {

namespace {

using theme::Token;

constexpr int RightMargin = 8; ///< As the timeline has it, so that both plots align.
constexpr int LaneGap = 6;
constexpr double GutterMargin = 12; ///< Left and right of the words of an axis together.
constexpr double LegendInset = 6;

/// Up to here smooth lines are cheap.
constexpr std::size_t SmoothPoints = 500;

/// A cosmetic pen is drawn many times as fast as one that has to be outlined.
QPen graphPen(const QColor &color, bool isSmooth)
{
    QPen pen(color, isSmooth ? 1.4 : 1);
    pen.setCosmetic(!isSmooth);
    return pen;
}

double secondsOf(Time time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

PlotView::PlotView(Document &document, const PlotList &plots, const PlotStore &store,
                   QWidget *parent)
    : QCustomPlot(parent)
    , m_document(document)
    , m_plots(plots)
    , m_store(store)
{
    setObjectName(QStringLiteral("plots.view"));
    setAccessibleName(tr("Graphs"));
    setAccessibleDescription(tr("Values over time. Up and Down choose a graph, Delete removes it, "
                                "the menu key offers more."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setPlottingHint(QCP::phFastPolylines);
    setAutoAddPlottableToLegend(false);
    plotLayout()->clear();
    plotLayout()->setRowSpacing(LaneGap);
    addLayer(QStringLiteral("head"), nullptr, QCustomPlot::limAbove);
    // Of its own, so that playing does not draw the graphs anew.
    layer(QStringLiteral("head"))->setMode(QCPLayer::lmBuffered);
    m_overlay = new PlotOverlay(*this);
    dress();
}

PlotView::~PlotView() = default;

QSize PlotView::sizeHint() const
{
    return {640, 240};
}

QSize PlotView::minimumSizeHint() const
{
    return {320, 110};
}

QRectF PlotView::plotArea() const
{
    const double left = timelineTitleWidth(font());
    return {left, 0, std::max(1.0, width() - left - RightMargin), static_cast<double>(height())};
}

TimeScale PlotView::scale() const
{
    const TimeInView view = m_document.playback().timeInView();
    return {view.begin, view.span, plotArea().width()};
}

double PlotView::xAt(Time time) const
{
    return plotArea().left() + scale().xAt(time);
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
        renewPlots();
    else if (changes & (Document::ViewChanged | Document::IndexChanged))
        renewCurves();
    else if (changes & (Document::TimeChanged | Document::FrameChanged))
        drawOverlay();
}

void PlotView::renewPlots()
{
    if (!m_plots.plots().empty())
        m_current = std::min(m_current, m_plots.plots().size() - 1);
    layLanes();
    renewCurves();
}

void PlotView::layLanes()
{
    clearGraphs();
    plotLayout()->clear();
    m_lanes.clear();
    for (const PlotLane &lane : makePlotLanes(m_plots))
        addLane(lane);
    dress();
}

QFont PlotView::axisFont() const
{
    QFont small = tabularFont(font());
    small.setPointSizeF(std::max(6.0, font().pointSizeF() * 0.84));
    return small;
}

void PlotView::addLane(const PlotLane &content)
{
    auto *rect = new QCPAxisRect(this, true);
    plotLayout()->addElement(static_cast<int>(m_lanes.size()), 0, rect);
    Lane lane{content, rect, {}};
    for (const std::size_t number : content.plots) {
        QCPGraph *graph = addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        // The curve has no more points than pixels ask for.
        graph->setAdaptiveSampling(false);
        graph->setName(screenText(m_plots.plots()[number].key.series.field));
        lane.graphs.push_back(graph);
    }
    rect->setupFullAxesBox(false);
    rect->axis(QCPAxis::atBottom)->setTicker(QSharedPointer<TimeTicker>::create(*this));
    rect->axis(QCPAxis::atLeft)
        ->setTicker(makeValueTicker(m_plots.plots()[content.plots.front()].field,
                                    QFontMetricsF(axisFont()), plotArea().left() - GutterMargin));
    m_lanes.push_back(std::move(lane));
}

void PlotView::dress()
{
    setBackground(theme::color(Token::Panel));
    for (Lane &lane : m_lanes)
        dressLane(lane);
}

void PlotView::dressLane(Lane &lane)
{
    const bool isLast = &lane == &m_lanes.back();
    const QFontMetricsF metrics(font());
    const int axisHeight = static_cast<int>(metrics.height()) + 6;
    lane.rect->setAutoMargins(QCP::msNone);
    // The legend stands above the graphs.
    lane.rect->setMargins(QMargins(static_cast<int>(plotArea().left()), axisHeight, RightMargin,
                                   isLast ? axisHeight : 2));
    const QPen hairline(theme::color(Token::Hairline), 0);
    const QFont small = axisFont();
    for (QCPAxis *axis : lane.rect->axes()) {
        const bool isTime = axis->axisType() == QCPAxis::atBottom;
        axis->setVisible(isTime || axis->axisType() == QCPAxis::atLeft);
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
        axis->setBasePen(hairline);
        axis->setTickPen(Qt::NoPen);
        axis->setSubTicks(false);
        axis->setTickLabels(!isTime || isLast);
        axis->setTickLabelFont(small);
        axis->setTickLabelColor(theme::color(Token::QuietText));
        axis->setNumberFormat(QStringLiteral("gb"));
        axis->grid()->setPen(hairline);
        axis->grid()->setZeroLinePen(QPen(theme::color(Token::QuietText), 0, Qt::DotLine));
        axis->grid()->setSubGridVisible(false);
    }
}

void PlotView::renewCurves()
{
    m_curves.assign(m_plots.plots().size(), {});
    if (m_document.index()) {
        for (std::size_t i = 0; i < m_curves.size(); ++i) {
            m_curves[i] = makePlotCurve(m_store.pieces(m_plots.plots()[i].key),
                                        m_document.index()->time(), scale());
        }
    }
    for (Lane &lane : m_lanes)
        fillLane(lane);
    layOut();
    placeLegends();
    replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::fillLane(Lane &lane)
{
    ValueRange range;
    for (std::size_t i = 0; i < lane.graphs.size(); ++i) {
        const std::size_t number = lane.content.plots[i];
        const PlotCurve &curve = m_curves[number];
        QVector<QCPGraphData> points;
        points.reserve(static_cast<qsizetype>(curve.points.size()));
        for (const auto &[x, y] : curve.points)
            points.append({x, y});
        lane.graphs[i]->data()->set(points, true);
        const bool isStepped = curve.isExact && m_plots.plots()[number].isStepped();
        lane.graphs[i]->setLineStyle(isStepped ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
        // Columns are upright lines on pixels; smoothing them costs much and shows
        // nothing.
        const bool isSmooth = curve.points.size() <= SmoothPoints;
        lane.graphs[i]->setAntialiased(isSmooth);
        lane.graphs[i]->setPen(graphPen(m_plots.plots()[number].screenColor(), isSmooth));
        range.add(curve.range);
    }
    const ValueRange shown = withRoom(range);
    const TimeInView view = m_document.playback().timeInView();
    lane.rect->axis(QCPAxis::atLeft)->setRange(shown.least, shown.most);
    lane.rect->axis(QCPAxis::atBottom)->setRange(secondsOf(view.begin), secondsOf(view.end()));
}

QString PlotView::legendText(std::size_t plot) const
{
    const Plot &shown = m_plots.plots()[plot];
    const Tick head = m_document.playback().time().tick();
    QString text = screenText(shown.key.series.field);
    if (m_document.index())
        text += QStringLiteral(" · ") + isolated(ownerText(shown, m_document));
    const auto value = valueAt(m_store.pieces(shown.key), head);
    return text + QStringLiteral("   ") + (value ? shown.valueText(*value) : QStringLiteral("–"));
}

QRectF PlotView::legendRect(std::size_t plot) const
{
    return plot < m_legends.size() ? m_legends[plot] : QRectF();
}

/// Gives the lanes their places before they are drawn.
void PlotView::layOut()
{
    plotLayout()->update(QCPLayoutElement::upPreparation);
    plotLayout()->update(QCPLayoutElement::upMargins);
    plotLayout()->update(QCPLayoutElement::upLayout);
    const double lineHeight = QFontMetricsF(tabularFont(font())).height();
    for (const Lane &lane : m_lanes) {
        // No more numbers beside a low lane than stand clear of each other.
        const int numbers = static_cast<int>(lane.rect->rect().height() / (lineHeight * 1.5));
        lane.rect->axis(QCPAxis::atLeft)->ticker()->setTickCount(std::clamp(numbers, 1, 5));
    }
}

/// Side by side at the top of their lane, in lines as there is room.
void PlotView::placeLegends()
{
    m_legends.assign(m_plots.plots().size(), {});
    const QFontMetricsF metrics(tabularFont(font()));
    for (const Lane &lane : m_lanes) {
        const QRectF area = lane.rect->rect();
        QPointF place = area.topLeft() + QPointF(LegendInset, -metrics.height() - 4);
        for (const std::size_t number : lane.content.plots) {
            const double wanted = metrics.horizontalAdvance(legendText(number))
                                  + PlotOverlay::legendPadding();
            // Widths in steps: a legend shall not jump with every digit.
            const double legendWidth = std::min(std::ceil(wanted / 24) * 24, area.width());
            if (place.x() > area.left() + LegendInset && place.x() + legendWidth > area.right())
                place = {area.left() + LegendInset, place.y() + metrics.height() + 4};
            m_legends[number] = {place, QSizeF(legendWidth, metrics.height() + 2)};
            place.rx() += legendWidth + 4;
        }
    }
}

void PlotView::drawOverlay()
{
    placeLegends();
    layer(QStringLiteral("head"))->replot();
}

void PlotView::resizeEvent(QResizeEvent *event)
{
    QCustomPlot::resizeEvent(event);
    renewCurves();
}

void PlotView::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
        renewCurves();
    }
}

std::optional<std::size_t> PlotView::legendAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_legends.size(); ++i) {
        if (m_legends[i].contains(position))
            return i;
    }
    return {};
}

void PlotView::choose(std::size_t plot)
{
    m_current = plot;
    drawOverlay();
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document.index() || m_drag)
        return event->ignore();
    const double x = event->position().x() - plotArea().left();
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) {
        if (const auto plot = legendAt(event->position()))
            return choose(*plot);
    }
    hoverAt({});
    if (event->button() == Qt::MiddleButton) {
        m_drag = std::make_unique<PanDrag>(m_document.playback(), x, scale());
    } else if (event->button() == Qt::LeftButton && x >= 0) {
        m_drag = std::make_unique<ScrubDrag>(m_document.playback());
        m_drag->moveTo({x}, scale());
    }
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag)
        m_drag->moveTo({event->position().x() - plotArea().left()}, scale());
    else
        hoverAt(event->position().x());
}

void PlotView::mouseReleaseEvent(QMouseEvent *)
{
    m_drag.reset();
}

void PlotView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool isOnPlot = event->position().x() >= plotArea().left()
                          && !legendAt(event->position());
    if (event->button() == Qt::LeftButton && isOnPlot && m_document.index())
        showScale(
            m_document.playback(),
            TimeScale::whole(m_document.playback().time().time().length(), plotArea().width()));
}

void PlotView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    const QPoint delta = event->angleDelta();
    const bool isSideways = std::abs(delta.x()) > std::abs(delta.y());
    const double notches = (isSideways ? delta.x() : delta.y()) / 120.0;
    const Time length = m_document.playback().time().time().length();
    if (isSideways || (event->modifiers() & Qt::ShiftModifier))
        showScale(m_document.playback(),
                  scale().panned(-notches * plotArea().width() / 10, length));
    else
        showScale(m_document.playback(),
                  scale().zoomed(std::pow(1.25, notches), event->position().x() - plotArea().left(),
                                 length,
                                 shortestSpan(scale(), m_document.playback().time().time())));
    event->accept();
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    const std::size_t count = m_plots.plots().size();
    if (event->key() == Qt::Key_Down && m_current + 1 < count)
        return choose(m_current + 1);
    if (event->key() == Qt::Key_Up && m_current > 0)
        return choose(m_current - 1);
    QCustomPlot::keyPressEvent(event);
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    QCustomPlot::focusInEvent(event);
    drawOverlay();
}

void PlotView::focusOutEvent(QFocusEvent *event)
{
    QCustomPlot::focusOutEvent(event);
    drawOverlay();
}

QString PlotView::wholeTextAt(QPointF position) const
{
    if (const auto plot = legendAt(position))
        return legendText(*plot);
    if (position.x() >= plotArea().left())
        return {};
    for (const Lane &lane : m_lanes) {
        if (position.y() < lane.rect->top())
            return lane.content.measure;
        if (position.y() > lane.rect->bottom())
            continue;
        const auto &field = m_plots.plots()[lane.content.plots.front()].field;
        if (!field || !field->texts || field->texts->empty())
            return {};
        const double value = lane.rect->axis(QCPAxis::atLeft)->pixelToCoord(position.y());
        const auto distance = [&](const ValueText &word) {
            return std::abs(static_cast<double>(word.value) * field->scale - value);
        };
        return screenText(std::ranges::min(*field->texts, {}, distance).text);
    }
    return {};
}

bool PlotView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = wholeTextAt(help->pos());
    QToolTip::showText(help->globalPos(), text.isEmpty() ? QString() : plainTip(text), this);
    return true;
}

void PlotView::leaveEvent(QEvent *event)
{
    QCustomPlot::leaveEvent(event);
    hoverAt({});
}

void PlotView::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuWanted(event->globalPos());
}

void PlotView::hoverAt(std::optional<double> x)
{
    if (x && *x < plotArea().left())
        x.reset();
    if (m_hoverX == x)
        return;
    m_hoverX = x;
    drawOverlay();
}

} // namespace tickscope
