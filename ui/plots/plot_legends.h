// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QRectF>

#include "ui/plots/plot_panes.h"

namespace tickscope {

/// Where the legends of the graphs stand: side by side at the top of their lane, in lines as there
/// is room. Numbers are those of the list.
class PlotLegends
{
public:
    /// \param textOf  what the legend of a graph says.
    void place(const PlotPanes &panes, std::size_t count, const QFont &font,
               const std::function<QString(std::size_t)> &textOf);

    /// Place of one; null if there is none.
    [[nodiscard]] QRectF rect(std::size_t plot) const
    {
        return plot < m_rects.size() ? m_rects[plot] : QRectF();
    }
    /// The one at \a place.
    [[nodiscard]] std::optional<std::size_t> at(QPointF place) const;

private:
    std::vector<QRectF> m_rects;
};

} // namespace tickscope
