// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/fact_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QLabel>
#include <QLocale>

#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

using theme::Token;

constexpr double RoomAbove = 1.25; ///< For the words over the highest bar.
constexpr int PeakPadding = 4;     ///< Pixels beside those words.

/// Whole numbers, as the rest of the window writes them; an angle by eighths of a turn, and "100+"
/// where a bar holds all that is greater.
class FactPlot::ValueTicker : public QCPAxisTicker
{
public:
    void setValues(FigureUnit unit, std::optional<double> openAt)
    {
        m_isAngle = unit == FigureUnit::Degrees;
        m_openAt = openAt;
    }

protected:
    double getTickStep(const QCPRange &range) override
    {
        constexpr double EighthOfATurn = 45;
        return m_isAngle ? EighthOfATurn : std::max(1.0, QCPAxisTicker::getTickStep(range));
    }
    int getSubTickCount(double) override { return 0; }
    QVector<double> createTickVector(double step, const QCPRange &range) override
    {
        QVector<double> ticks = QCPAxisTicker::createTickVector(step, range);
        if (m_openAt) {
            ticks.removeIf([&](double tick) { return std::abs(tick - *m_openAt) < step; });
            ticks << *m_openAt;
        }
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override
    {
        const QString number = numberText(std::llround(tick));
        return tick == m_openAt ? number + u'+' : number;
    }

private:
    bool m_isAngle = false;
    std::optional<double> m_openAt;
};

/// The greatest value that there can be: no angle is wider than a half turn.
static double mostOf(const Figure &figure)
{
    return figure.barUnit == FigureUnit::Degrees ? 180 : std::numeric_limits<double>::infinity();
}

FactPlot::FactPlot(QWidget *parent)
    : SmallPlot(parent)
    , m_bars(new QCPBars(xAxis, yAxis))
    , m_otherBars(new QCPBars(xAxis, yAxis))
    , m_chosenBars(new QCPBars(xAxis, yAxis))
    , m_peakLabel(new QCPItemText(this))
    , m_reason(hintText())
    , m_values(new ValueTicker)
{
    m_reason->setAlignment(Qt::AlignCenter);
    m_reason->setTextFormat(Qt::PlainText);
    fillWith(this, {m_reason});
    nameWidget(*this, "facts.plot", tr("Histogram"));
    setAccessibleDescription(
        tr("How often each value occurs. Left and Right choose a bar and list its presses."));
    m_peakLabel->position->setType(QCPItemPosition::ptPlotCoords);
    m_peakLabel->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_peakLabel->setPadding({PeakPadding, 0, PeakPadding, 2});
    xAxis->setTicker(m_values);
    yAxis->setTicker(QSharedPointer<ValueTicker>::create());
    connect(this, &QCustomPlot::afterLayout, this, &FactPlot::placePeak);
    FactPlot::dress();
    setFigure(nullptr);
}

void FactPlot::setFigure(const Figure *figure)
{
    m_figure = {};
    m_hits.reset();
    if (figure) {
        m_figure.kind = figure->kind;
        m_figure.part = figure->part;
        m_figure.samples = figure->samples;
        m_figure.histogram = figure->histogram;
        m_figure.barUnit = figure->barUnit;
        m_figure.hits = figure->hits;
        m_hits = hitBars(*figure);
    }
    m_chosen.reset();
    m_reason->setText(figure && figure->histogram.empty()
                          ? figureTitle(*figure) + u'\n' + figureValue(*figure)
                          : QString());
    fill();
}

void FactPlot::chooseBar(std::optional<std::size_t> bar)
{
    m_chosen = bar && *bar < m_figure.histogram.size() ? bar : std::nullopt;
    fill();
}

/// The last bar may hold all that is greater; it is drawn as wide as the others.
double FactPlot::barWidth() const
{
    return m_figure.histogram.empty() ? 1 : m_figure.histogram.front().width;
}

double FactPlot::middleOf(std::size_t bar) const
{
    // Of whole numbers the value stands below the middle of its bar.
    const double shift = barWidth() <= 1 ? 0 : barWidth() / 2;
    return m_figure.histogram[bar].from + shift;
}

void FactPlot::fill()
{
    QVector<double> places;
    QVector<double> counts;
    double most = 0;
    for (std::size_t i = 0; i < m_figure.histogram.size(); ++i) {
        places << middleOf(i);
        counts << static_cast<double>(m_figure.histogram[i].count);
        most = std::max(most, counts.back());
    }
    QVector<double> others(counts.size(), 0);
    for (qsizetype i = 0; m_hits && i < counts.size(); ++i) {
        const auto bar = static_cast<std::size_t>(i);
        if (bar < m_hits->first || bar > m_hits->second)
            std::swap(counts[i], others[i]);
    }
    m_bars->setData(places, counts, true);
    m_otherBars->setData(places, others, true);
    m_bars->setWidth(barWidth() * 0.9);
    m_otherBars->setWidth(barWidth() * 0.9);
    m_chosenBars->setWidth(barWidth() * 0.9);
    if (m_chosen)
        m_chosenBars->setData({middleOf(*m_chosen)},
                              {static_cast<double>(m_figure.histogram[*m_chosen].count)});
    else
        m_chosenBars->data()->clear();
    const bool isEmpty = places.isEmpty();
    xAxis->setVisible(!isEmpty);
    yAxis->setVisible(!isEmpty);
    if (!isEmpty) {
        // A few bars shall not become as wide as the plot.
        constexpr double LeastBars = 20;
        const double least = std::min(places.front() + barWidth() * LeastBars, mostOf(m_figure));
        const double last = std::max(places.back(), least);
        xAxis->setRange(places.front() - barWidth(), last + barWidth());
        yAxis->setRange(0, most * RoomAbove);
        const FigureUnit unit = m_figure.barUnit;
        const Bar &end = m_figure.histogram.back();
        m_values->setValues(unit, end.width > barWidth() ? std::optional(end.from) : std::nullopt);
        xAxis->setLabel(factText(unitWord(unit)));
        yAxis->setLabel(tr("Count"));
    }
    labelPeak();
    replot(QCustomPlot::rpQueuedReplot);
}

/// Says what counts, or how much of all stands on the highest bar: what a stranger sees first.
void FactPlot::labelPeak()
{
    const auto peak = std::ranges::max_element(m_figure.histogram, {}, &Bar::count);
    m_peakLabel->setVisible(peak != m_figure.histogram.end());
    m_peakLabel->setText({});
    if (peak == m_figure.histogram.end())
        return;
    const auto number = static_cast<std::size_t>(peak - m_figure.histogram.begin());
    m_peakLabel->setText(plotLabel(m_figure, m_hits));
    m_peak = {middleOf(number), static_cast<double>(peak->count)};
}

/// Right of the highest bar, or as near to it as there is room.
void FactPlot::placePeak()
{
    const double width = QFontMetricsF(m_peakLabel->font()).horizontalAdvance(peakText())
                         + 2 * PeakPadding;
    const double last = axisRect()->right() - width;
    const double left = std::max(std::min(xAxis->coordToPixel(m_peak.x()), last),
                                 static_cast<double>(axisRect()->left()));
    m_peakLabel->position->setCoords(xAxis->pixelToCoord(left), m_peak.y());
}

void FactPlot::dress()
{
    SmallPlot::dress();
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(theme::color(Token::Input));
    QColor pale = theme::color(Token::Input);
    pale.setAlphaF(0.4F);
    m_otherBars->setPen(Qt::NoPen);
    m_otherBars->setBrush(pale);
    m_chosenBars->setPen(Qt::NoPen);
    m_chosenBars->setBrush(theme::color(Token::Accent));
    m_peakLabel->setFont(smallFont());
    m_peakLabel->setColor(theme::color(Token::Text));
}

std::optional<std::size_t> FactPlot::barAt(QPointF place) const
{
    if (m_figure.histogram.empty() || !axisRect()->rect().contains(place.toPoint()))
        return {};
    const double value = xAxis->pixelToCoord(place.x());
    std::size_t best = 0;
    for (std::size_t i = 1; i < m_figure.histogram.size(); ++i) {
        if (std::abs(middleOf(i) - value) < std::abs(middleOf(best) - value))
            best = i;
    }
    // Anywhere in its column: low bars are hard to hit.
    const bool isHit = std::abs(middleOf(best) - value) <= barWidth() / 2;
    return isHit && m_figure.histogram[best].count > 0 ? std::optional(best) : std::nullopt;
}

QPoint FactPlot::placeOf(std::size_t bar)
{
    replot(QCustomPlot::rpImmediateRefresh);
    return QPointF(xAxis->coordToPixel(middleOf(bar)),
                   yAxis->coordToPixel(static_cast<double>(m_figure.histogram[bar].count) / 2))
        .toPoint();
}

void FactPlot::choose(std::optional<std::size_t> bar)
{
    chooseBar(bar);
    emit barChosen(m_chosen);
}

void FactPlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(barAt(event->position()));
}

void FactPlot::keyPressEvent(QKeyEvent *event)
{
    const auto &bars = m_figure.histogram;
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (event->key() == Qt::Key_Escape && m_chosen)
        return choose({});
    if (step == 0 || bars.empty())
        return SmallPlot::keyPressEvent(event);
    auto bar = m_chosen   ? static_cast<std::ptrdiff_t>(*m_chosen) + step
               : step > 0 ? 0
                          : static_cast<std::ptrdiff_t>(bars.size()) - 1;
    // Those that are empty have nothing to list.
    const auto count = static_cast<std::ptrdiff_t>(bars.size());
    while (bar >= 0 && bar < count && bars[static_cast<std::size_t>(bar)].count == 0)
        bar += step;
    if (bar >= 0 && bar < count)
        choose(static_cast<std::size_t>(bar));
}

QString FactPlot::tipAt(QPointF place) const
{
    const auto bar = barAt(place);
    return bar ? barShare(m_figure, m_figure.histogram[*bar]) : QString();
}

} // namespace tickscope
