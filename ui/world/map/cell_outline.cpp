// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map/cell_outline.h"

#include <array>
#include <cmath>

namespace tickscope {

namespace {

/// Directions in clockwise order, so that +1 is a turn to the right.
constexpr std::array<QPoint, 4> Steps{QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};

/// The edges around the cells of a mask, by the corner where they begin.
class EdgeTable
{
public:
    explicit EdgeTable(const CellMask &mask)
        : m_topLeft(mask.cells().topLeft())
        , m_columns(mask.cells().width() + 1)
        , m_edges(static_cast<std::size_t>(m_columns)
                  * static_cast<std::size_t>(mask.cells().height() + 1))
    {
        const QRect &cells = mask.cells();
        for (int row = cells.top(); row <= cells.bottom(); ++row) {
            for (int column = cells.left(); column <= cells.right(); ++column) {
                if (mask.at(column, row))
                    addAround(mask, column, row);
            }
        }
    }

    /// Takes the edge that leaves \a corner in \a direction, if there is one.
    bool take(QPoint corner, int direction)
    {
        auto &edges = m_edges[indexOf(corner)];
        const auto bit = static_cast<std::uint8_t>(1U << direction);
        const bool exists = (edges & bit) != 0;
        edges = static_cast<std::uint8_t>(edges & ~bit);
        return exists;
    }

private:
    void addAround(const CellMask &mask, int column, int row)
    {
        if (!mask.at(column, row - 1))
            add({column, row}, 0);
        if (!mask.at(column + 1, row))
            add({column + 1, row}, 1);
        if (!mask.at(column, row + 1))
            add({column + 1, row + 1}, 2);
        if (!mask.at(column - 1, row))
            add({column, row + 1}, 3);
    }
    void add(QPoint corner, int direction)
    {
        auto &edges = m_edges[indexOf(corner)];
        edges = static_cast<std::uint8_t>(edges | 1U << direction);
    }
    [[nodiscard]] std::size_t indexOf(QPoint corner) const
    {
        const QPoint place = corner - m_topLeft;
        return static_cast<std::size_t>(place.y()) * static_cast<std::size_t>(m_columns)
               + static_cast<std::size_t>(place.x());
    }

    QPoint m_topLeft;
    int m_columns;
    std::vector<std::uint8_t> m_edges;
};

/// Follows the line that begins with the edge just taken at \a start to the right.
CellLoop followLine(EdgeTable &edges, QPoint start)
{
    CellLoop loop{start};
    int direction = 0;
    QPoint corner = start + Steps[0];
    while (corner != start || loop.size() < 4) {
        bool found = false;
        // Right before straight before left keeps cells that touch at a corner apart.
        for (const int turn : {1, 0, 3}) {
            const int next = (direction + turn) % 4;
            if (!edges.take(corner, next))
                continue;
            if (next != direction)
                loop.push_back(corner);
            direction = next;
            corner += Steps[static_cast<std::size_t>(next)];
            found = true;
            break;
        }
        if (!found)
            break;
    }
    return loop;
}

QPointF unitVector(QPointF vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

} // namespace

QPointF CellGrid::corner(int column, int row) const
{
    return {std::round(column * cellPixels) - origin.x(),
            std::round(row * cellPixels) - origin.y()};
}

QRectF CellGrid::cell(int column, int row) const
{
    return {corner(column, row), corner(column + 1, row + 1)};
}

std::vector<CellLoop> outlinesOf(const CellMask &mask)
{
    std::vector<CellLoop> loops;
    if (mask.isEmpty())
        return loops;
    EdgeTable edges(mask);
    const QRect &cells = mask.cells();
    for (int row = cells.top(); row <= cells.bottom() + 1; ++row) {
        for (int column = cells.left(); column <= cells.right() + 1; ++column) {
            // Each line has an edge to the right whose left end is a corner of it.
            const QPoint corner(column, row);
            const bool isCornerOfLine = !(mask.at(column - 1, row) && !mask.at(column - 1, row - 1)
                                          && mask.at(column, row) && !mask.at(column, row - 1));
            if (isCornerOfLine && edges.take(corner, 0))
                loops.push_back(followLine(edges, corner));
        }
    }
    return loops;
}

QPainterPath outlinePath(const std::vector<CellLoop> &loops, const CellGrid &grid, double inset,
                         double radius)
{
    QPainterPath path;
    for (const CellLoop &loop : loops) {
        const std::size_t count = loop.size();
        std::vector<QPointF> corners(count);
        for (std::size_t i = 0; i < count; ++i) {
            const QPointF here = grid.corner(loop[i].x(), loop[i].y());
            const QPoint in = loop[i] - loop[(i + count - 1) % count];
            const QPoint out = loop[(i + 1) % count] - loop[i];
            // The right hand of a direction (x, y) is (-y, x); y grows downwards.
            const QPointF inward = unitVector(QPointF(-in.y(), in.x()))
                                   + unitVector(QPointF(-out.y(), out.x()));
            corners[i] = here + inward * inset;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const QPointF here = corners[i];
            const QPointF toBefore = corners[(i + count - 1) % count] - here;
            const QPointF toNext = corners[(i + 1) % count] - here;
            const QPointF first = here + unitVector(toBefore) * radius;
            const QPointF last = here + unitVector(toNext) * radius;
            if (i == 0)
                path.moveTo(first);
            else
                path.lineTo(first);
            if (radius > 0)
                path.quadTo(here, last);
        }
        path.closeSubpath();
    }
    return path;
}

} // namespace tickscope
