// SPDX-License-Identifier: MIT
#include "core/model/player.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <utility>

namespace tickscope {

namespace {
/// End of a stay that has not ended.
constexpr Tick Open{std::numeric_limits<std::int64_t>::max()};
} // namespace

std::vector<int> Player::clientIds() const
{
    std::vector<int> ids;
    for (const Stay &stay : stays) {
        if (std::ranges::find(ids, stay.client) == ids.end())
            ids.push_back(stay.client);
    }
    return ids;
}

const std::string &Player::nameAt(Tick tick) const
{
    const auto begun = [tick](const HeldName &held) { return held.from <= tick; };
    const auto last = std::ranges::find_if(heldNames.rbegin(), heldNames.rend(), begun);
    return last == heldNames.rend() ? heldNames.front().name : last->name;
}

std::vector<std::string> Player::names() const
{
    std::vector<std::string> names;
    for (const HeldName &held : heldNames) {
        std::erase(names, held.name);
        names.push_back(held.name);
    }
    return names;
}

TickRange Player::ticks() const
{
    return {stays.front().ticks.first, stays.back().ticks.last};
}

const Player *PlayerTable::at(int client, Tick tick) const
{
    const auto key = [](const FoundStay &found) {
        return std::pair(found.stay.client, found.stay.ticks.first);
    };
    // Stays under one client ID follow on each other, so only the newest can hold; a
    // client that joins twice in a tick has two of them.
    auto behind = std::ranges::upper_bound(m_stays, std::pair(client, tick), {}, key);
    const auto isNewest = [&, newest = behind](auto found) {
        return found->stay.client == client
               && found->stay.ticks.first == std::prev(newest)->stay.ticks.first;
    };
    for (; behind != m_stays.begin() && isNewest(std::prev(behind)); --behind) {
        const FoundStay &found = *std::prev(behind);
        // One tick more than the stay: the event of leaving lies behind its end.
        if (tick <= found.stay.ticks.last + 1)
            return &m_players[found.player];
    }
    return nullptr;
}

void PlayerTable::sortStays()
{
    m_stays.clear();
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        for (const Stay &stay : m_players[i].stays)
            m_stays.push_back({stay, i});
    }
    std::ranges::stable_sort(m_stays, {}, [](const FoundStay &found) {
        return std::pair(found.stay.client, found.stay.ticks.first);
    });
}

std::string_view PlayerTable::nameAt(int client, Tick tick) const
{
    const Player *player = client == NoClient ? nullptr : at(client, tick);
    return player ? std::string_view(player->nameAt(tick)) : std::string_view();
}

const Player *PlayerTable::named(const std::string &idOrName) const
{
    const auto named = std::ranges::find_if(m_players, [&](const Player &player) {
        return std::ranges::find(player.heldNames, idOrName, &HeldName::name)
               != player.heldNames.end();
    });
    if (named != m_players.end())
        return &*named;
    int id = -1;
    const char *end = idOrName.data() + idOrName.size();
    const auto parsed = std::from_chars(idOrName.data(), end, id);
    if (parsed.ec != std::errc{} || parsed.ptr != end)
        return nullptr;
    const auto numbered = std::ranges::find(m_players, id, &Player::id);
    return numbered == m_players.end() ? nullptr : &*numbered;
}

std::vector<PlayerTracker::Seat>::iterator PlayerTracker::seatOf(int client)
{
    return std::ranges::find(m_seats, client, &Seat::client);
}

std::optional<std::size_t> PlayerTracker::absentPlayer(const std::string &name) const
{
    // A nameless stay says nothing about who it was.
    if (name.empty())
        return {};
    const auto named = m_byName.find(name);
    if (named == m_byName.end())
        return {};
    for (const std::size_t player : named->second) {
        if (std::ranges::find(m_seats, player, &Seat::player) == m_seats.end())
            return player;
    }
    return {};
}

void PlayerTracker::nameIsNew(std::size_t player)
{
    auto &alike = m_byName[m_table.m_players[player].name()];
    alike.insert(std::ranges::lower_bound(alike, player), player);
}

void PlayerTracker::nameAllAnew()
{
    m_byName.clear();
    for (std::size_t i = 0; i < m_table.m_players.size(); ++i)
        nameIsNew(i);
}

std::size_t PlayerTracker::identityFor(const std::string &name, Tick tick)
{
    if (const auto known = absentPlayer(name))
        return *known;
    auto &players = m_table.m_players;
    players.push_back({static_cast<int>(players.size()), {{tick, name}}, {}});
    nameIsNew(players.size() - 1);
    return players.size() - 1;
}

void PlayerTracker::rename(Seat &seat, const PlayerChange &change)
{
    auto &players = m_table.m_players;
    Player &player = players[seat.player];
    // Some recordings tell the name after the joining: only then it shows who came back.
    const bool isNew = player.stays.size() == 1 && player.name().empty();
    const auto known = isNew ? absentPlayer(change.name) : std::nullopt;
    if (!known) {
        std::erase(m_byName[player.name()], seat.player);
        if (player.name().empty())
            player.heldNames.back().name = change.name;
        else
            player.heldNames.push_back({change.tick, change.name});
        nameIsNew(seat.player);
        return;
    }
    players[*known].stays.push_back(player.stays.front());
    const std::size_t emptied = seat.player;
    seat.player = *known;
    players.erase(players.begin() + static_cast<std::ptrdiff_t>(emptied));
    for (std::size_t i = emptied; i < players.size(); ++i)
        players[i].id = static_cast<int>(i);
    for (Seat &other : m_seats)
        other.player -= other.player > emptied ? 1 : 0;
    nameAllAnew();
}

void PlayerTracker::apply(const PlayerChange &change)
{
    auto &players = m_table.m_players;
    const auto seat = seatOf(change.client);
    switch (change.what) {
    case PlayerChange::What::Present:
        if (seat != m_seats.end() && players[seat->player].name() == change.name)
            return;
        [[fallthrough]];
    case PlayerChange::What::Joined: {
        if (seat != m_seats.end()) {
            players[seat->player].stays.back().ticks.last = change.tick - 1;
            m_seats.erase(seat);
        }
        const std::size_t player = identityFor(change.name, change.tick);
        players[player].stays.push_back({change.client, {change.tick, Open}});
        m_seats.push_back({change.client, player});
        return;
    }
    case PlayerChange::What::Renamed:
        if (seat != m_seats.end())
            rename(*seat, change);
        return;
    case PlayerChange::What::Left:
        if (seat != m_seats.end()) {
            players[seat->player].stays.back().ticks.last = change.tick - 1;
            m_seats.erase(seat);
        }
        return;
    }
}

PlayerTable PlayerTracker::tableAt(Tick tick) const
{
    PlayerTable table = m_table;
    for (Player &player : table.m_players) {
        Tick &last = player.stays.back().ticks.last;
        if (last == Open)
            last = tick;
    }
    table.sortStays();
    return table;
}

} // namespace tickscope
