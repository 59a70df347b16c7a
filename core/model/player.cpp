// SPDX-License-Identifier: MIT
#include "core/model/player.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace tickscope {

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

std::optional<int> Player::clientAt(Tick tick) const
{
    const auto behind = std::ranges::upper_bound(stays, tick, {},
                                                 [](const Stay &stay) { return stay.ticks.first; });
    // In the tick of a leave the client ID is still the leaving player's, see PlayerTable::at().
    if (behind == stays.begin() || tick > std::prev(behind)->ticks.last + 1)
        return {};
    return std::prev(behind)->client;
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

std::optional<bool> PlayerTable::isSame(PlayerRef left, PlayerRef right) const
{
    if (left == right && left.client != NoClient)
        return true;
    const Player *who = of(left);
    const Player *other = of(right);
    if (!who || !other)
        return {};
    return who == other;
}

std::optional<int> PlayerTable::clientOf(PlayerRef ref, Tick tick) const
{
    if (ref.client == NoClient)
        return {};
    if (ref.tick == tick)
        return ref.client;
    const Player *player = of(ref);
    const auto client = player ? player->clientAt(tick) : std::nullopt;
    // Somebody else may have it in the tick of leaving.
    return client && at(*client, tick) == player ? client : std::nullopt;
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

std::size_t PlayerTable::personCount() const
{
    return static_cast<std::size_t>(std::ranges::count(m_players, false, &Player::isProxy));
}

const Player *PlayerTable::withId(std::int64_t id) const
{
    // Players are numbered by their place.
    const bool isOne = id >= 0 && id < std::ssize(m_players);
    return isOne ? &m_players[static_cast<std::size_t>(id)] : nullptr;
}

std::vector<const Player *> PlayerTable::holdersOf(std::string_view name) const
{
    std::vector<const Player *> holders;
    for (const Player &player : m_players) {
        if (std::ranges::find(player.heldNames, name, &HeldName::name) != player.heldNames.end())
            holders.push_back(&player);
    }
    return holders;
}

void PlayerTable::noteSameNames()
{
    std::unordered_map<std::string, std::vector<int>> holders;
    for (const Player &player : m_players) {
        for (const std::string &name : player.names()) {
            auto &ids = holders[name];
            if (!name.empty() && ids.size() <= Player::MostAlike)
                ids.push_back(player.id);
        }
    }
    for (Player &player : m_players) {
        std::set<int> alike;
        for (const std::string &name : player.names()) {
            const auto &ids = holders[name];
            alike.insert(ids.begin(), ids.end());
        }
        alike.erase(player.id);
        const auto count = std::min(alike.size(), Player::MostAlike);
        player.sameNameAs.assign(alike.begin(),
                                 std::next(alike.begin(), static_cast<std::ptrdiff_t>(count)));
    }
}

} // namespace tickscope
