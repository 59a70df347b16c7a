// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_lanes.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace tickscope {

namespace {

constexpr TickRange Always{{std::numeric_limits<std::int64_t>::min()},
                           {std::numeric_limits<std::int64_t>::max()}};

/// When one client ID has inputs, over all pieces, in order.
using Presence = std::vector<TickRange>;

std::map<int, Presence> presenceOf(const TapePieces &pieces)
{
    std::map<int, Presence> clients;
    for (const auto &piece : pieces) {
        if (!piece)
            continue;
        for (const InputSource &source : piece->sources) {
            Presence &presence = clients[source.client];
            for (const InputRun &run : source.present)
                presence.push_back({run.first, run.last});
        }
    }
    return clients;
}

/// The first tick of \a presence inside \a ticks.
std::optional<Tick> firstIn(const Presence &presence, TickRange ticks)
{
    std::optional<Tick> first;
    for (const TickRange &range : presence) {
        const Tick begin = std::max(range.first, ticks.first);
        if (begin <= std::min(range.last, ticks.last))
            first = std::min(begin, first.value_or(begin));
    }
    return first;
}

/// The stay of one person under a client ID.
struct OwnedStay {
    TickRange ticks;
    const Player *player = nullptr;
};

/// Stays by client ID and time, only where the client ID has inputs then.
std::map<int, std::vector<OwnedStay>> staysOf(const PlayerTable &players,
                                              const std::map<int, Presence> &clients)
{
    std::map<int, std::vector<OwnedStay>> stays;
    for (const Player &player : players.players()) {
        for (const Stay &stay : player.stays) {
            const auto presence = clients.find(stay.client);
            if (presence != clients.end() && firstIn(presence->second, stay.ticks))
                stays[stay.client].push_back({stay.ticks, &player});
        }
    }
    for (auto &[client, owned] : stays)
        std::ranges::sort(owned, {}, [](const OwnedStay &stay) { return stay.ticks.first; });
    return stays;
}

/// The inputs of \a presence outside of all stays: a lane without a known person.
std::optional<TapeLane> unknownLane(int client, const Presence &presence,
                                    const std::vector<OwnedStay> &stays)
{
    TapeLane lane;
    std::optional<Tick> begin;
    const auto add = [&](TickRange gap) {
        const auto first = firstIn(presence, gap);
        if (!first)
            return;
        begin = begin.value_or(*first);
        lane.stays.push_back({client, gap, gap.last});
    };
    Tick next = Always.first;
    for (const OwnedStay &stay : stays) {
        if (next < stay.ticks.first)
            add({next, stay.ticks.first - 1});
        next = std::max(next, stay.ticks.last + 1);
    }
    add({next, Always.last});
    if (!begin)
        return {};
    lane.who = {client, *begin};
    return lane;
}

} // namespace

std::vector<Shared<TapeLane>> tapeLanes(const TapePieces &pieces, const PlayerTable &players)
{
    const auto clients = presenceOf(pieces);
    auto stays = staysOf(players, clients);
    std::vector<TapeLane> lanes;
    std::map<const Player *, std::size_t> known;
    for (const auto &[client, presence] : clients) {
        for (const OwnedStay &stay : stays[client]) {
            const auto [lane, isNew] = known.try_emplace(stay.player, lanes.size());
            if (isNew)
                lanes.push_back({stay.player->id, refOf(players, *stay.player), {}});
            lanes[lane->second].stays.push_back({client, stay.ticks, stay.ticks.last + 1});
        }
        if (auto lane = unknownLane(client, presence, stays[client]))
            lanes.push_back(*std::move(lane));
    }
    std::vector<Shared<TapeLane>> shared;
    for (TapeLane &lane : lanes) {
        std::ranges::sort(lane.stays, {}, [](const Stay &stay) { return stay.ticks.first; });
        shared.push_back(std::make_shared<const TapeLane>(std::move(lane)));
    }
    return shared;
}

} // namespace tickscope
