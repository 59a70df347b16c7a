// SPDX-License-Identifier: MIT
#include "core/facts/fact_material.h"

#include <algorithm>
#include <limits>

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

void StayTable::apply(const PlayerChange &change)
{
    using What = PlayerChange::What;
    const auto present = m_present.find(change.client);
    const bool isThere = present != m_present.end();
    if (change.what == What::Left)
        leave(change.client, change.tick - 1);
    else if (change.what == What::Joined
             || (change.what == What::Present && (!isThere || present->second.name != change.name)))
        begin(change);
    else if (change.what == What::Renamed && isThere)
        present->second.name = change.name;
}

void StayTable::begin(const PlayerChange &change)
{
    // A hostile recording has no end of them.
    if (m_begins.size() >= PlayerTracker::MostChanges)
        return;
    leave(change.client, change.tick - 1);
    Present present{change.name, nullptr};
    if (!change.isProxy) {
        constexpr Tick Open{std::numeric_limits<std::int64_t>::max()};
        auto &entries = m_entries[change.client];
        // The tick of a change is the newcomer's.
        if (!entries.empty())
            entries.back().ticks.last = std::min(entries.back().ticks.last, change.tick - 1);
        entries.push_back({{change.tick, Open}, static_cast<int>(m_begins.size())});
        present.entry = &entries.back();
    }
    m_begins.emplace_back(change.client, change.tick);
    m_present[change.client] = std::move(present);
}

void StayTable::leave(int client, Tick last)
{
    const auto present = m_present.find(client);
    if (present == m_present.end())
        return;
    if (Entry *entry = present->second.entry)
        entry->ticks.last = last;
    m_present.erase(present);
}

void StayTable::end(Tick last)
{
    while (!m_present.empty())
        leave(m_present.begin()->first, last);
}

std::vector<const Player *> StayTable::playersOfStays(const PlayerTable &players) const
{
    const StayTable known(players);
    std::vector<const Player *> all;
    for (const auto &[client, first] : m_begins) {
        const Entry *entry = known.at(client, first);
        all.push_back(entry ? players.withId(entry->player) : nullptr);
    }
    return all;
}

const StayTable::Entry *StayTable::at(int client, Tick tick) const
{
    const auto &entries = of(client);
    // Whoever fills the table asks for the last one in every tick.
    if (!entries.empty() && entries.back().ticks.first <= tick)
        return entries.back().ticks.contains(tick) ? &entries.back() : nullptr;
    const auto behind = std::ranges::upper_bound(
        entries, tick, {}, [](const Entry &entry) { return entry.ticks.first; });
    if (behind == entries.begin() || !std::prev(behind)->ticks.contains(tick))
        return nullptr;
    return &*std::prev(behind);
}

const std::deque<StayTable::Entry> &StayTable::of(int client) const
{
    static const std::deque<Entry> nobody;
    const auto found = m_entries.find(client);
    return found == m_entries.end() ? nobody : found->second;
}

} // namespace tickscope
