// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <qcustomplot.h>

#include "ui/plots/plot_panes.h"
#include "ui/plots/plot_store.h"
#include "ui/strip/strip_widget.h"

namespace tickscope {

class AccessibleSource;
class PlotView;

/// What moves over the graphs: the head, the pointer's line, and the legends with the
/// values at the head.
class PlotOverlay : public QCPLayerable
{
    Q_OBJECT

public:
    explicit PlotOverlay(PlotView &view);

    /// Pixels of a legend besides its text.
    [[nodiscard]] static double legendPadding();

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;
    void draw(QCPPainter *painter) override;

private:
    void drawLegend(QCPPainter &painter, std::size_t plot) const;
    void drawMeasures(QCPPainter &painter) const;

    PlotView &m_view;
};

/// Graphs over the time in view, a lane for each measure. Press seeks, drag scrubs, wheel zooms
/// about the pointer, middle drag and Shift+wheel pan, double click fits. A click on a legend
/// chooses its graph, so do Up and Down; Alt and the arrows pan and zoom.
class PlotView : public StripWidget<QCustomPlot>
{
    Q_OBJECT

public:
    PlotView(ActiveDocument &document, const PlotList &plots, const PlotStore &store,
             QWidget *parent = nullptr);

    /// Shows \a changes of the document.
    void refresh(Document::Changes changes);
    /// The list of graphs changed.
    void renewPlots();
    /// There are other values.
    void renewCurves();
    /// The graphs as a view of \a size shows them.
    [[nodiscard]] QImage pictureOf(QSize size);

    /// Graph that Delete removes.
    [[nodiscard]] std::optional<PlotKey> currentKey() const;
    /// Where the legend of a graph, a number in the list, stands.
    [[nodiscard]] QRectF legendRect(std::size_t plot) const { return m_legends.rect(plot); }
    /// "X Anna  1 234 units" at the head.
    [[nodiscard]] QString legendText(std::size_t plot) const;
    /// What a graph shows now.
    [[nodiscard]] const PlotCurve &curve(std::size_t plot) const { return m_curves[plot]; }
    [[nodiscard]] const PlotList &plots() const { return m_plots; }
    [[nodiscard]] const PlotPanes &panes() const { return m_panes; }
    /// Moves the keyboard to that graph, a number in the list.
    void choose(std::size_t plot);
    /// Where the pointer is over the plot and holds nothing.
    [[nodiscard]] std::optional<double> hoverX() const
    {
        return m_mouse.holds() ? std::nullopt : m_hoverX;
    }
    /// Whether the keyboard is at that graph.
    [[nodiscard]] bool isCurrent(std::size_t plot) const { return hasFocus() && plot == m_current; }

    [[nodiscard]] QSize sizeHint() const override { return {640, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 110}; }

signals:
    void menuWanted(QPoint place);

protected:
    [[nodiscard]] QRectF plot() const override { return m_panes.plotArea(); }
    void renewLook() override;
    void renewOver() override;
    [[nodiscard]] QString tipAt(QPointF position) const override;
    void hoverAt(std::optional<QPointF> position) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { m_mouse.release(); }
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void placeLegends();

    const PlotList &m_plots;
    const PlotStore &m_store;
    PlotPanes m_panes;
    PlotLegends m_legends;
    StripMouse m_mouse;
    std::vector<PlotCurve> m_curves; ///< By number in the list.
    std::size_t m_current = 0;
    PlotOverlay *m_overlay = nullptr; ///< Owned by the plot.
    std::optional<double> m_hoverX;
    AccessibleSource *m_accessible;
};

} // namespace tickscope
