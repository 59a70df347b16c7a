// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/state/world_state.h"

namespace tickscope::test {

/// Value of a field of an item, by names; nothing when there is no such item or field.
[[nodiscard]] inline Value fieldOf(const WorldState &state, std::string_view type, std::int64_t id,
                                   std::string_view field)
{
    const auto number = state.schema()->numberOf(type);
    const auto words = number ? state.find({*number, id}) : std::nullopt;
    const ItemType *known = number ? state.schema()->find(*number) : nullptr;
    const Field *found = known ? known->fieldNamed(field) : nullptr;
    return words && found ? found->read(*words) : Value{};
}

/// The same as a number; 0 for nothing.
[[nodiscard]] inline double numberOf(const WorldState &state, std::string_view type,
                                     std::int64_t id, std::string_view field)
{
    return tickscope::numberOf(fieldOf(state, type, id, field));
}

/// Items of a type.
[[nodiscard]] inline std::size_t countOf(const WorldState &state, std::string_view type)
{
    const auto number = state.schema()->numberOf(type);
    std::size_t count = 0;
    state.forEach([&](const ItemView &item) { count += number == item.key.type ? 1 : 0; });
    return count;
}

} // namespace tickscope::test
