// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string_view>
#include <vector>

#include "core/model/player_ref.h"
#include "core/timeline/index.h"

namespace tickscope {

/// Ticks with an event of a kind, ascending, each once, whether lists hide the kind or not.
/// \param kind     word of the kind.
/// \param players  any of them is a party of the event; empty: anybody.
/// Errors: Cancelled.
Result<std::vector<Tick>> ticksOfKind(const Index &index, std::string_view kind,
                                      const std::vector<PlayerRef> &players,
                                      const std::stop_token &stop);

} // namespace tickscope
