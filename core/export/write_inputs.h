// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/analysis/tape/input_tape.h"
#include "core/export/text/row_writer.h"

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

} // namespace tickscope
