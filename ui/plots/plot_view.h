// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <qcustomplot.h>

#include "ui/document/document.h"
#include "ui/plots/plot_curve.h"
#include "ui/plots/plot_lanes.h"
#include "ui/plots/plot_store.h"
#include "ui/strip/strip_drag.h"

namespace tickscope {

class PlotOverlay;

/// Graphs over the time in view, a lane for each measure. Press seeks, drag
/// scrubs, wheel zooms about the pointer, middle drag and Shift+wheel pan,
/// double click fits. A click on a legend chooses its graph, so do Up and Down.
class PlotView : public QCustomPlot
{
    Q_OBJECT

public:
    PlotView(Document &document, const PlotList &plots, const PlotStore &store,
             QWidget *parent = nullptr);
    ~PlotView() override;

    /// Shows \a changes of the document.
    void refresh(Document::Changes changes);
    /// The list of graphs changed.
    void renewPlots();
    /// There are other values.
    void renewCurves();

    /// Graph that Delete removes.
    [[nodiscard]] std::optional<PlotKey> currentKey() const;
    /// Position of \a time, in pixels of the widget.
    [[nodiscard]] double xAt(Time time) const;
    /// Where the legend of a graph, a number in the list, stands.
    [[nodiscard]] QRectF legendRect(std::size_t plot) const;
    /// "X Anna  1 234 units" at the head.
    [[nodiscard]] QString legendText(std::size_t plot) const;
    /// What a graph shows now.
    [[nodiscard]] const PlotCurve &curve(std::size_t plot) const { return m_curves[plot]; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void menuWanted(QPoint place);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    friend class PlotOverlay;

    struct Lane {
        PlotLane content;
        QCPAxisRect *rect = nullptr;
        std::vector<QCPGraph *> graphs; ///< One for each graph of the lane.
    };

    void layLanes();
    /// Of the numbers and words beside the lanes.
    [[nodiscard]] QFont axisFont() const;
    /// The whole of what is written at \a position in the gutter or in a legend.
    [[nodiscard]] QString wholeTextAt(QPointF position) const;
    void addLane(const PlotLane &content);
    void dress();
    void dressLane(Lane &lane);
    void fillLane(Lane &lane);
    void drawOverlay();
    void layOut();
    void placeLegends();
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] TimeScale scale() const;
    [[nodiscard]] std::optional<std::size_t> legendAt(QPointF position) const;
    void choose(std::size_t plot);
    void hoverAt(std::optional<double> x);

    Document &m_document;
    const PlotList &m_plots;
    const PlotStore &m_store;
    std::vector<Lane> m_lanes;
    std::vector<PlotCurve> m_curves; ///< By number in the list.
    std::vector<QRectF> m_legends;   ///< By number in the list.
    std::size_t m_current = 0;
    PlotOverlay *m_overlay = nullptr; ///< Owned by the plot.

    std::unique_ptr<StripDrag> m_drag; ///< Null while the hand holds nothing.
    std::optional<double> m_hoverX;
};

} // namespace tickscope
