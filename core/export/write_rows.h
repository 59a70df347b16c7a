// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/series/series.h"
#include "core/analysis/tape/input_tape.h"
#include "core/base/tick.h"
#include "core/export/text/row_writer.h"
#include "core/model/player.h"
#include "core/model/time_base.h"

namespace tickscope {

/// Whose inputs to write, and when.
struct InputExport {
    Shared<Recording> recording;
    Shared<Index> index;
    TickRange ticks; ///< Inside the recording.
    /// Null for all. Asked with the client ID at that tick; NoClient for the recorder's own inputs.
    std::function<bool(int client, Tick tick)> takes = {};
};

/// Writes each press, mark and choice of the inputs: who, which, from when to when. A row comes
/// when its input has ended; what stands at the border of the ticks is cut there. Nothing is held
/// but what has not ended. Errors: Io, Cancelled.
Result<void> writeInputs(const InputExport &wanted, RowFormat format, CsvReader reader,
                         TextSink &sink, const ExportRun &run);

/// One player as in info, as a JSON object.
[[nodiscard]] std::string playerJson(const Player &player);

/// Writes the players that \a takes lets through (null: all), but no proxies: numbers, names, first
/// and last tick. Errors: Cancelled.
Result<void> writePlayers(const PlayerTable &players,
                          const std::function<bool(const Player &)> &takes, RowFormat format,
                          CsvReader reader, TextSink &sink, const ExportRun &run);

/// A marker of the recording, or somebody's own, as a row has it.
struct MarkerRow {
    Tick tick;
    std::optional<Tick> last = {}; ///< Of a range.
    std::string kind = {};         ///< "marker", "anticheat_flag".
    bool isOwn = false;            ///< Not of the recording.
    std::string name = {};
    std::string text = {};
    std::string color = {}; ///< A word; empty for none.
    std::optional<int> client = {};
    std::string player = {}; ///< Name at the tick.
};

/// Errors: Cancelled.
Result<void> writeMarkers(const std::vector<MarkerRow> &markers, const TimeBase &time,
                          RowFormat format, CsvReader reader, TextSink &sink, const ExportRun &run);

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
