// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <qcustomplot.h>

#include "core/model/state/schema.h"

namespace tickscope {

/// Lines and texts of the axis of time, the same as on the timeline. Coordinates are seconds.
class TimeTicker : public QCPAxisTicker
{
public:
    explicit TimeTicker(const QWidget &plot);

protected:
    double getTickStep(const QCPRange &range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale &, QChar, int) override;

private:
    const QWidget &m_plot;
    double m_step = 1;
    double m_end = 0;
    double m_secondsPerPixel = 0;
};

/// Ticker of the values of a field: its words where it has some, else numbers.
/// \param width  pixels that a word may have.
[[nodiscard]] QSharedPointer<QCPAxisTicker> makeValueTicker(const std::optional<Field> &field,
                                                            const QFontMetricsF &metrics,
                                                            double width);

} // namespace tickscope
