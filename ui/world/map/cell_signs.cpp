// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/cell_signs.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include <QImage>

#include "ui/world/canvas/world_palette.h"

namespace tickscope {

namespace {

/// Side of a cell in pixels below which signs would be noise.
constexpr double SmallestSign = 9.0;

/// Points of a unit cell as a line in \a cell.
QPolygonF inCell(const QRectF &cell, std::initializer_list<QPointF> points)
{
    QPolygonF line;
    for (const QPointF &point : points)
        line << cell.topLeft() + QPointF(point.x() * cell.width(), point.y() * cell.height());
    return line;
}

void paintSpikes(QPainter &painter, const QRectF &cell, const CellNeighbours &open)
{
    QColor color = cellColor(CellKind::Death);
    color.setAlpha(225);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    constexpr double Base = 0.42;
    for (const double at : {0.0, 0.5}) {
        const double middle = at + 0.25;
        const double end = at + 0.5;
        if (open.above)
            painter.drawPolygon(inCell(cell, {{at, Base}, {middle, 0.04}, {end, Base}}));
        if (open.below)
            painter.drawPolygon(inCell(cell, {{at, 1 - Base}, {middle, 0.96}, {end, 1 - Base}}));
        if (open.left)
            painter.drawPolygon(inCell(cell, {{Base, at}, {0.04, middle}, {Base, end}}));
        if (open.right)
            painter.drawPolygon(inCell(cell, {{1 - Base, at}, {0.96, middle}, {1 - Base, end}}));
    }
}

void paintChecks(QPainter &painter, const QRectF &cell, QPoint place, QColor color)
{
    QColor white(255, 255, 255, 150);
    color.setAlpha(170);
    constexpr int Checks = 4;
    const double width = cell.width() / Checks;
    const double height = cell.height() / Checks;
    for (int row = 0; row < Checks; ++row) {
        for (int column = 0; column < Checks; ++column) {
            // Checks run on over neighbouring cells.
            const bool isWhite = (row + column + Checks * (place.x() + place.y())) % 2 == 0;
            painter.fillRect(
                QRectF(cell.left() + column * width, cell.top() + row * height, width, height),
                isWhite ? white : color);
        }
    }
}

void paintFilled(QPainter &painter, const QRectF &cell, QColor color, int alpha)
{
    color.setAlpha(alpha);
    painter.fillRect(cell, color);
}

QPen signPen(const QRectF &cell, QColor color, double share = 0.09)
{
    color.setAlpha(215);
    return {color, std::max(1.0, cell.width() * share), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintRing(QPainter &painter, const QRectF &cell, const QColor &color)
{
    paintFilled(painter, cell, color, 34);
    painter.setPen(signPen(cell, color));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(cell.center(), cell.width() * 0.38, cell.height() * 0.38);
}

void paintLine(QPainter &painter, const QRectF &cell, const QColor &color,
               std::initializer_list<QPointF> points)
{
    painter.setPen(signPen(cell, color));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(inCell(cell, points));
}

void paintSnowflake(QPainter &painter, const QRectF &cell, QColor color)
{
    color.setAlpha(70);
    painter.setPen(QPen(color, std::max(1.0, cell.width() * 0.045), Qt::SolidLine, Qt::RoundCap));
    for (const double turn : {0.0, 1.0, 2.0}) {
        const double angle = turn * 1.0471975512;
        const QPointF arm(std::sin(angle) * cell.width() * 0.2,
                          std::cos(angle) * cell.height() * 0.2);
        painter.drawLine(cell.center() - arm, cell.center() + arm);
    }
}

/// Thins out signs of big areas: about one of five cells carries one.
bool carriesSign(QPoint place)
{
    return (place.x() * 2 + place.y()) % 5 == 0;
}

} // namespace

void paintSign(QPainter &painter, const QRectF &cell, QPoint place, CellKind kind,
               const CellNeighbours &open)
{
    const QColor color = cellColor(kind);
    const bool isSmall = cell.width() < SmallestSign;
    switch (kind) {
    case CellKind::Empty:
    case CellKind::Solid:
    case CellKind::Unhookable:
    case CellKind::HookThrough:
    case CellKind::NoLaser:
        return;
    case CellKind::Death:
        paintSpikes(painter, cell, open);
        return;
    case CellKind::Freeze:
    case CellKind::DeepFreeze:
    case CellKind::LiveFreeze:
        if (!isSmall && carriesSign(place))
            paintSnowflake(painter, cell, QColor(0xC8, 0xD4, 0xFF));
        return;
    case CellKind::Unfreeze:
    case CellKind::DeepUnfreeze:
        return;
    case CellKind::Start:
    case CellKind::Finish:
        if (isSmall)
            paintFilled(painter, cell, color, 150);
        else
            paintChecks(painter, cell, place, color);
        return;
    default:
        break;
    }
    if (isSmall) {
        paintFilled(painter, cell, color, 110);
        return;
    }
    switch (kind) {
    case CellKind::Teleport:
        paintRing(painter, cell, color);
        return;
    case CellKind::Checkpoint:
        paintFilled(painter, cell, color, 40);
        paintLine(painter, cell, color,
                  {{0.5, 0.2}, {0.8, 0.5}, {0.5, 0.8}, {0.2, 0.5}, {0.5, 0.2}});
        return;
    case CellKind::Stopper:
        paintLine(painter, cell, color, {{0.2, 0.5}, {0.8, 0.5}});
        paintLine(painter, cell, color, {{0.5, 0.3}, {0.5, 0.7}});
        return;
    case CellKind::Speedup:
        paintFilled(painter, cell, color, 34); // and an arrow: see paintMarks()
        return;
    case CellKind::Switch:
        paintFilled(painter, cell, color, 34);
        paintLine(painter, cell, color, {{0.25, 0.6}, {0.75, 0.6}});
        paintLine(painter, cell, color, {{0.5, 0.6}, {0.68, 0.28}});
        return;
    case CellKind::Tune:
        paintFilled(painter, cell, color, 26);
        paintLine(painter, cell, color, {{0.2, 0.5}, {0.35, 0.32}, {0.65, 0.68}, {0.8, 0.5}});
        return;
    case CellKind::Spawn:
        painter.setPen(signPen(cell, color, 0.07));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(cell.center(), cell.width() * 0.3, cell.height() * 0.3);
        paintLine(painter, cell, color, {{0.38, 0.46}, {0.5, 0.62}, {0.62, 0.46}});
        return;
    default:
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(color.red(), color.green(), color.blue(), 120));
        painter.drawEllipse(cell.center(), cell.width() * 0.1, cell.height() * 0.1);
    }
}

void paintHatch(QImage &picture, const CellGrid &grid, const QColor &color)
{
    const double spacing = std::max(4.0, grid.cellPixels / 2);
    const double halfWidth = std::max(1.0, grid.cellPixels * 0.09) / 2;
    const double sum = static_cast<double>(grid.origin.x()) + grid.origin.y();
    // Lines are x + y = n * spacing in pixels of the map, so a pixel's share of colour depends on
    // x + y alone. Strokes of a painter would take a hundred times as long.
    std::vector<int> shares(static_cast<std::size_t>(picture.width() + picture.height()));
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double place = sum + static_cast<double>(i) + 1; // of the pixel's middle
        const double off = std::abs(std::remainder(place, spacing)) / std::numbers::sqrt2;
        shares[i] = static_cast<int>(255 * std::clamp(halfWidth + 0.5 - off, 0.0, 1.0)
                                     * color.alphaF());
    }
    const QRgb over = color.rgb();
    const auto mix = [](int below, int above, int share) {
        return (below * (255 - share) + above * share) / 255;
    };
    for (int y = 0, width = picture.width(); y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < width; ++x) {
            const int share = shares[static_cast<std::size_t>(x) + static_cast<std::size_t>(y)];
            if (share > 0)
                line[x] = qRgb(mix(qRed(line[x]), qRed(over), share),
                               mix(qGreen(line[x]), qGreen(over), share),
                               mix(qBlue(line[x]), qBlue(over), share));
        }
    }
}

} // namespace tickscope
