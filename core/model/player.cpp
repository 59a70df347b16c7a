// SPDX-License-Identifier: MIT
#include "core/model/player.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "core/base/utf8.h"
#include "core/model/name_look.h"

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

const HeldName &Player::heldAt(const PlayerRef &ref) const
{
    const auto begun = [&ref](const HeldName &held) {
        return held.from < ref.tick
               || (held.from == ref.tick && held.firstByte <= ref.byte.value_or(held.firstByte));
    };
    const auto last = std::ranges::find_if(heldNames.rbegin(), heldNames.rend(), begun);
    return last == heldNames.rend() ? heldNames.front() : *last;
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

std::vector<std::string> Player::guessedNames() const
{
    std::vector<std::string> guessed = names();
    for (const HeldName &held : heldNames) {
        if (!held.isGuess)
            std::erase(guessed, held.name);
    }
    return guessed;
}

TickRange Player::ticks() const
{
    const auto last = std::ranges::max_element(stays, {},
                                               [](const Stay &stay) { return stay.ticks.last; });
    return {stays.front().ticks.first, last->ticks.last};
}

std::optional<int> Player::clientAt(Tick tick) const
{
    const auto behind = std::ranges::upper_bound(stays, tick, {},
                                                 [](const Stay &stay) { return stay.ticks.first; });
    // In the tick of a leave the client ID is still the leaving player's, see PlayerTable::at().
    const auto holds = [tick](const Stay &stay) { return tick <= stay.left; };
    const auto last = std::find_if(std::make_reverse_iterator(behind), stays.rend(), holds);
    return last == stays.rend() ? std::nullopt : std::optional(last->client);
}

const Player *PlayerTable::of(PlayerRef ref) const
{
    // Stays under one client ID follow on each other, so only the last one to begin can hold.
    const auto key = [&ref](const FoundStay &found) {
        const Stay &stay = found.stay;
        return ref.byte ? std::tuple(stay.client, stay.ticks.first, stay.firstByte)
                        : std::tuple(stay.client, found.shownFrom, std::uint64_t{0});
    };
    const auto behind = std::ranges::upper_bound(
        m_stays, std::tuple(ref.client, ref.tick, ref.byte.value_or(0)), {}, key);
    if (behind == m_stays.begin())
        return nullptr;
    const FoundStay &found = *std::prev(behind);
    return found.stay.client == ref.client && found.stay.reaches(ref) ? &m_players[found.player]
                                                                      : nullptr;
}

PlayerRef refOf(const PlayerTable &players, const Player &player)
{
    // Who joined and left in one tick may be in no state.
    const auto own = std::ranges::find_if(player.stays, [&](const Stay &stay) {
        return players.at(stay.client, stay.ticks.first) == &player;
    });
    if (own == player.stays.end())
        return player.stays.front().ref();
    return {own->client, own->ticks.first};
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
        return std::tuple(found.stay.client, found.stay.ticks.first, found.stay.firstByte);
    });
    const FoundStay *before = nullptr;
    for (FoundStay &found : m_stays) {
        found.shownFrom = found.stay.ticks.first;
        if (before && before->stay.client == found.stay.client) {
            const Tick last = std::max(before->stay.ticks.last, before->shownFrom - 1);
            found.shownFrom = std::max(found.shownFrom, last + 1);
        }
        before = &found;
    }
}

std::string_view PlayerTable::nameOf(PlayerRef ref) const
{
    const Player *player = ref.client == NoClient ? nullptr : of(ref);
    return player ? std::string_view(player->nameAt(ref)) : std::string_view();
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
        const auto isSo = [name](const HeldName &held) { return readsAs(held.name, name); };
        if (std::ranges::any_of(player.heldNames, isSo))
            holders.push_back(&player);
    }
    return holders;
}

std::vector<int> PlayerTable::namesakesOf(const Player &player, const HeldName &held) const
{
    std::vector<int> ids = m_holders[held.look];
    std::erase(ids, player.id);
    ids.resize(std::min(ids.size(), Player::MostAlike));
    return ids;
}

void PlayerTable::noteSameNames()
{
    std::unordered_map<std::string, std::size_t> looks;
    for (Player &player : m_players) {
        for (HeldName &held : player.heldNames) {
            held.look = looks.try_emplace(nameLook(held.name), m_holders.size()).first->second;
            m_holders.resize(looks.size());
            auto &ids = m_holders[held.look];
            const bool isNoted = !ids.empty() && ids.back() == player.id;
            if (!held.name.empty() && !isNoted && ids.size() <= Player::MostAlike)
                ids.push_back(player.id);
        }
    }
    for (Player &player : m_players) {
        std::set<int> alike;
        for (const HeldName &held : player.heldNames) {
            const std::vector<int> ids = namesakesOf(player, held);
            alike.insert(ids.begin(), ids.end());
        }
        const auto count = std::min(alike.size(), Player::MostAlike);
        player.sameNameAs.assign(alike.begin(),
                                 std::next(alike.begin(), static_cast<std::ptrdiff_t>(count)));
    }
}

} // namespace tickscope
