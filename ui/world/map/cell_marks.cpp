// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/cell_marks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>

#include "ui/world/canvas/world_palette.h"
#include "ui/world/letters/outlined_text.h"

namespace tickscope {

namespace {

/// Sides of a cell in pixels below which arrows and numbers would be noise.
constexpr double SmallestArrow = 9.0;
constexpr double SmallestNumber = 18.0;
/// Sizes of letters, of a cell's side: alone, and one above the other.
constexpr double LoneLetters = 0.42;
constexpr double HalfLetters = 0.34;

/// Along the angle, through the middle of the cell.
void paintArrow(QPainter &painter, const QRectF &cell, double angle)
{
    QColor color = cellColor(CellKind::Speedup);
    color.setAlpha(200);
    painter.save();
    painter.translate(cell.center());
    painter.rotate(angle * 180.0 / std::numbers::pi);
    painter.scale(cell.width(), cell.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({{0.4, 0.0},
                                   {0.08, -0.32},
                                   {0.08, -0.13},
                                   {-0.38, -0.13},
                                   {-0.38, 0.13},
                                   {0.08, 0.13},
                                   {0.08, 0.32}}));
    painter.restore();
}

void paintNumber(QPainter &painter, const QRectF &place, int number, double letters)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::round(letters))));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    paintOutlinedText(painter, place, QString::number(number), Qt::white, TextOutline::Strong);
}

void paintNumbers(QPainter &painter, const QRectF &cell, const CellMark &mark)
{
    if (mark.number != 0 && mark.second == 0)
        return paintNumber(painter, cell, mark.number, cell.height() * LoneLetters);
    const double half = cell.height() / 2;
    const double letters = cell.height() * HalfLetters;
    if (mark.number != 0)
        paintNumber(painter, {cell.topLeft(), QSizeF(cell.width(), half)}, mark.number, letters);
    if (mark.second != 0) {
        const QRectF below(cell.topLeft() + QPointF(0, half), QSizeF(cell.width(), half));
        paintNumber(painter, mark.number == 0 ? cell : below, mark.second, letters);
    }
}

} // namespace

void paintMarks(QImage &picture, const CellLayer &layer, const CellGrid &grid)
{
    if (layer.marks.empty() || grid.cellPixels < SmallestArrow)
        return;
    const auto rowOf = [&grid](int pixel) {
        return static_cast<int>(std::floor((grid.origin.y() + pixel) / grid.cellPixels));
    };
    const int lastRow = rowOf(picture.height());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bounds(picture.rect());
    const auto first = std::ranges::lower_bound(layer.marks, rowOf(0), {}, &CellMark::row);
    for (auto mark = first; mark != layer.marks.end() && mark->row <= lastRow; ++mark) {
        const QRectF cell = grid.cell(mark->column, mark->row);
        if (!cell.intersects(bounds))
            continue;
        if (mark->angle)
            paintArrow(painter, cell, *mark->angle);
        if (grid.cellPixels >= SmallestNumber)
            paintNumbers(painter, cell, *mark);
    }
}

} // namespace tickscope
