// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <qcustomplot.h>
#include <QRectF>
#include <QString>

#include "core/analysis/series/sample_pyramid.h"
#include "ui/document/playback.h"
#include "ui/plots/plot_list.h"
#include "ui/plots/plot_store.h"

namespace tickscope {

/// Graphs of one measure, which share an axis of values.
struct PlotLane {
    QString measure;
    std::vector<std::size_t> plots; ///< Numbers in the list.
};

/// Lanes in the order of their first graphs.
[[nodiscard]] std::vector<PlotLane> makePlotLanes(const PlotList &plots);

/// The lanes as the plotting library has them: an area with axes for each measure, a graph for
/// each series in it. Places are pixels of the plot.
class PlotPanes
{
public:
    struct Pane {
        PlotLane content;
        QCPAxisRect *rect = nullptr;    ///< Owned by the plot.
        std::vector<QCPGraph *> graphs; ///< One for each graph of the lane.
    };

    /// Both must live longer.
    PlotPanes(QCustomPlot &plot, const PlotList &plots);

    [[nodiscard]] const std::vector<Pane> &all() const { return m_panes; }
    /// Makes them for the graphs of the list.
    void make();
    /// Gives them fonts and colours of the present palette.
    void dress();
    /// Shows \a curves, which are numbered as in the list, over \a view.
    void fill(const std::vector<PlotCurve> &curves, const TimeInView &view);
    /// Gives them their places before they are drawn.
    void layOut();

    /// Right of the words of the axes.
    [[nodiscard]] QRectF plotArea() const;
    /// How the line of a graph, a number in the list, is drawn: those of one lane differ by more
    /// than their colour.
    [[nodiscard]] Qt::PenStyle styleOf(std::size_t plot) const;
    /// The whole of what is written at \a place, left of the area.
    [[nodiscard]] QString gutterText(QPointF place) const;

private:
    void add(const PlotLane &content);
    void dress(Pane &pane);
    void fill(Pane &pane, const std::vector<PlotCurve> &curves, const TimeInView &view);
    /// Of the numbers and words beside the lanes.
    [[nodiscard]] QFont axisFont() const;

    QCustomPlot &m_plot;
    const PlotList &m_plots;
    std::vector<Pane> m_panes;
};

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
