// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/compare/ghosts.h"
#include "ui/style/small_plot.h"

namespace tickscope {

/// Time that the open recording's run won and lost against that of a ghost, along its way: above
/// the line it is ahead. A click goes to that point of the way, so do Left and Right. Hidden where
/// places cannot be compared.
class LagPlot : public SmallPlot
{
    Q_OBJECT

public:
    explicit LagPlot(QWidget *parent = nullptr);

    /// \param runs    null: none, or not compared yet.
    /// \param length  of the open recording.
    void show(const Shared<RunComparison> &runs, const GameLength &length);
    /// Marks where the open recording is.
    void showHead(Tick tick);

    [[nodiscard]] QSize sizeHint() const override { return {360, 130}; }

signals:
    /// A person wants to see the open recording at this tick.
    void tickWanted(tickscope::Tick tick);

protected:
    [[nodiscard]] QString tipAt(QPointF place) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void dress() override;
    void fill();
    /// Number of the value at that pixel.
    [[nodiscard]] std::optional<std::size_t> valueAt(QPointF place) const;
    [[nodiscard]] double placeOf(const WayLag &lag) const { return lag.length / m_length.inFields; }
    [[nodiscard]] QString textOf(const WayLag &lag) const;

    Shared<RunComparison> m_runs; ///< With values, or null.
    GameLength m_length;
    std::optional<Tick> m_head;
    QCPGraph *m_curve;
    QCPItemStraightLine *m_zero;
    QCPItemStraightLine *m_here;
};

} // namespace tickscope
