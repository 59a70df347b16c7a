// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_export.h"

#include "core/export/write_rows.h"
#include "ui/export/saved_text.h"

namespace tickscope {

/// The set with most ticks: all are of one recording, but one may have been stopped.
static const SeriesSet *longestOf(const PlotTable &table)
{
    const SeriesSet *longest = nullptr;
    for (const auto &pieces : table.columns) {
        for (const PlotPiece &piece : pieces) {
            if (!longest || piece.set->size() > longest->size())
                longest = piece.set.get();
        }
    }
    return longest;
}

QString writeCsv(const PlotTable &table, const QString &path, const Progress &progress,
                 std::stop_token stop)
{
    const SeriesSet *longest = longestOf(table);
    SeriesExport wanted{table.time, table.ticks, longest, {}};
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        wanted.columns.push_back(
            {table.titles[static_cast<qsizetype>(i)].toStdString(),
             [&pieces = table.columns[i]](Tick tick) { return valueAt(pieces, tick); }});
    }
    return saveText(path, [&](TextSink &sink) {
        return writeSeries(wanted, RowFormat::Csv, CsvReader::Spreadsheet, sink, {stop, progress});
    });
}

} // namespace tickscope
