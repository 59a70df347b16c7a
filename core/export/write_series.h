// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/series/series.h"
#include "core/export/text/row_writer.h"
#include "core/model/time_base.h"

namespace tickscope {

/// A number over time.
struct SeriesColumn {
    std::string title;
    std::function<std::optional<double>(Tick)> valueAt; ///< Nothing in a gap.
};

/// What to write, and when.
struct SeriesExport {
    TimeBase time;
    TickRange ticks;
    const SeriesSet *axis = nullptr; ///< Has the recorded ticks; null for none.
    std::vector<SeriesColumn> columns;
};

/// Writes a row for each recorded tick, with nothing in a gap. Errors: Cancelled.
Result<void> writeSeries(const SeriesExport &wanted, RowFormat format, CsvReader reader,
                         TextSink &sink, const ExportRun &run);

} // namespace tickscope
