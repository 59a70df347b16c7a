// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/analysis/written_index.h"

namespace tickscope::library {

/// What a pass found since the last one.
struct IndexGrowth {
    WrittenPart part = {};
    std::vector<Player> players = {}; ///< All that are known.
    bool isLast = false;
    /// All that came before was for nothing: this is the first part of a pass under
    /// Recording::checkedOutline().
    bool beginsAnew = false;
};

} // namespace tickscope::library

namespace tickscope {

void visitFields(auto &archive, Visited<library::IndexGrowth> auto &growth)
{
    archive(growth.part, growth.players, growth.isLast, growth.beginsAnew);
}

} // namespace tickscope
