// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/cell_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include <QPainter>

#include "ui/world/map/cell_signs.h"

namespace tickscope {

namespace {

/// Cells beyond the picture that are looked at, so that shading meets that of the
/// neighbouring picture.
constexpr int Margin = 5;
/// Depth in cells at which ground has its deep colour.
constexpr double DeepCells = 4.0;

bool isGround(CellKind kind)
{
    return kind == CellKind::Solid || kind == CellKind::Unhookable;
}

CellKind kindAt(const CellLayer &layer, int column, int row)
{
    const bool isInside = column >= 0 && row >= 0 && column < layer.width && row < layer.height;
    const CellKind kind = layer.at(std::clamp(column, 0, layer.width - 1),
                                   std::clamp(row, 0, layer.height - 1));
    return isInside || isGround(kind) ? kind : CellKind::Empty;
}

/// The cells around a picture with their kinds and, for ground, the distance to the open.
struct CellWindow {
    QRect cells;
    std::vector<CellKind> kinds;
    std::vector<float> depths;
    std::set<CellKind> present;

    CellWindow(const CellLayer &layer, const CellGrid &grid, QSize picture)
    {
        const auto first = [&](int pixel) {
            return static_cast<int>(std::floor(pixel / grid.cellPixels)) - Margin;
        };
        const auto last = [&](int pixel) {
            return static_cast<int>(std::ceil(pixel / grid.cellPixels)) + Margin;
        };
        cells = QRect(QPoint(first(grid.origin.x()), first(grid.origin.y())),
                      QPoint(last(grid.origin.x() + picture.width()),
                             last(grid.origin.y() + picture.height())));
        kinds.reserve(static_cast<std::size_t>(cells.width())
                      * static_cast<std::size_t>(cells.height()));
        for (int row = cells.top(); row <= cells.bottom(); ++row) {
            for (int column = cells.left(); column <= cells.right(); ++column)
                kinds.push_back(kindAt(layer, column, row));
        }
        std::array<bool, static_cast<std::size_t>(CellKind::Other) + 1> isPresent{};
        for (const CellKind kind : kinds)
            isPresent[static_cast<std::size_t>(kind)] = true;
        for (std::size_t i = 1; i < isPresent.size(); ++i) {
            if (isPresent[i])
                present.insert(static_cast<CellKind>(i));
        }
    }

    [[nodiscard]] std::size_t indexOf(int column, int row) const
    {
        return static_cast<std::size_t>(row - cells.top()) * static_cast<std::size_t>(cells.width())
               + static_cast<std::size_t>(column - cells.left());
    }
    [[nodiscard]] CellKind at(int column, int row) const
    {
        return cells.contains(column, row) ? kinds[indexOf(column, row)] : CellKind::Empty;
    }

    /// Two passes of a chamfer distance transform.
    void measureDepths()
    {
        depths.assign(kinds.size(), 0.0F);
        constexpr float Straight = 1.0F;
        constexpr float Diagonal = 1.4F;
        const auto depthAt = [this](int column, int row) {
            return cells.contains(column, row) ? depths[indexOf(column, row)]
                                               : static_cast<float>(DeepCells);
        };
        for (int row = cells.top(); row <= cells.bottom(); ++row) {
            for (int column = cells.left(); column <= cells.right(); ++column) {
                if (!isGround(at(column, row)))
                    continue;
                depths[indexOf(column, row)] = std::min({depthAt(column - 1, row) + Straight,
                                                         depthAt(column, row - 1) + Straight,
                                                         depthAt(column - 1, row - 1) + Diagonal,
                                                         depthAt(column + 1, row - 1) + Diagonal});
            }
        }
        for (int row = cells.bottom(); row >= cells.top(); --row) {
            for (int column = cells.right(); column >= cells.left(); --column) {
                auto &depth = depths[indexOf(column, row)];
                depth = std::min({depth, depthAt(column + 1, row) + Straight,
                                  depthAt(column, row + 1) + Straight,
                                  depthAt(column + 1, row + 1) + Diagonal,
                                  depthAt(column - 1, row + 1) + Diagonal});
            }
        }
    }
};

QColor groundColor(const WorldPalette &palette, bool isSteel, float depth)
{
    const double share = std::clamp((double(depth) - 0.6) / DeepCells, 0.0, 1.0);
    return isSteel ? mixed(palette.steelEdge, palette.steelDeep, share)
                   : mixed(palette.solidEdge, palette.solidDeep, share);
}

/// Whole picture in the colours of ground, soft between cells; filled into outlines later.
QImage groundTexture(const CellWindow &window, const CellGrid &grid, QSize size,
                     const WorldPalette &palette, bool isSteel)
{
    QImage dots(window.cells.size(), QImage::Format_RGB32);
    for (int row = 0; row < dots.height(); ++row) {
        auto *line = reinterpret_cast<QRgb *>(dots.scanLine(row));
        for (int column = 0; column < dots.width(); ++column) {
            const auto depth = window.depths[static_cast<std::size_t>(row)
                                                 * static_cast<std::size_t>(dots.width())
                                             + static_cast<std::size_t>(column)];
            line[column] = groundColor(palette, isSteel, depth).rgb();
        }
    }
    QImage texture(size, QImage::Format_RGB32);
    QPainter painter(&texture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QPointF topLeft(window.cells.left() * grid.cellPixels - grid.origin.x(),
                          window.cells.top() * grid.cellPixels - grid.origin.y());
    painter.drawImage(QRectF(topLeft, QSizeF(window.cells.size()) * grid.cellPixels), dots);
    painter.end();
    if (isSteel)
        paintHatch(texture, grid, palette.steelHatch);
    return texture;
}

CellMask maskOf(const CellWindow &window, const auto &belongs)
{
    CellMask mask(window.cells);
    for (int row = window.cells.top(); row <= window.cells.bottom(); ++row) {
        for (int column = window.cells.left(); column <= window.cells.right(); ++column) {
            if (belongs(column, row))
                mask.set(column, row);
        }
    }
    return mask;
}

void paintGround(QPainter &painter, const CellWindow &window, const CellGrid &grid, QSize size,
                 const WorldPalette &palette, bool isSteel)
{
    // Steel lies under plain ground too: no gap shows at the rounded corners between them.
    const CellMask mask = maskOf(window, [&](int column, int row) {
        const CellKind kind = window.at(column, row);
        return kind == CellKind::Solid || (isSteel && kind == CellKind::Unhookable);
    });
    const auto loops = outlinesOf(mask);
    const double cell = grid.cellPixels;
    const double rim = std::clamp(cell * 0.075, 1.0, 5.0);
    const QColor rimColor = isSteel ? palette.steelRim : palette.solidRim;
    const QColor edge = isSteel ? palette.steelEdge : palette.solidEdge;

    painter.setPen(Qt::NoPen);
    painter.fillPath(outlinePath(loops, grid, 0, cell * 0.22), rimColor);
    painter.fillPath(outlinePath(loops, grid, rim, cell * 0.2), mixed(rimColor, edge, 0.62));
    painter.fillPath(outlinePath(loops, grid, rim * 2, cell * 0.18),
                     QBrush(groundTexture(window, grid, size, palette, isSteel)));
}

/// Things that fill their cells as an area: freeze, death and their like.
void paintArea(QPainter &painter, const CellWindow &window, const CellGrid &grid, CellKind kind)
{
    const auto touches = [&](int column, int row) {
        for (const int dy : {-1, 0, 1}) {
            for (const int dx : {-1, 0, 1}) {
                if (window.at(column + dx, row + dy) == kind)
                    return true;
            }
        }
        return false;
    };
    // Ground beside it counts as part of it and is drawn over it, so that no gap shows.
    const CellMask mask = maskOf(window, [&](int column, int row) {
        const CellKind here = window.at(column, row);
        return here == kind || (isGround(here) && touches(column, row));
    });
    const auto loops = outlinesOf(mask);
    const double cell = grid.cellPixels;
    const QColor color = cellColor(kind);
    QColor body = color;
    painter.setPen(Qt::NoPen);
    if (kind == CellKind::Death) {
        body.setAlpha(225);
        painter.fillPath(outlinePath(loops, grid, cell * 0.42, 0), body);
        return;
    }
    const bool isFreeze = kind == CellKind::Freeze || kind == CellKind::DeepFreeze
                          || kind == CellKind::LiveFreeze;
    QColor rim = isFreeze ? color.lighter(190) : color;
    rim.setAlpha(isFreeze ? 120 : 110);
    body.setAlpha(isFreeze ? 150 : 70);
    const QPainterPath outer = outlinePath(loops, grid, 0, cell * 0.16);
    const QPainterPath inner = outlinePath(loops, grid, std::max(1.0, cell * 0.06), cell * 0.14);
    painter.fillPath(outer, body);
    painter.fillPath(outer.subtracted(inner), rim);
}

bool isArea(CellKind kind)
{
    switch (kind) {
    case CellKind::Death:
    case CellKind::Freeze:
    case CellKind::DeepFreeze:
    case CellKind::LiveFreeze:
    case CellKind::Unfreeze:
    case CellKind::DeepUnfreeze:
    case CellKind::HookThrough:
    case CellKind::NoLaser:
        return true;
    default:
        return false;
    }
}

void paintShapes(QPainter &painter, CellWindow &window, const CellGrid &grid, QSize size,
                 const WorldPalette &palette)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CellKind kind : window.present) {
        if (isArea(kind))
            paintArea(painter, window, grid, kind);
    }
    for (int row = window.cells.top(); row <= window.cells.bottom(); ++row) {
        for (int column = window.cells.left(); column <= window.cells.right(); ++column) {
            const CellKind kind = window.at(column, row);
            if (kind == CellKind::Empty || isGround(kind))
                continue;
            CellNeighbours open;
            const auto isOpen = [&](int dx, int dy) {
                const CellKind other = window.at(column + dx, row + dy);
                return other != kind && !isGround(other);
            };
            open.above = isOpen(0, -1);
            open.below = isOpen(0, 1);
            open.left = isOpen(-1, 0);
            open.right = isOpen(1, 0);
            paintSign(painter, grid.cell(column, row), QPoint(column, row), kind, open);
        }
    }
    if (!window.present.contains(CellKind::Solid) && !window.present.contains(CellKind::Unhookable))
        return;
    window.measureDepths();
    if (window.present.contains(CellKind::Unhookable))
        paintGround(painter, window, grid, size, palette, true);
    if (window.present.contains(CellKind::Solid))
        paintGround(painter, window, grid, size, palette, false);
}

using DotColors = std::array<QRgb, static_cast<std::size_t>(CellKind::Other) + 1>;

/// Premultiplied colour of each kind, for ground at its edge or inside.
DotColors dotColors(const WorldPalette &palette, bool isEdge)
{
    DotColors colors{};
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const auto kind = static_cast<CellKind>(i);
        QColor color = cellColor(kind);
        const bool isSteel = kind == CellKind::Unhookable;
        if (isGround(kind) && isEdge)
            color = mixed(isSteel ? palette.steelEdge : palette.solidEdge,
                          isSteel ? palette.steelRim : palette.solidRim, 0.35);
        else if (isGround(kind))
            color = groundColor(palette, isSteel, 2.0F);
        else if (kind != CellKind::Empty)
            color.setAlpha(190);
        colors[i] = qPremultiply(color.rgba());
    }
    return colors;
}

/// Far away: one dot of colour a cell, or for several cells.
void paintDots(QPainter &painter, const CellLayer &layer, const CellGrid &grid, QSize size,
               const WorldPalette &palette)
{
    const int step = std::max(1, static_cast<int>(std::floor(1.0 / grid.cellPixels)));
    const double dot = step * grid.cellPixels;
    const int left = static_cast<int>(std::floor(grid.origin.x() / dot)) - 1;
    const int top = static_cast<int>(std::floor(grid.origin.y() / dot)) - 1;
    const int columns = static_cast<int>(std::ceil(size.width() / dot)) + 3;
    const int rows = static_cast<int>(std::ceil(size.height() / dot)) + 3;
    const DotColors inner = dotColors(palette, false);
    const DotColors edge = dotColors(palette, true);
    QImage dots(columns, rows, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < rows; ++row) {
        auto *line = reinterpret_cast<QRgb *>(dots.scanLine(row));
        for (int column = 0; column < columns; ++column) {
            const int x = (left + column) * step;
            const int y = (top + row) * step;
            const CellKind kind = kindAt(layer, x, y);
            const bool isEdge = isGround(kind)
                                && (!isGround(kindAt(layer, x - step, y))
                                    || !isGround(kindAt(layer, x + step, y))
                                    || !isGround(kindAt(layer, x, y - step))
                                    || !isGround(kindAt(layer, x, y + step)));
            line[column] = (isEdge ? edge : inner)[static_cast<std::size_t>(kind)];
        }
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, grid.cellPixels < 2.0);
    painter.drawImage(QRectF(left * dot - grid.origin.x(), top * dot - grid.origin.y(),
                             columns * dot, rows * dot),
                      dots);
}

} // namespace

bool paintCells(QImage &picture, const CellLayer &layer, const CellGrid &grid,
                const WorldPalette &palette)
{
    if (layer.width <= 0 || layer.height <= 0)
        return false;
    QPainter painter(&picture);
    if (grid.cellPixels < ShapelessCell) {
        paintDots(painter, layer, grid, picture.size(), palette);
        return true;
    }
    CellWindow window(layer, grid, picture.size());
    if (window.present.empty())
        return false;
    const bool isUniform = std::ranges::all_of(
        window.kinds, [](CellKind kind) { return kind == CellKind::Solid; });
    if (isUniform) {
        picture.fill(palette.solidDeep);
        return true;
    }
    paintShapes(painter, window, grid, picture.size(), palette);
    return true;
}

} // namespace tickscope
