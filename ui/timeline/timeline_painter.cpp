// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_painter.h"

#include "core/analysis/tape/input_tape.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/strip_texts.h"
#include "ui/world/letters/outlined_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

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

using theme::Token;

QColor faded(QColor color, double share)
{
    color.setAlphaF(static_cast<float>(share));
    return color;
}

QRectF spanRect(const PixelSpan &span, const QRectF &plot)
{
    return QRectF(plot.left() + span.left, plot.top(), span.right - span.left, plot.height())
        .intersected(plot);
}

namespace {

// Pixels.
constexpr double HighestLane = 30;
constexpr double HalfSign = 6;

void paintBars(QPainter &painter, const std::vector<float> &bars, const QRectF &area,
               const QColor &color)
{
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i] <= 0.0F)
            continue;
        const double height = std::max(1.0, static_cast<double>(bars[i]) * area.height());
        painter.fillRect(
            QRectF(area.left() + static_cast<double>(i), area.bottom() - height, 1.0, height),
            color);
    }
}

QColor laneColor(const LaneContent &lane, const EventKind &kind)
{
    return lane.color ? theme::color(*lane.color) : theme::kindColor(kind);
}

void paintMarks(QPainter &painter, const LaneContent &lane, const QRectF &area)
{
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::clamp(area.height() * 0.66, 9.0, 13.0)));
    painter.setFont(font);
    for (const LaneMark &mark : lane.marks) {
        const QColor color = laneColor(lane, *mark.kind);
        // A sign at the very first or last tick stays whole.
        const bool isIn = mark.x >= 0 && mark.x <= area.width();
        const double x = area.left()
                         + (isIn ? std::clamp(mark.x, HalfSign,
                                              std::max(HalfSign, area.width() - HalfSign))
                                 : mark.x);
        if (mark.count > 1) {
            // A plate that grows stronger with the number that the sign stands for.
            const double share = std::min(0.1 + 0.02 * mark.count, 0.3);
            painter.fillRect(QRectF(x - 4, area.top() + 2, 9, area.height() - 4),
                             faded(color, share));
        }
        painter.setPen(color);
        painter.drawText(QRectF(x - 12, area.top(), 24, area.height()), Qt::AlignCenter,
                         QString(theme::kindSign(*mark.kind)));
    }
}

/// Where words at \a wanted have room beside the names of markers, which stand in lanes, too.
double noteLeft(QRectF wanted, const std::vector<StripText> &names)
{
    for (const StripText &name : names) {
        if (wanted.intersects(name.place))
            wanted.moveLeft(name.place.right() + NoteIndent);
    }
    return wanted.left();
}

void paintLane(QPainter &painter, const LaneContent &lane, const QRectF &area,
               const std::vector<StripText> &names)
{
    if (!lane.bars.empty())
        paintBars(painter, lane.bars, area.adjusted(0, 2, 0, -1), laneColor(lane, *lane.barKind));
    else
        paintMarks(painter, lane, area);
    if (!lane.note.isEmpty()) {
        painter.setPen(theme::color(Token::QuietText));
        const QFontMetricsF metrics(painter.font());
        QRectF room = area;
        room.setLeft(noteLeft({area.left() + lane.noteX + NoteIndent, area.top(),
                               metrics.horizontalAdvance(lane.note), area.height()},
                              names));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(lane.note, Qt::ElideMiddle, room.width()));
    }
}

void paintTrust(QPainter &painter, const TimelineContent &content, const QRectF &plot)
{
    paintRebuilt(painter, content.rebuilt, plot);
    if (content.notIndexed)
        painter.fillRect(spanRect(*content.notIndexed, plot),
                         QBrush(faded(theme::color(Token::QuietText), 0.28), Qt::BDiagPattern));
    paintDamaged(painter, content.damaged, plot);
}

void paintAxis(QPainter &painter, const TimelineContent &content, const TimelineLayout &layout)
{
    const QColor hairline = theme::color(Token::Hairline);
    painter.setPen(faded(hairline, 0.45));
    for (const double x : content.tickLines)
        painter.drawLine(QPointF(layout.plot.left() + x, layout.axis.bottom()),
                         QPointF(layout.plot.left() + x, layout.plot.bottom()));
    for (const AxisLine &line : content.axis) {
        const double x = layout.plot.left() + line.x;
        painter.setPen(hairline);
        painter.drawLine(QPointF(x, layout.axis.top()), QPointF(x, layout.plot.bottom()));
    }
    painter.setPen(theme::color(Token::QuietText));
    paintStripTexts(painter, timelineAxisLabels(content, layout, QFontMetricsF(painter.font())));
    for (const double x : content.seekPoints)
        painter.drawLine(QPointF(layout.plot.left() + x, layout.axis.bottom() - 4),
                         QPointF(layout.plot.left() + x, layout.axis.bottom() - 1));
    painter.drawText(
        QRectF(8, layout.axis.top(), layout.titles.width() - 12, layout.axis.height() - 4),
        Qt::AlignLeft | Qt::AlignVCenter,
        QCoreApplication::translate("tickscope::Timeline", "Lanes ▾"));
    painter.setPen(hairline);
    painter.drawLine(QPointF(layout.titles.left(), layout.axis.bottom()),
                     layout.axis.bottomRight());
}

void paintMarkers(QPainter &painter, const TimelineContent &content, const QRectF &plot,
                  double signTop)
{
    for (const MarkerFlag &marker : content.markers) {
        if (marker.right > marker.x) {
            const QRectF stretch = spanRect({marker.x, marker.right}, plot);
            painter.fillRect(stretch, faded(marker.color, marker.isChosen ? 0.2 : 0.1));
            painter.fillRect(QRectF(stretch.left(), signTop + 3, stretch.width(), 2), marker.color);
            const double right = plot.left() + marker.right;
            painter.setPen(QPen(faded(marker.color, 0.6), 1));
            painter.drawLine(QPointF(right, signTop), QPointF(right, plot.bottom()));
        }
        paintMarker(painter, marker, plot, signTop);
    }
}

void paintMarkerNames(QPainter &painter, const std::vector<StripText> &names)
{
    for (const StripText &name : names) {
        painter.fillRect(name.place, faded(theme::color(Token::Panel), 0.85));
        painter.setPen(name.color);
        painter.drawText(name.place, Qt::AlignCenter, name.text);
    }
}

void paintRange(QPainter &painter, const TimelineContent &content, const TimelineLayout &layout)
{
    if (!content.range)
        return;
    const QColor accent = theme::color(Token::Accent);
    painter.fillRect(spanRect(*content.range, layout.plot), faded(accent, 0.14));
    for (const QRectF &handle : rangeHandles(content, layout)) {
        painter.setPen(QPen(accent, 1));
        painter.drawLine(QPointF(handle.center().x(), layout.plot.top()),
                         QPointF(handle.center().x(), layout.plot.bottom()));
        painter.fillRect(handle, accent);
    }
    // Over its handles, where there is no room beside them: what it says counts more.
    if (const auto said = placeRangeText(content, layout, QFontMetricsF(painter.font()))) {
        painter.fillRect(said->place, theme::color(Token::Panel));
        painter.setPen(accent);
        painter.drawText(said->place, Qt::AlignCenter, said->text);
    }
}

/// \a font, or a smaller one where lanes are lower than its lines.
QFont titleFont(const QFont &font, double laneHeight)
{
    QFont title = font;
    if (QFontMetricsF(font).height() > laneHeight)
        title.setPixelSize(std::max(9, static_cast<int>(laneHeight * 0.78)));
    return title;
}

void paintTitles(QPainter &painter, const TimelineContent &content, const TimelineLayout &layout)
{
    const QFontMetricsF metrics(painter.font());
    const double width = layout.titles.width() - 12;
    for (std::size_t lane = 0; lane < content.lanes.size(); ++lane) {
        const QRectF area = layout.lane(lane);
        painter.setPen(faded(theme::color(Token::Hairline), 0.6));
        if (lane > 0)
            painter.drawLine(QPointF(0, area.top()), area.topRight());
        const auto &color = content.lanes[lane].color;
        painter.setPen(theme::color(color.value_or(Token::QuietText)));
        painter.drawText(QRectF(8, area.top(), width, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(content.lanes[lane].title, Qt::ElideRight, width));
    }
}

} // namespace

void paintStripTexts(QPainter &painter, const std::vector<StripText> &texts)
{
    for (const StripText &text : texts)
        painter.drawText(text.place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         text.text);
}

void paintMarker(QPainter &painter, const MarkerFlag &marker, const QRectF &plot, double signTop)
{
    const double x = plot.left() + marker.x;
    painter.setPen(
        QPen(marker.color, marker.isChosen ? 2 : 1, marker.isOwn ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const double more = marker.isChosen ? 1 : 0;
    const QRectF box = markerSign(marker, plot.left(), signTop).adjusted(-more, -more, more, more);
    QPainterPath diamond(QPointF(box.center().x(), box.top()));
    diamond.lineTo(box.right(), box.center().y());
    diamond.lineTo(box.center().x(), box.bottom());
    diamond.lineTo(box.left(), box.center().y());
    diamond.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(diamond, marker.color);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintRebuilt(QPainter &painter, const std::vector<PixelSpan> &spans, const QRectF &plot)
{
    const QBrush dots(faded(theme::color(Token::QuietText), 0.6), Qt::Dense6Pattern);
    for (const PixelSpan &span : spans) {
        const QRectF strip = spanRect(span, plot);
        painter.fillRect(QRectF(strip.left(), strip.bottom() - 3, strip.width(), 2), dots);
    }
}

void paintDamaged(QPainter &painter, const std::vector<DamagedSpan> &spans, const QRectF &plot)
{
    const QColor damage = theme::color(Token::Damage);
    for (const DamagedSpan &span : spans) {
        const QRectF area = spanRect(span.pixels, plot);
        painter.fillRect(area, faded(damage, 0.14));
        painter.fillRect(area, QBrush(faded(damage, 0.8), Qt::FDiagPattern));
        const QString text = numberText(span.lostTicks);
        if (span.lostTicks > 0
            && area.width() > QFontMetricsF(painter.font()).horizontalAdvance(text) + 8) {
            painter.setPen(damage);
            painter.drawText(area, Qt::AlignHCenter | Qt::AlignBottom, text);
        }
    }
}

TimelineLayout TimelineLayout::of(QSizeF size, double titleWidth, double axisHeight,
                                  std::size_t laneCount)
{
    TimelineLayout layout;
    layout.titles = QRectF(0, 0, titleWidth, size.height());
    const double width = std::max(1.0, size.width() - titleWidth - 8);
    layout.axis = QRectF(titleWidth, 0, width, axisHeight);
    layout.plot = QRectF(titleWidth, 0, width, size.height());
    layout.laneCount = laneCount;
    // Few lanes keep the height of lanes; the rest of the room stays free.
    const double share = (size.height() - axisHeight)
                         / static_cast<double>(std::max<std::size_t>(laneCount, 1));
    layout.laneHeight = std::clamp(share, 1.0, HighestLane);
    return layout;
}

QRectF TimelineLayout::lane(std::size_t number) const
{
    return {plot.left(), axis.bottom() + laneHeight * static_cast<double>(number), plot.width(),
            laneHeight};
}

std::optional<std::size_t> TimelineLayout::laneAt(double y) const
{
    if (y < axis.bottom())
        return {};
    const auto number = static_cast<std::size_t>((y - axis.bottom()) / laneHeight);
    return number < laneCount ? std::optional(number) : std::nullopt;
}

double timelineTitleWidth(const QFont &font)
{
    // Not of own lanes: overview, lanes and input tape shall stay aligned.
    double widest = 0;
    for (const Lane &lane : defaultLanes())
        widest = std::max(widest, known_text::widthOf(lane.title, font));
    // Nobody can point at a title in a picture, so that those of all inputs stand there whole.
    const QFont small = smallerFont(font);
    for (const InputTitle &input : inputTitles())
        widest = std::max(widest, known_text::widthOf(shownWord(input.title), small) - 12);
    return widest + 24;
}

QFont smallerFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(std::max(6.0, font.pointSizeF() * 0.84));
    return small;
}

void paintTimeline(QPainter &painter, const TimelineContent &content, const TimelineLayout &layout)
{
    painter.save();
    paintAxis(painter, content, layout);
    const QFont font = painter.font();
    painter.setFont(titleFont(font, layout.laneHeight));
    paintTitles(painter, content, layout);
    painter.setClipRect(layout.plot.adjusted(-6, 0, 6, 0));
    painter.setFont(font);
    const auto names = placeMarkerNames(content, layout, QFontMetricsF(font));
    paintMarkers(painter, content, layout.plot, layout.axis.top() + 4);
    paintMarkerNames(painter, names);
    for (std::size_t lane = 0; lane < content.lanes.size(); ++lane) {
        painter.setFont(font);
        paintLane(painter, content.lanes[lane], layout.lane(lane), names);
    }
    painter.setFont(font);
    QRectF lanes = layout.plot;
    lanes.setTop(layout.axis.bottom() + 1);
    paintTrust(painter, content, lanes);
    paintRange(painter, content, layout);
    painter.restore();
}

void paintOverview(QPainter &painter, const TimelineContent &content, const QRectF &plot)
{
    painter.save();
    painter.fillRect(plot, faded(theme::color(Token::Hairline), 0.35));
    paintBars(painter, content.density, plot.adjusted(0, 3, 0, 0),
              faded(theme::color(Token::QuietText), 0.75));
    paintTrust(painter, content, plot);
    if (content.range)
        painter.fillRect(spanRect(*content.range, plot), faded(theme::color(Token::Accent), 0.22));
    paintMarkers(painter, content, plot, plot.top());
    painter.restore();
}

void paintPointer(QPainter &painter, double x, double bottom)
{
    painter.setPen(QPen(theme::color(Token::QuietText), 1, Qt::DotLine));
    painter.drawLine(QPointF(x, 0), QPointF(x, bottom));
}

void paintCurrentRow(QPainter &painter, const QRectF &row)
{
    constexpr double MarkWidth = 4;
    QColor shade = theme::color(Token::Accent);
    painter.fillRect(QRectF(row.left(), row.top(), MarkWidth, row.height()), shade);
    shade.setAlphaF(0.2F);
    painter.fillRect(row, shade);
}

void paintHead(QPainter &painter, double x, const QRectF &plot)
{
    const QColor accent = theme::color(Token::Accent);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accent, 1.6));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    QPainterPath flag(QPointF(x - 5, plot.top()));
    flag.lineTo(x + 5, plot.top());
    flag.lineTo(x, plot.top() + 7);
    flag.closeSubpath();
    painter.fillPath(flag, accent);
    painter.restore();
}

} // namespace tickscope
