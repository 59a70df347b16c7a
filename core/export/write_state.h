// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/export/text/row_writer.h"
#include "core/model/scene/frame.h"
#include "core/model/state/schema.h"
#include "core/model/time_base.h"

namespace tickscope {

/// One value of an item with the name that it is shown under.
struct ItemField {
    std::string name; ///< Of the field, or "[n]" for word n that belongs to none.
    Value value;
    std::string text; ///< Word for an enum or flags; empty if none is known.
    /// Of a field of numbered texts; the value is all of them in one line then.
    std::optional<std::vector<NumberedText>> parts = {};
};

/// All fields of \a item: the named ones in the order of its type, then its other words.
[[nodiscard]] std::vector<ItemField> itemFields(const ItemView &item, const ItemType &type);

/// \a item as JSON. \param takes  the name of a field that is wanted; null for all.
[[nodiscard]] std::string itemJson(const ItemView &item, const ItemType &type,
                                   const std::function<bool(const std::string &)> &takes = {});
/// The word of programs: "rebuilt", "guess"; empty for what is recorded.
[[nodiscard]] std::string_view itemSourceWord(ValueSource source);

/// Whether all messages that set the state were read.
enum class KnownMessages { All, Lately };

/// The state of a moment.
struct StateExport {
    const Frame &frame;
    const TimeBase &time;
    std::string file; ///< Named in the JSON object.
    KnownMessages messages = KnownMessages::All;
    std::function<bool(const ItemView &)> takes = {}; ///< Null for all items.
};

/// Writes the items of a state with their fields as recorded. JSON is one object with what else is
/// known of the moment; JSON Lines have an item in each, a table a field.
/// Errors: Cancelled.
Result<void> writeState(const StateExport &wanted, RowFormat format, CsvReader reader,
                        TextSink &sink, const ExportRun &run);

} // namespace tickscope
