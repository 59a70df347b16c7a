// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/state/schema.h"
#include "core/model/state/world_state.h"

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

} // namespace tickscope
