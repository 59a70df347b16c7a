// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/base/last_owner.h"
#include "core/base/tick.h"

namespace tickscope::goldsrc {

/// Changes a table that copies of the state may share: a copy of it, unless nobody else has
/// it. Without that a hostile frame could have a big table copied for every few bytes.
/// \a table must have been made as a Table, not a const one.
template<typename Table, typename Change>
void changeShared(Shared<Table> &table, Change &&change)
{
    if (!isLastOwner(table)) {
        auto copy = std::make_shared<Table>(*table);
        change(*copy);
        table = std::move(copy);
        return;
    }
    change(const_cast<Table &>(*table));
}

} // namespace tickscope::goldsrc
