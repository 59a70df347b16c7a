// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPainterPath>
#include <QPoint>
#include <QRect>

namespace tickscope {

/// Which cells of a rectangle belong to something. Outside of it nothing does.
class CellMask
{
public:
    /// \param cells  columns and rows of the map that the mask covers; not empty.
    explicit CellMask(const QRect &cells)
        : m_cells(cells)
        , m_isSet(static_cast<std::size_t>(cells.width())
                  * static_cast<std::size_t>(cells.height()))
    {
    }

    [[nodiscard]] const QRect &cells() const { return m_cells; }
    [[nodiscard]] bool at(int column, int row) const
    {
        return m_cells.contains(column, row) && m_isSet[indexOf(column, row)];
    }
    void set(int column, int row)
    {
        m_isSet[indexOf(column, row)] = true;
        m_isEmpty = false;
    }
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }

private:
    [[nodiscard]] std::size_t indexOf(int column, int row) const
    {
        return static_cast<std::size_t>(row - m_cells.top())
                   * static_cast<std::size_t>(m_cells.width())
               + static_cast<std::size_t>(column - m_cells.left());
    }

    QRect m_cells;
    std::vector<bool> m_isSet;
    bool m_isEmpty = true;
};

/// Maps cells of the map to pixels of a picture; edges lie on whole pixels.
struct CellGrid {
    double cellPixels = 1.0;
    QPoint origin; ///< Pixel of the map at the picture's top left.

    [[nodiscard]] QPointF corner(int column, int row) const;
    [[nodiscard]] QRectF cell(int column, int row) const;
};

/// One closed line around cells, its corners in order, the cells on its right hand.
using CellLoop = std::vector<QPoint>;

/// Lines around the cells of \a mask. Cells that touch at a corner only stay apart.
[[nodiscard]] std::vector<CellLoop> outlinesOf(const CellMask &mask);

/// \param inset   pixels by which the lines move into the cells.
/// \param radius  pixels by which corners are rounded.
[[nodiscard]] QPainterPath outlinePath(const std::vector<CellLoop> &loops, const CellGrid &grid,
                                       double inset, double radius);

} // namespace tickscope
