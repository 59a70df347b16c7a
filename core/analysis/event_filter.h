// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/model/player_ref.h"
#include "core/timeline/index.h"

namespace tickscope {

/// Which events a list shows.
struct EventFilter {
    /// What comes many times a second and tells people little is hidden at first.
    std::set<std::string, std::less<>> hiddenKinds{"system",
                                                   "sound",
                                                   "input",
                                                   "damage",
                                                   "explosion",
                                                   "hollowcube:delta_move",
                                                   "hollowcube:entity_state",
                                                   "hollowcube:absolute_move"};
    std::vector<PlayerRef> players; ///< Any of them is a party of an event; empty: anybody.
    std::string text;               ///< Part of the text, upper and lower case alike (ASCII).
    /// Equal events of one tick become one line, and so does all that tells of one death.
    bool foldRepeats = true;

    friend bool operator==(const EventFilter &, const EventFilter &) = default;
};

/// One line of a list: a row of the index and how many equal ones it stands for.
struct EventLine {
    std::uint32_t row = 0;
    std::uint32_t count = 1;
};

/// Lines for the rows of \a index that \a filter shows, in order of time.
/// Runs on a worker. Errors: Cancelled.
Result<std::vector<EventLine>> selectEvents(const Index &index, const EventFilter &filter,
                                            std::stop_token stop);

} // namespace tickscope
