// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace tickscope {

/// One curve or histogram in a panel: axes in the colours of the window, nothing that is dragged
/// or zoomed.
class SmallPlot : public QCustomPlot
{
    Q_OBJECT

public:
    explicit SmallPlot(QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 110}; }

protected:
    /// Gives everything the fonts and colours of the present palette. Called by who derives when
    /// all is there, and when they change.
    virtual void dress();
    /// For numbers beside the axes.
    [[nodiscard]] QFont smallFont() const;

    /// The tool tip there; empty for none.
    [[nodiscard]] virtual QString tipAt(QPointF place) const = 0;

    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *) override {}
    void mouseReleaseEvent(QMouseEvent *) override {}
    void mouseDoubleClickEvent(QMouseEvent *) override {}
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace tickscope
