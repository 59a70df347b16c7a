// SPDX-License-Identifier: MIT
#include "core/facts/fact_material.h"

#include <algorithm>
#include <limits>

namespace tickscope {

StayTable::StayTable(const PlayerTable &players)
{
    std::vector<std::pair<Stay, int>> stays;
    for (const Player &player : players.players()) {
        for (const Stay &stay : player.stays) {
            if (!player.isProxy)
                stays.emplace_back(stay, player.id);
        }
    }
    std::ranges::stable_sort(stays, {}, [](const auto &each) {
        return std::pair(each.first.ticks.first, each.first.firstByte);
    });
    for (const auto &[stay, player] : stays)
        addEntry(stay.client, stay.ticks, player);
}

/// The tick of a change is of whom its state shows.
StayTable::Entry &StayTable::addEntry(int client, TickRange ticks, int player)
{
    auto &entries = m_entries[client];
    if (!entries.empty())
        ticks.first = std::max(ticks.first, entries.back().ticks.last + 1);
    return entries.emplace_back(Entry{ticks, player});
}

void StayTable::apply(const PlayerChange &change)
{
    using What = PlayerChange::What;
    const auto present = m_present.find(change.client);
    const bool isThere = present != m_present.end();
    if (change.what == What::Left)
        leave(change.client, change.lastShown.value_or(change.tick - 1));
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
        present.entry = &addEntry(change.client, {change.tick, Open},
                                  static_cast<int>(m_begins.size()));
    }
    m_begins.push_back({change.client, change.tick, change.byte + 1});
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
    std::vector<const Player *> all;
    for (const PlayerRef &begin : m_begins) {
        const Player *player = players.of(begin);
        all.push_back(player && !player->isProxy ? player : nullptr);
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
