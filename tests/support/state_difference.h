// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "core/model/state/world_state.h"

namespace tickscope::test {

/// Calls \a visit(before, after) with the words of each item that differs, either of them nothing
/// for items that only the other state has. Both are of one schema.
template<typename Visitor>
void forEachDifference(const WorldState &before, const WorldState &after, Visitor &&visit)
{
    for (const ItemView &now : after.sorted()) {
        const auto old = before.find(now.key);
        if (!old)
            visit(std::optional<ItemView>{}, std::optional<ItemView>{now});
        else if (!std::ranges::equal(*old, now.words))
            visit(std::optional<ItemView>{{now.key, *old}}, std::optional<ItemView>{now});
    }
    for (const ItemView &old : before.sorted()) {
        if (!after.find(old.key))
            visit(std::optional<ItemView>{old}, std::optional<ItemView>{});
    }
}

} // namespace tickscope::test
