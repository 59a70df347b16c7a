// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/guess_painter.h"

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

void paintGuesses(QPainter &painter, const Document &document, const TimeScale &scale,
                  const QRectF &plot)
{
    QColor shade = theme::color(theme::Token::QuietText);
    shade.setAlphaF(0.35F);
    const QBrush hatch(shade, Qt::BDiagPattern);
    for (const TickRange &range : guessedTicks(document)) {
        const TimeBase &time = document.index()->time();
        const double left = std::max(0.0, scale.xAt(time.timeAt(range.first)));
        const double right = std::min(plot.width(), scale.xAt(time.timeAt(range.last + 1)));
        if (right > left)
            painter.fillRect(
                QRectF(plot.left() + left, plot.top(), std::max(1.0, right - left), plot.height()),
                hatch);
    }
}

} // namespace tickscope
