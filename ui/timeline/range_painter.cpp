// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/range_painter.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace tickscope {

std::vector<TickRange> guessedTicks(const Document &document)
{
    const auto &index = document.index();
    if (!index || !document.reading().isRebuilt())
        return {};
    const auto &selected = document.selection().player();
    const Player *player = selected ? index->players().of(*selected) : nullptr;
    if (!player)
        return index->guessedTicks();
    std::vector<TickRange> ranges;
    for (const Stay &stay : player->stays) {
        for (const TickRange &range : index->guessedTicks(stay.client)) {
            const TickRange part{std::max(range.first, stay.ticks.first),
                                 std::min(range.last, stay.ticks.last)};
            if (!part.isEmpty())
                ranges.push_back(part);
        }
    }
    return ranges;
}

/// \param lane  the part of the plot that \a ranges are painted on, from its left end on.
static void paintRanges(QPainter &painter, const Document &document, const TimeScale &scale,
                        const QRectF &lane, const std::vector<TickRange> &ranges,
                        const QBrush &brush)
{
    for (const TickRange &range : ranges) {
        const TimeBase &time = document.index()->time();
        const double left = std::max(0.0, scale.xAt(time.timeAt(range.first)));
        const double right = std::min(lane.width(), scale.xAt(time.timeAt(range.last + 1)));
        if (right > left)
            painter.fillRect(
                QRectF(lane.left() + left, lane.top(), std::max(1.0, right - left), lane.height()),
                brush);
    }
}

void paintGuesses(QPainter &painter, const Document &document, const TimeScale &scale,
                  const QRectF &plot)
{
    QColor shade = theme::color(theme::Token::QuietText);
    shade.setAlphaF(0.35F);
    paintRanges(painter, document, scale, plot, guessedTicks(document),
                QBrush(shade, Qt::BDiagPattern));
}

void paintBuffered(QPainter &painter, const Document &document, const TimeScale &scale,
                   const QRectF &plot)
{
    constexpr double Thickness = 2;
    paintRanges(painter, document, scale, plot.adjusted(0, plot.height() - Thickness, 0, 0),
                document.reading().bufferedRanges(), theme::color(theme::Token::Accent));
}

} // namespace tickscope
