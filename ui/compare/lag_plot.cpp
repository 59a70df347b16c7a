// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/lag_plot.h"

#include <algorithm>

#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

using theme::Token;

LagPlot::LagPlot(QWidget *parent)
    : SmallPlot(parent)
    , m_curve(addGraph())
    , m_zero(new QCPItemStraightLine(this))
    , m_here(new QCPItemStraightLine(this))
{
    nameWidget(*this, "compare.lag", tr("Time won and lost"));
    setAccessibleDescription(tr("How far ahead of the ghost the run is along its way. Left and "
                                "Right go along it."));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_zero->point1->setCoords(0, 0);
    m_zero->point2->setCoords(1, 0);
    LagPlot::dress();
    hide();
}

void LagPlot::show(const Shared<RunComparison> &runs, const GameLength &length)
{
    const auto isKnown = [](const WayLag &lag) { return lag.lag.has_value(); };
    const Shared<RunComparison> shown = runs && std::ranges::any_of(runs->lags, isKnown) ? runs
                                                                                         : nullptr;
    if (shown == m_runs && length == m_length)
        return;
    m_runs = shown;
    m_length = length;
    setVisible(m_runs != nullptr);
    fill();
}

void LagPlot::fill()
{
    if (!m_runs)
        return m_curve->data()->clear();
    QVector<double> places;
    QVector<double> seconds;
    double least = 0;
    double most = 0;
    for (const WayLag &lag : m_runs->lags) {
        places << placeOf(lag);
        // The curve has a gap where nothing is known.
        seconds << (lag.lag ? *lag.lag / std::chrono::duration<double>(1) : qQNaN());
        if (lag.lag) {
            least = std::min(least, seconds.back());
            most = std::max(most, seconds.back());
        }
    }
    m_curve->setData(places, seconds, true);
    const double room = std::max(0.05, (most - least) * 0.1);
    yAxis->setRange(least - room, most + room);
    xAxis->setRange(0, std::max(places.back(), 1.0));
    xAxis->setLabel(tr("Distance (%1)").arg(lengthWord(m_length.unit)));
    yAxis->setLabel(tr("Ahead (s)"));
    if (m_head)
        showHead(*m_head);
    replot(QCustomPlot::rpQueuedReplot);
}

void LagPlot::showHead(Tick tick)
{
    m_head = tick;
    if (!m_runs)
        return;
    const auto &lags = m_runs->lags;
    const bool isOnWay = tick >= lags.front().tick && tick <= lags.back().tick;
    m_here->setVisible(isOnWay);
    if (isOnWay) {
        const double place = placeOf(*std::ranges::lower_bound(lags, tick, {}, &WayLag::tick));
        m_here->point1->setCoords(place, 0);
        m_here->point2->setCoords(place, 1);
    }
    replot(QCustomPlot::rpQueuedReplot);
}

void LagPlot::dress()
{
    SmallPlot::dress();
    m_curve->setPen(QPen(theme::color(Token::Input), 1.5));
    m_zero->setPen(QPen(theme::color(Token::QuietText), 0));
    m_here->setPen(QPen(theme::color(Token::Accent), 0));
}

std::optional<std::size_t> LagPlot::valueAt(QPointF place) const
{
    if (!m_runs || !axisRect()->rect().contains(place.toPoint()))
        return {};
    const double length = xAxis->pixelToCoord(place.x()) * m_length.inFields;
    const auto &lags = m_runs->lags;
    const auto found = std::ranges::lower_bound(lags, length, {}, &WayLag::length);
    return std::min(static_cast<std::size_t>(found - lags.begin()), lags.size() - 1);
}

QString LagPlot::textOf(const WayLag &lag) const
{
    if (!lag.lag)
        return {};
    const QString place = lengthText(placeOf(lag), m_length.unit) + u' '
                          + lengthWord(m_length.unit);
    const double ahead = *lag.lag / std::chrono::duration<double>(1);
    const QString seconds = fixedText(std::abs(ahead), 2);
    return ahead < 0 ? tr("After %1: %2 s behind the ghost").arg(place, seconds)
                     : tr("After %1: %2 s ahead of the ghost").arg(place, seconds);
}

QString LagPlot::tipAt(QPointF place) const
{
    const auto value = valueAt(place);
    return value ? textOf(m_runs->lags[*value]) : QString();
}

void LagPlot::mousePressEvent(QMouseEvent *event)
{
    const auto value = valueAt(event->position());
    if (event->button() == Qt::LeftButton && value)
        emit tickWanted(m_runs->lags[*value].tick);
}

void LagPlot::keyPressEvent(QKeyEvent *event)
{
    const int side = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (side == 0 || !m_runs)
        return SmallPlot::keyPressEvent(event);
    constexpr double Steps = 100; // over the whole way
    const auto &lags = m_runs->lags;
    const auto here = std::ranges::lower_bound(lags, m_head.value_or(lags.front().tick), {},
                                               &WayLag::tick);
    const double from = here == lags.end() ? lags.back().length : here->length;
    const double wanted = from + side * lags.back().length / Steps;
    const auto found = std::ranges::lower_bound(lags, wanted, {}, &WayLag::length);
    emit tickWanted(found == lags.end() ? lags.back().tick : found->tick);
}

} // namespace tickscope
