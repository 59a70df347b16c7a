// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include "core/model/player.h"

namespace tickscope {

/// Who had a client ID when, for those who look it up for every press. Without proxies.
class StayTable
{
public:
    struct Entry {
        TickRange ticks;
        int player = 0; ///< Player::id.
    };

    explicit StayTable(const PlayerTable &players);

    /// Null for nobody.
    [[nodiscard]] const Entry *at(int client, Tick tick) const;
    [[nodiscard]] const std::vector<Entry> &of(int client) const;

private:
    std::map<int, std::vector<Entry>> m_entries; ///< By beginning.
};

} // namespace tickscope
