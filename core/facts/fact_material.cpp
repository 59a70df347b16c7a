// SPDX-License-Identifier: MIT
#include "core/facts/fact_material.h"

#include <algorithm>

namespace tickscope {

StayTable::StayTable(const PlayerTable &players)
{
    for (const Player &player : players.players()) {
        if (player.isProxy)
            continue;
        for (const Stay &stay : player.stays)
            m_entries[stay.client].push_back({stay.ticks, player.id});
    }
    for (auto &[client, entries] : m_entries) {
        std::ranges::sort(entries, {}, [](const Entry &entry) { return entry.ticks.first; });
        // The tick of a change is the newcomer's.
        for (std::size_t i = 1; i < entries.size(); ++i)
            entries[i - 1].ticks.last = std::min(entries[i - 1].ticks.last,
                                                 entries[i].ticks.first - 1);
    }
}

const StayTable::Entry *StayTable::at(int client, Tick tick) const
{
    const std::vector<Entry> &entries = of(client);
    const auto behind = std::ranges::upper_bound(
        entries, tick, {}, [](const Entry &entry) { return entry.ticks.first; });
    if (behind == entries.begin() || !std::prev(behind)->ticks.contains(tick))
        return nullptr;
    return &*std::prev(behind);
}

const std::vector<StayTable::Entry> &StayTable::of(int client) const
{
    static const std::vector<Entry> nobody;
    const auto found = m_entries.find(client);
    return found == m_entries.end() ? nobody : found->second;
}

} // namespace tickscope
