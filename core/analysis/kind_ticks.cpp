// SPDX-License-Identifier: MIT
#include "core/analysis/kind_ticks.h"

#include <algorithm>

namespace tickscope {

Result<std::vector<Tick>> ticksOfKind(const Index &index, std::string_view kind,
                                      const std::vector<PlayerRef> &players,
                                      const std::stop_token &stop)
{
    std::vector<Tick> ticks;
    const auto counts = index.kindCounts();
    const auto wanted = std::ranges::find(counts, kind,
                                          [](const auto &entry) { return entry.first->id; });
    if (wanted == counts.end())
        return ticks;
    const auto isParty = [&](int client, Tick tick) {
        const Player *player = client == NoClient ? nullptr : index.players().at(client, tick);
        return player && std::ranges::any_of(players, [&](PlayerRef ref) {
                   return index.players().of(ref) == player;
               });
    };
    constexpr std::size_t RowsBetweenStops = 4096;
    for (std::size_t i = 0; i < index.eventCount(); ++i) {
        if (i % RowsBetweenStops == 0 && stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        const EventRow row = index.event(i);
        const bool isWanted = &row.kind() == wanted->first
                              && (ticks.empty() || ticks.back() < row.tick)
                              && (players.empty() || isParty(row.client, row.tick)
                                  || isParty(row.otherClient, row.tick));
        if (isWanted)
            ticks.push_back(row.tick);
    }
    return ticks;
}

} // namespace tickscope
