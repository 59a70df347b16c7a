// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_axis.h"

#include "ui/strip/time_scale.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

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

} // namespace

TimeTicker::TimeTicker(const QWidget &plot)
    : m_plot(plot)
{
}

double TimeTicker::getTickStep(const QCPRange &range)
{
    const TimeScale scale{timeOf(range.lower), std::max(timeOf(range.size()), Time{1}),
                          std::max(1.0, static_cast<double>(m_plot.width()))};
    m_step = std::chrono::duration<double>(axisStep(scale, LabelPixels)).count();
    m_end = range.upper;
    m_secondsPerPixel = range.size() / std::max(1, m_plot.width());
    return m_step;
}

QString TimeTicker::getTickLabel(double tick, const QLocale &, QChar, int)
{
    const QString label = axisLabel(timeOf(tick + m_step * 1e-6), timeOf(m_step));
    // Half of it stands right of its line; the last one would be cut at the edge.
    const double half = m_plot.fontMetrics().horizontalAdvance(label) / 2.0 - RightRoom;
    return tick + half * m_secondsPerPixel > m_end ? QString() : label;
}

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

} // namespace tickscope
