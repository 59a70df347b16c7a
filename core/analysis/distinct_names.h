// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "core/model/event/event_sentence.h"
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

/// What people read of \a row: with distinct names, and of a line that not everybody could read to
/// whom it went: "hi (team)".
/// \param textOf  how a name or text of the recording is put into it; none: as it is.
[[nodiscard]] std::string shownSentence(
    const EventRow &row, const PlayerTable &players, DistinctBy by = DistinctBy::Number,
    const SentenceWords &words = {},
    const std::function<std::string(std::string_view)> &textOf = nullptr);

} // namespace tickscope
