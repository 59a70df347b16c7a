// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/export/text/row_writer.h"
#include "core/model/player_ref.h"
#include "core/model/recorded_marker.h"
#include "core/model/time_base.h"

namespace tickscope {

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

} // namespace tickscope
