// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/tick.h"
#include "core/model/event/event.h"

namespace tickscope {

/// The person who had \a client at \a tick. Whoever chooses a person holds one of these:
/// client IDs pass from one person to the next, and the number of a player (Player::id) may
/// change while an index grows. It may be made before the index knows who that was;
/// PlayerTable::of() tells it then.
///
/// Two that are equal name the same person; so may two that are not: ask
/// PlayerTable::isSame().
struct PlayerRef {
    int client = NoClient;
    Tick tick;

    friend bool operator==(const PlayerRef &, const PlayerRef &) = default;
};

} // namespace tickscope
