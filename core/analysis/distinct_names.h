// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/model/event/event_values.h"
#include "core/model/player.h"
#include "core/timeline/event_table.h"

namespace tickscope {

/// By what two people of one name are distinguished.
enum class DistinctBy : std::uint8_t {
    Number, ///< "ada #3", the number of the player.
    Client, ///< "client 3": in an index of some ticks players have no numbers.
};

/// The values of \a row for sentenceOf(), where both parties have one name and the sentence would
/// read as if one of them did something alone; nothing where it does not.
[[nodiscard]] std::optional<EventValues> withDistinctNames(const EventRow &row,
                                                           const PlayerTable &players,
                                                           DistinctBy by = DistinctBy::Number);

} // namespace tickscope
