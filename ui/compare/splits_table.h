// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QTableWidget>

#include "core/analysis/compare/alignment.h"
#include "core/analysis/runs.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// When two runs were at each checkpoint and at the finish: that of the open recording and that of
/// a ghost. Hidden where one of them has none. UI thread.
class SplitsTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit SplitsTable(QWidget *parent = nullptr);

    /// Looks for the fastest run of each.
    /// \param subject  of the ghost, whose run it is; nothing: anybody's.
    void compare(const ComparedRecording &own, const ComparedRecording &ghost,
                 std::optional<PlayerRef> subject);
    void clearRuns();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A person wants to see the open recording at this split.
    void tickWanted(tickscope::Tick tick);

private:
    enum Column { Name, Own, Other, Lag, ColumnCount };

    void showSplits(const std::vector<RunSplit> &splits);
    void addRow(const QStringList &cells, std::optional<Tick> tick);

    Shared<Index> m_own; ///< Whose runs are shown, or looked for.
    Shared<Index> m_other;
    std::optional<PlayerRef> m_subject;
    LatestJob<std::vector<RunSplit>> m_job;
};

} // namespace tickscope
