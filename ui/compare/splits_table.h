// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QTableWidget>

#include "core/analysis/runs.h"

namespace tickscope {

/// When two runs were at each checkpoint and at the finish: that of the open recording and that of
/// a ghost. Hidden without splits.
class SplitsTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit SplitsTable(QWidget *parent = nullptr);

    /// \param own, ghost  who runs; empty where that is unknown.
    void show(const std::vector<RunSplit> &splits, const QString &own = {},
              const QString &ghost = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {QTableWidget::minimumSizeHint().width(), sizeHint().height()};
    }

signals:
    /// A person wants to see the open recording at this tick of its own.
    void tickWanted(tickscope::Tick tick);
    /// The same at this tick of the ghost.
    void ghostTickWanted(tickscope::Tick tick);

private:
    enum Column { Name, Own, Other, Lag, ColumnCount };

    void addRow(const QStringList &cells);
    void goTo(const QTableWidgetItem &cell);
    void markBest(Time here, Time ghost);

    std::vector<RunSplit> m_splits;
};

} // namespace tickscope
