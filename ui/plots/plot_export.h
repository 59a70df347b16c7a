// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/analysis/series/series.h"
#include "core/model/time_base.h"
#include "ui/plots/plot_store.h"

namespace tickscope {

/// A table of what is plotted.
struct PlotTable {
    QStringList titles; ///< Of the columns behind tick and time.
    std::vector<std::vector<PlotPiece>> columns;
    TimeBase time = TimeBase::uniform({{0}, {0}}, Time{1});
    TickRange ticks;
};

/// Receives the share that is done, from 0 to 1.
using Progress = std::function<void(double)>;

/// Writes \a table as CSV to \a path: a row for each recorded tick, an empty cell in a gap.
/// The file is there only when it is whole. Returns why it failed; empty when it did not.
[[nodiscard]] QString writeCsv(const PlotTable &table, const QString &path,
                               const Progress &progress, std::stop_token stop);

} // namespace tickscope
