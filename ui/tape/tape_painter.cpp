// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_painter.h"

#include "ui/style/theme.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/strip_texts.h"
#include "ui/timeline/timeline_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tickscope {

namespace {

using theme::Token;

constexpr double Margin = 8;                ///< At the left of texts, and right of the plot.
constexpr double TitleMargins = Margin + 4; ///< As in timelineTitleWidth().

/// Part of \a row for values of that sign, \a share of its height: where there are
/// both, those over 0 lie higher, so that left and right differ without their words.
QRectF sideOf(const QRectF &row, const TapeRowContent &content, bool isNegative, double share)
{
    if (!content.hasNegative)
        return row;
    const double height = row.height() * share;
    return {row.left(), isNegative ? row.bottom() - height : row.top(), row.width(), height};
}

void paintColumns(QPainter &painter, const TapeRowContent &content, const QRectF &row,
                  const QColor &color)
{
    const QRectF above = sideOf(row, content, false, 0.5);
    const QRectF below = sideOf(row, content, true, 0.5);
    for (std::size_t i = 0; i < content.columns.size(); ++i) {
        const double x = row.left() + static_cast<double>(i);
        const TapeColumn &column = content.columns[i];
        // A single press in an hour must be seen.
        if (column.above > 0) {
            const double height = std::max(2.0, static_cast<double>(column.above) * above.height());
            painter.fillRect(QRectF(x, above.bottom() - height, 1, height), color);
        }
        if (column.below > 0) {
            const double height = std::max(2.0, static_cast<double>(column.below) * below.height());
            painter.fillRect(QRectF(x, below.top(), 1, height), color);
        }
    }
}

void paintMarks(QPainter &painter, const TapeRowContent &content, const QRectF &row,
                const QColor &color)
{
    for (const TapeBar &mark : content.bars) {
        const double x = row.left() + mark.pixels.left;
        painter.fillRect(QRectF(x, row.top(), 2, row.height()), color);
        // The rest of the tick, where it is wide enough to be a cell.
        if (mark.pixels.right - mark.pixels.left > 4)
            painter.fillRect(spanRect(mark.pixels, row), faded(color, 0.25));
    }
}

constexpr double LineWidth = 2;

void paintPresses(QPainter &painter, const TapeRowContent &content, const QRectF &row,
                  const QColor &color)
{
    for (const TapeBar &bar : content.bars) {
        // One within a tick has no width, and is a line.
        const bool isLine = bar.pixels.left >= bar.pixels.right;
        const QRectF span = isLine ? QRectF(row.left() + bar.pixels.left, row.top(), LineWidth,
                                            row.height())
                                   : spanRect(bar.pixels, row);
        // The two sides overlap a little: a word has to fit in.
        QRectF area = sideOf(span, content, bar.value < 0, 0.8);
        // Columns would be behind half of the height of a word.
        if (content.columns.empty() || !bar.label.isEmpty()) {
            // A hairline between two presses that follow at once.
            area.setWidth(std::max(area.width() - (area.width() > 3 ? 1 : 0), 1.0));
            painter.fillRect(area, color);
        }
        if (bar.label.isEmpty())
            continue;
        painter.setPen(theme::legibleOn(color, theme::color(Token::Panel)));
        painter.drawText(area.adjusted(4, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, bar.label);
    }
}

void paintChoices(QPainter &painter, const TapeRowContent &content, const QRectF &row)
{
    const QColor text = theme::color(Token::Text);
    for (const TapeBar &bar : content.bars) {
        const QRectF area = spanRect(bar.pixels, row);
        // Neighbours differ in strength, so that a change is seen without its word.
        painter.fillRect(area, faded(text, bar.value % 2 == 0 ? 0.10 : 0.20));
        painter.fillRect(QRectF(area.left(), area.top(), 1, area.height()), faded(text, 0.6));
        if (bar.label.isEmpty())
            continue;
        painter.setPen(text);
        painter.drawText(area.adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, bar.label);
    }
}

void paintAim(QPainter &painter, const TapeRowContent &content, const QRectF &row,
              const QColor &laneColor)
{
    // A row has a veil of that over the panel.
    const QColor color = theme::legibleOn(theme::color(Token::Hairline), laneColor);
    painter.fillRect(QRectF(row.left(), row.center().y(), row.width(), 1),
                     faded(theme::color(Token::QuietText), 0.35));
    for (const AimBand &band : content.aim) {
        const double top = row.top() + band.top * row.height();
        const double height = std::max(1.5, (band.bottom - band.top) * row.height());
        painter.fillRect(QRectF(row.left() + band.x, top, 1, height), color);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.3));
    for (const auto &line : content.curve) {
        QPolygonF points;
        for (const auto &[x, share] : line)
            points << QPointF(row.left() + x, row.top() + share * row.height());
        painter.drawPolyline(points);
    }
    painter.restore();
}

} // namespace

TapeGeometry TapeGeometry::of(QSizeF size, double titleWidth, double axisHeight)
{
    const double width = std::max(1.0, size.width() - titleWidth - Margin);
    const double height = std::max(1.0, size.height() - axisHeight);
    return {QRectF(0, axisHeight, titleWidth, height), QRectF(titleWidth, 0, width, axisHeight),
            QRectF(titleWidth, axisHeight, width, height)};
}

void paintTapeAxis(QPainter &painter, const std::vector<AxisLine> &lines,
                   const TapeGeometry &geometry)
{
    const QColor hairline = theme::color(Token::Hairline);
    for (const AxisLine &line : lines) {
        const double x = geometry.plot.left() + line.x;
        painter.setPen(hairline);
        painter.drawLine(QPointF(x, geometry.axis.top()), QPointF(x, geometry.plot.bottom()));
    }
    painter.setPen(theme::color(Token::QuietText));
    paintStripTexts(painter,
                    placeAxisLabels(lines, geometry.axis, {}, QFontMetricsF(painter.font())));
    painter.setPen(hairline);
    painter.drawLine(QPointF(0, geometry.axis.bottom() - 1),
                     QPointF(geometry.axis.right() + Margin, geometry.axis.bottom() - 1));
}

void paintTapeTitle(QPainter &painter, const TapeRow &row, const LaneTitle &lane,
                    const QRectF &area, double titleWidth)
{
    const bool isLane = row.kind == TapeRow::Kind::Lane;
    const QColor quiet = theme::color(Token::QuietText);
    if (isLane) {
        painter.fillRect(area, lane.isSelected ? faded(theme::color(Token::Accent), 0.22)
                                               : theme::color(Token::Window));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(lane.color);
        painter.drawEllipse(QPointF(area.left() + Margin + 4, area.center().y()), 4, 4);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    QFont font = painter.font();
    double x = area.left() + (isLane ? Margin + 14 : titleWidth + 4);
    if (isLane) {
        QFont bold = font;
        bold.setBold(true);
        painter.setFont(bold);
        const QFontMetricsF metrics(bold);
        const QString name = metrics.elidedText(lane.who.name, Qt::ElideRight, area.width() / 3);
        painter.setPen(theme::color(Token::Text));
        painter.drawText(QRectF(x, area.top(), area.width() - x, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
        x += metrics.horizontalAdvance(name) + 12;
        painter.setFont(font);
    }
    painter.setPen(quiet);
    const QRectF rest(x, area.top(), std::max(0.0, area.right() - x), area.height());
    QString quietText = shownWord(row.type->inputSource);
    if (isLane && !lane.who.others.isEmpty())
        quietText.prepend(lane.who.others + QStringLiteral("   "));
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(quietText, Qt::ElideRight, rest.width()));
}

void paintTapeRow(QPainter &painter, const TapeRow &row, const TapeRowContent &content,
                  const QColor &laneColor, const QRectF &area, double titleWidth)
{
    const QFontMetricsF metrics(painter.font());
    painter.setPen(theme::color(Token::QuietText));
    const double room = titleWidth - TitleMargins;
    painter.drawText(QRectF(Margin, area.top(), room, area.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(inputTitle(row.input), Qt::ElideRight, room));
    const QRectF plot(area.left() + titleWidth, area.top(), area.width() - titleWidth - Margin,
                      area.height());
    painter.save();
    painter.setClipRect(plot, Qt::IntersectClip); // a scrolled row goes on above the plot
    const QRectF inner = plot.adjusted(0, 1, 0, -1);
    for (const PixelSpan &span : content.present)
        painter.fillRect(spanRect(span, inner), faded(theme::color(Token::Hairline), 0.38));
    if (row.kind == TapeRow::Kind::Aim) {
        paintAim(painter, content, inner, laneColor);
    } else if (content.kind == InputTrackKind::Choices) {
        paintChoices(painter, content, inner);
    } else {
        const QColor color = theme::color(Token::Input);
        paintColumns(painter, content, inner, color);
        if (content.kind == InputTrackKind::Presses)
            paintPresses(painter, content, inner, color);
        else if (content.columns.empty())
            paintMarks(painter, content, inner, color);
    }
    // Beyond these the client ID is somebody else's.
    painter.setPen(QPen(theme::color(Token::QuietText), 1, Qt::DashLine));
    for (const double x : content.borders)
        painter.drawLine(QPointF(plot.left() + x, plot.top()),
                         QPointF(plot.left() + x, plot.bottom()));
    painter.restore();
}

void paintTapeDifferences(QPainter &painter, const std::vector<PixelSpan> &spans, const QRectF &row)
{
    constexpr double Thickness = 2;
    for (const PixelSpan &span : spans) {
        QRectF line = spanRect(span, row);
        line.setTop(line.bottom() - Thickness);
        line.setWidth(std::max(line.width(), 1.0));
        if (!spanRect(span, row).isEmpty())
            painter.fillRect(line, theme::color(Token::Accent));
    }
}

void paintTapeUnread(QPainter &painter, const std::vector<PixelSpan> &spans, const QRectF &plot)
{
    for (const PixelSpan &span : spans)
        painter.fillRect(spanRect(span, plot),
                         QBrush(faded(theme::color(Token::QuietText), 0.28), Qt::BDiagPattern));
}

} // namespace tickscope
