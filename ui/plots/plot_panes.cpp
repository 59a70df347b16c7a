// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_panes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QFontMetricsF>

#include "ui/plots/plot_view.h"
#include "ui/strip/time_scale.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

namespace {

constexpr double LabelPixels = 80;
constexpr double RightRoom = 8;       ///< Pixels behind the end of the axis.
constexpr std::size_t MostWords = 12; ///< On one axis; more cannot be read.

Time timeOf(double seconds)
{
    return Time{static_cast<Time::rep>(seconds * 1e9)};
}

/// Plain numbers as the rest of the window writes them.
class NumberTicker : public QCPAxisTicker
{
public:
    NumberTicker() { setTickCount(4); }

protected:
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override
    {
        const bool isWhole = std::abs(tick) < 9e15 && tick == std::floor(tick);
        return isWhole ? numberText(static_cast<std::int64_t>(tick)) : realText(tick, 3);
    }
};

/// Lines and texts of the axis of time, the same as on the timeline. Coordinates are seconds.
class TimeTicker : public QCPAxisTicker
{
public:
    explicit TimeTicker(const QWidget &plot)
        : m_plot(plot)
    {
    }

protected:
    double getTickStep(const QCPRange &range) override
    {
        const TimeScale scale{timeOf(range.lower), std::max(timeOf(range.size()), Time{1}),
                              std::max(1.0, static_cast<double>(m_plot.width()))};
        m_step = std::chrono::duration<double>(axisStep(scale, LabelPixels)).count();
        m_end = range.upper;
        m_secondsPerPixel = range.size() / std::max(1, m_plot.width());
        return m_step;
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override
    {
        const QString label = axisLabel(timeOf(tick + m_step * 1e-6), timeOf(m_step));
        // Half of it stands right of its line; the last one would be cut at the edge.
        const double half = m_plot.fontMetrics().horizontalAdvance(label) / 2.0 - RightRoom;
        return tick + half * m_secondsPerPixel > m_end ? QString() : label;
    }

private:
    const QWidget &m_plot;
    double m_step = 1;
    double m_end = 0;
    double m_secondsPerPixel = 0;
};

/// Ticker of the values of a field: its words where it has some, else numbers.
/// \param width  pixels that a word may have.
QSharedPointer<QCPAxisTicker> makeValueTicker(const std::optional<Field> &field,
                                              const QFontMetricsF &metrics, double width)
{
    const bool isChoice = field
                          && (field->kind == FieldKind::Enumeration
                              || field->kind == FieldKind::Boolean);
    if (!isChoice || !field->texts || field->texts->size() > MostWords)
        return QSharedPointer<NumberTicker>::create();
    auto words = QSharedPointer<QCPAxisTickerText>::create();
    for (const ValueText &word : *field->texts)
        words->addTick(static_cast<double>(word.value) * field->scale,
                       metrics.elidedText(screenText(word.text), Qt::ElideRight, width));
    return words;
}

} // namespace

std::vector<PlotLane> makePlotLanes(const PlotList &plots)
{
    std::vector<PlotLane> lanes;
    for (std::size_t i = 0; i < plots.plots().size(); ++i) {
        const QString measure = plots.plots()[i].measure();
        auto lane = std::ranges::find(lanes, measure, &PlotLane::measure);
        if (lane == lanes.end())
            lane = lanes.insert(lanes.end(), PlotLane{measure, {}});
        lane->plots.push_back(i);
    }
    return lanes;
}

/// \a range with some room above and below, never without height.
static ValueRange withRoom(const ValueRange &range)
{
    if (range.isEmpty())
        return {0, 1};
    if (range.least == range.most)
        return {range.least - 1, range.most + 1};
    const double room = (range.most - range.least) * 0.08;
    return {range.least - room, range.most + room};
}

using theme::Token;

constexpr int RightMargin = 8; ///< As the timeline has it, so that both plots align.
constexpr int LaneGap = 6;
constexpr double GutterMargin = 12; ///< Left and right of the words of an axis together.

/// Up to here smooth lines are cheap.
constexpr std::size_t SmoothPoints = 500;

/// A cosmetic pen is drawn many times as fast as one that has to be outlined.
static QPen graphPen(const QColor &color, Qt::PenStyle style, bool isSmooth)
{
    // Upright lines on pixels are too close to each other for dashes.
    QPen pen(color, isSmooth ? 1.4 : 1, isSmooth ? style : Qt::SolidLine);
    pen.setCosmetic(!isSmooth);
    return pen;
}

static double secondsOf(Time time)
{
    return std::chrono::duration<double>(time).count();
}

PlotPanes::PlotPanes(QCustomPlot &plot, const PlotList &plots)
    : m_plot(plot)
    , m_plots(plots)
{
    plot.plotLayout()->clear();
    plot.plotLayout()->setRowSpacing(LaneGap);
}

Qt::PenStyle PlotPanes::styleOf(std::size_t plot) const
{
    constexpr std::array Styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    for (const Pane &pane : m_panes) {
        const auto &plots = pane.content.plots;
        const auto found = std::ranges::find(plots, plot);
        if (found != plots.end())
            return Styles[static_cast<std::size_t>(found - plots.begin()) % Styles.size()];
    }
    return Qt::SolidLine;
}

QRectF PlotPanes::plotArea() const
{
    const double left = timelineTitleWidth(m_plot.font());
    // A picture may be of another size.
    const QSizeF size = m_plot.viewport().size();
    return {left, 0, std::max(1.0, size.width() - left - RightMargin), size.height()};
}

QFont PlotPanes::axisFont() const
{
    return smallerFont(tabularFont(m_plot.font()));
}

void PlotPanes::make()
{
    m_plot.clearGraphs();
    m_plot.plotLayout()->clear();
    m_panes.clear();
    for (const PlotLane &lane : makePlotLanes(m_plots))
        add(lane);
    dress();
}

void PlotPanes::add(const PlotLane &content)
{
    auto *rect = new QCPAxisRect(&m_plot, true);
    m_plot.plotLayout()->addElement(static_cast<int>(m_panes.size()), 0, rect);
    Pane pane{content, rect, {}};
    for (const std::size_t number : content.plots) {
        QCPGraph *graph = m_plot.addGraph(rect->axis(QCPAxis::atBottom),
                                          rect->axis(QCPAxis::atLeft));
        // The curve has no more points than pixels ask for.
        graph->setAdaptiveSampling(false);
        graph->setName(screenText(m_plots.plots()[number].key.series.field));
        pane.graphs.push_back(graph);
    }
    rect->setupFullAxesBox(false);
    rect->axis(QCPAxis::atBottom)->setTicker(QSharedPointer<TimeTicker>::create(m_plot));
    rect->axis(QCPAxis::atLeft)
        ->setTicker(makeValueTicker(m_plots.plots()[content.plots.front()].field,
                                    QFontMetricsF(axisFont()), plotArea().left() - GutterMargin));
    m_panes.push_back(std::move(pane));
}

void PlotPanes::dress()
{
    m_plot.setBackground(theme::color(Token::Panel));
    for (Pane &pane : m_panes)
        dress(pane);
}

void PlotPanes::dress(Pane &pane)
{
    const bool isLast = &pane == &m_panes.back();
    const QFontMetricsF metrics(m_plot.font());
    const int axisHeight = static_cast<int>(metrics.height()) + 6;
    pane.rect->setAutoMargins(QCP::msNone);
    // The legend stands above the graphs.
    pane.rect->setMargins(QMargins(static_cast<int>(plotArea().left()), axisHeight, RightMargin,
                                   isLast ? axisHeight : 2));
    const QPen hairline(theme::color(Token::Hairline), 0);
    const QFont small = axisFont();
    // Drawn in this order; that of axes() is another one in each run.
    for (const auto type : {QCPAxis::atLeft, QCPAxis::atRight, QCPAxis::atTop, QCPAxis::atBottom}) {
        QCPAxis *axis = pane.rect->axis(type);
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

void PlotPanes::fill(const std::vector<PlotCurve> &curves, const TimeInView &view)
{
    for (Pane &pane : m_panes)
        fill(pane, curves, view);
}

void PlotPanes::fill(Pane &pane, const std::vector<PlotCurve> &curves, const TimeInView &view)
{
    ValueRange range;
    for (std::size_t i = 0; i < pane.graphs.size(); ++i) {
        const std::size_t number = pane.content.plots[i];
        const PlotCurve &curve = curves[number];
        QVector<QCPGraphData> points;
        points.reserve(static_cast<qsizetype>(curve.points.size()));
        for (const auto &[x, y] : curve.points)
            points.append({x, y});
        pane.graphs[i]->data()->set(points, true);
        const bool isStepped = curve.isExact && m_plots.plots()[number].isStepped();
        pane.graphs[i]->setLineStyle(isStepped ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
        // Columns are upright lines on pixels; smoothing them costs much and shows
        // nothing.
        const bool isSmooth = curve.points.size() <= SmoothPoints;
        pane.graphs[i]->setAntialiased(isSmooth);
        pane.graphs[i]->setPen(
            graphPen(m_plots.plots()[number].screenColor(), styleOf(number), isSmooth));
        range.add(curve.range);
    }
    const ValueRange shown = withRoom(range);
    pane.rect->axis(QCPAxis::atLeft)->setRange(shown.least, shown.most);
    pane.rect->axis(QCPAxis::atBottom)->setRange(secondsOf(view.begin), secondsOf(view.end()));
}

void PlotPanes::layOut()
{
    m_plot.plotLayout()->update(QCPLayoutElement::upPreparation);
    m_plot.plotLayout()->update(QCPLayoutElement::upMargins);
    m_plot.plotLayout()->update(QCPLayoutElement::upLayout);
    const double lineHeight = QFontMetricsF(tabularFont(m_plot.font())).height();
    for (const Pane &pane : m_panes) {
        // No more numbers beside a low lane than stand clear of each other.
        const int numbers = static_cast<int>(pane.rect->rect().height() / (lineHeight * 1.5));
        pane.rect->axis(QCPAxis::atLeft)->ticker()->setTickCount(std::clamp(numbers, 1, 5));
    }
}

QString PlotPanes::gutterText(QPointF place) const
{
    for (const Pane &pane : m_panes) {
        if (place.y() < pane.rect->top())
            return pane.content.measure;
        if (place.y() > pane.rect->bottom())
            continue;
        const auto &field = m_plots.plots()[pane.content.plots.front()].field;
        if (!field || !field->texts || field->texts->empty())
            return {};
        const double value = pane.rect->axis(QCPAxis::atLeft)->pixelToCoord(place.y());
        const auto distance = [&](const ValueText &word) {
            return std::abs(static_cast<double>(word.value) * field->scale - value);
        };
        return screenText(std::ranges::min(*field->texts, {}, distance).text);
    }
    return {};
}

constexpr double LegendInset = 6;

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
