// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "core/export/text/row_writer.h"
#include "core/model/scene/frame.h"
#include "core/model/state/schema.h"
#include "core/model/time_base.h"

namespace tickscope {

/// The word of programs: "rebuilt", "guess"; empty for what is recorded.
[[nodiscard]] std::string_view itemSourceWord(ValueSource source);

/// Whether messages before what was read may have told of the state.
enum class ToldBefore { All, Lately };

/// The state of a moment.
struct StateExport {
    const Frame &frame;
    const TimeBase &time;
    std::string file; ///< Named in the JSON object.
    ToldBefore told = ToldBefore::All;
    std::function<bool(const ItemView &)> takes = {}; ///< Null for all items.
};

/// Writes the items of a state with their fields as recorded. JSON is one object with what else is
/// known of the moment; JSON Lines have an item in each, a table a field.
/// Errors: Cancelled.
Result<void> writeState(const StateExport &wanted, RowFormat format, CsvReader reader,
                        TextSink &sink, const ExportRun &run);

} // namespace tickscope
