// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <optional>

#include "core/model/player.h"

namespace tickscope {

/// End of a stay that has not ended.
constexpr Tick Open{std::numeric_limits<std::int64_t>::max()};

/// More than a person shows in one stay.
constexpr std::size_t MostEvidence = 16;

/// Names of one stay more, behind those of the stays before.
static void addNames(std::vector<HeldName> &names, const std::vector<HeldName> &more)
{
    for (const HeldName &held : more) {
        if (names.empty() || (names.back().name != held.name && !held.name.empty()))
            names.push_back(held);
    }
}

void PlayerTracker::apply(const PlayerChange &change)
{
    const auto seat = m_seats.find(change.client);
    switch (change.what) {
    case PlayerChange::What::Present:
        if (seat == m_seats.end() || m_visits[seat->second].names.back().name != change.name)
            begin(change);
        break;
    case PlayerChange::What::Joined:
        begin(change);
        break;
    case PlayerChange::What::Renamed:
        if (seat != m_seats.end())
            rename(m_visits[seat->second], change);
        break;
    case PlayerChange::What::Left:
        end(change);
        return;
    case PlayerChange::What::Known:
        break;
    }
    const auto now = m_seats.find(change.client);
    if (now != m_seats.end() && !change.evidence.empty())
        addEvidence(m_visits[now->second], change.evidence);
}

void PlayerTracker::begin(const PlayerChange &change)
{
    end(change);
    m_seats[change.client] = m_visits.size();
    m_visits.push_back(
        {{change.client, {change.tick, Open}}, {{change.tick, change.name}}, {}, change.isProxy});
}

void PlayerTracker::end(const PlayerChange &change)
{
    const auto seat = m_seats.find(change.client);
    if (seat == m_seats.end())
        return;
    m_visits[seat->second].stay.ticks.last = change.tick - 1;
    m_seats.erase(seat);
}

void PlayerTracker::rename(Visit &visit, const PlayerChange &change) const
{
    // Some recordings have the name after the joining.
    if (visit.names.back().name.empty())
        visit.names.back().name = change.name;
    else
        visit.names.push_back({change.tick, change.name});
}

void PlayerTracker::addEvidence(Visit &visit, const std::string &evidence)
{
    const auto number = m_evidence.try_emplace(evidence, m_evidence.size()).first->second;
    const bool isNews = std::ranges::find(visit.evidence, number) == visit.evidence.end();
    if (isNews && visit.evidence.size() < MostEvidence)
        visit.evidence.push_back(number);
}

/// By number: what two visits show that overlap.
std::vector<bool> PlayerTracker::sharedEvidence() const
{
    std::vector<bool> isShared(m_evidence.size());
    std::vector<std::optional<Tick>> shownTo(m_evidence.size());
    for (const Visit &visit : m_visits) {
        for (const std::size_t evidence : visit.evidence) {
            auto &last = shownTo[evidence];
            if (last && visit.stay.ticks.first <= *last)
                isShared[evidence] = true;
            last = std::max(last.value_or(visit.stay.ticks.last), visit.stay.ticks.last);
        }
    }
    return isShared;
}

/// The number of the player of each visit. Where the evidence of one visit points at two
/// players, it is unknown which is right: it is a third.
std::vector<std::size_t> PlayerTracker::playersOfVisits() const
{
    std::vector<bool> isShared = sharedEvidence();
    std::vector<std::optional<std::size_t>> owners(m_evidence.size());
    std::vector<Tick> lastTicks; // of each player
    std::vector<std::size_t> players;
    players.reserve(m_visits.size());
    for (const Visit &visit : m_visits) {
        std::optional<std::size_t> known;
        bool isDoubtful = false;
        for (const std::size_t evidence : visit.evidence) {
            const auto owner = isShared[evidence] ? std::nullopt : owners[evidence];
            isDoubtful |= owner && known && *known != *owner;
            known = owner ? owner : known;
        }
        isDoubtful |= known && lastTicks[*known] >= visit.stay.ticks.first;
        const std::size_t player = known && !isDoubtful ? *known : lastTicks.size();
        if (player == lastTicks.size())
            lastTicks.emplace_back();
        lastTicks[player] = visit.stay.ticks.last;
        players.push_back(player);
        for (const std::size_t evidence : visit.evidence) {
            isShared[evidence] = isShared[evidence] || isDoubtful;
            owners[evidence] = player;
        }
    }
    return players;
}

PlayerTable PlayerTracker::tableAt(Tick tick) const
{
    PlayerTable table;
    const std::vector<std::size_t> numbers = playersOfVisits();
    for (std::size_t i = 0; i < m_visits.size(); ++i) {
        if (numbers[i] == table.m_players.size())
            table.m_players.push_back(
                {static_cast<int>(numbers[i]), {}, {}, {}, m_visits[i].isProxy});
        Player &player = table.m_players[numbers[i]];
        addNames(player.heldNames, m_visits[i].names);
        player.stays.push_back(m_visits[i].stay);
        Tick &last = player.stays.back().ticks.last;
        if (last == Open)
            last = tick;
    }
    table.sortStays();
    table.noteSameNames();
    return table;
}

} // namespace tickscope
