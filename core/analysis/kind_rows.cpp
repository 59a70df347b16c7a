// SPDX-License-Identifier: MIT
#include "core/analysis/kind_rows.h"

#include <algorithm>

namespace tickscope {

KindRows::KindRows(std::vector<std::string> kinds, std::vector<PlayerRef> players)
    : m_kinds(std::move(kinds))
    , m_players(std::move(players))
{
}

Result<std::vector<BlockList<std::uint32_t>>> KindRows::rowsOf(const Shared<Index> &index,
                                                               const std::stop_token &stop)
{
    constexpr std::size_t LookAtStopEvery = 4096;
    // Who somebody is may change as more becomes known.
    const bool goesOn = m_index && m_players.empty()
                        && index->rowsSharedWith(*m_index) >= m_nextRow;
    if (!goesOn) {
        m_nextRow = 0;
        m_rows.assign(m_kinds.size(), {});
        m_lastTicks.assign(m_kinds.size(), {});
    }
    m_index = index;
    for (; m_nextRow < index->eventCount(); ++m_nextRow, ++m_lookedAt) {
        if (m_nextRow % LookAtStopEvery == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        add(m_nextRow);
    }
    index->forgetEventPages();
    return m_rows;
}

void KindRows::add(std::size_t number)
{
    const EventRow row = m_index->event(number);
    const auto kind = std::ranges::find(m_kinds, row.kind().id);
    if (kind == m_kinds.end())
        return;
    const auto place = static_cast<std::size_t>(kind - m_kinds.begin());
    const bool isFirst = m_rows[place].empty() || m_lastTicks[place] < row.tick;
    if (!isFirst || !isWanted(row))
        return;
    m_rows[place].push_back(static_cast<std::uint32_t>(number));
    m_lastTicks[place] = row.tick;
}

bool KindRows::isWanted(const EventRow &row) const
{
    const PlayerTable &known = m_index->players();
    const auto isParty = [&](int client) {
        const Player *player = client == NoClient ? nullptr : known.at(client, row.tick);
        return player && std::ranges::any_of(m_players, [&](PlayerRef ref) {
                   return known.of(ref) == player;
               });
    };
    return m_players.empty() || isParty(row.client) || isParty(row.otherClient);
}

} // namespace tickscope
