// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>

#include "core/model/player.h"

namespace tickscope {

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

/// Names of a stay within another one, whose name counts again behind it.
static void insertNames(Player &player, std::vector<HeldName> names, Tick left)
{
    HeldName again = player.heldAt({NoClient, left});
    again.from = left;
    again.firstByte = 0;
    names.push_back(std::move(again));
    for (HeldName &held : names) {
        const auto behind = std::ranges::upper_bound(player.heldNames, held.from, {},
                                                     &HeldName::from);
        if (!held.name.empty())
            player.heldNames.insert(behind, std::move(held));
    }
}

void PlayerTracker::apply(const PlayerChange &change)
{
    Visit *visit = visitNow(change.client);
    switch (change.what) {
    case PlayerChange::What::Present:
        if (!visit || visit->names.back().name != change.name)
            begin(change);
        break;
    case PlayerChange::What::Joined:
        begin(change);
        break;
    case PlayerChange::What::Renamed:
        if (visit)
            rename(*visit, change);
        break;
    case PlayerChange::What::Left:
        if (visit) {
            end(*visit, change);
            const Visit *older = change.goesOnAs ? visitNow(*change.goesOnAs) : nullptr;
            if (older && older < visit)
                visit->older = static_cast<std::size_t>(older - m_visits.data());
        }
        return;
    case PlayerChange::What::Known:
        break;
    }
    visit = visitNow(change.client);
    if (visit && !change.evidence.empty())
        addEvidence(*visit, change.evidence);
}

/// Null for no one.
PlayerTracker::Visit *PlayerTracker::visitNow(int client)
{
    const auto seat = m_seats.find(client);
    return seat != m_seats.end() && m_visits[seat->second].isOpen() ? &m_visits[seat->second]
                                                                    : nullptr;
}

void PlayerTracker::begin(const PlayerChange &change)
{
    if (Visit *visit = visitNow(change.client))
        end(*visit, change);
    Visit visit{{change.client, {change.tick, Visit::Open}, Visit::Open},
                {{change.tick, change.name, change.byte, change.isGuess}},
                {},
                change.isProxy};
    const auto seat = m_seats.find(change.client);
    const Visit *before = seat == m_seats.end() ? nullptr : &m_visits[seat->second];
    // Who was here before the leave, as far as the recording distinguishes them.
    if (before && before->stay.left == change.tick) {
        visit.stay.firstByte = before->leftByte + 1;
        if (before->stay.ticks.first == change.tick)
            visit.stay.firstByte = std::max(visit.stay.firstByte, before->stay.firstByte + 1);
    }
    m_seats[change.client] = m_visits.size();
    m_visits.push_back(std::move(visit));
}

void PlayerTracker::end(Visit &visit, const PlayerChange &change)
{
    visit.leftByte = change.byte;
    visit.stay.left = change.tick;
    visit.stay.ticks.last = change.lastShown.value_or(change.tick - 1);
    if (change.lastShown == change.tick)
        visit.stay.lastByte = change.byte;
}

void PlayerTracker::rename(Visit &visit, const PlayerChange &change) const
{
    // Some recordings have the name after the joining.
    HeldName &last = visit.names.back();
    if (!last.name.empty() && last.name != change.name) {
        visit.names.push_back({change.tick, change.name, change.byte, change.isGuess});
        return;
    }
    last.name = change.name;
    last.isGuess = change.isGuess;
}

void PlayerTracker::addEvidence(Visit &visit, const std::string &evidence)
{
    const auto number = m_evidence.try_emplace(evidence, m_evidence.size()).first->second;
    const bool isNews = std::ranges::find(visit.evidence, number) == visit.evidence.end();
    if (isNews && visit.evidence.size() < MostEvidence)
        visit.evidence.push_back(number);
}

/// By number: what two visits show that overlap, of different people.
std::vector<bool> PlayerTracker::sharedEvidence() const
{
    std::vector<bool> isShared(m_evidence.size());
    std::vector<std::optional<Tick>> shownBefore(m_evidence.size());
    for (const Visit &visit : m_visits) {
        for (const std::size_t evidence : visit.evidence) {
            if (visit.older)
                continue;
            auto &last = shownBefore[evidence];
            if (last && visit.stay.ticks.first < *last)
                isShared[evidence] = true;
            last = std::max(last.value_or(visit.stay.left), visit.stay.left);
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
    std::vector<Tick> left; // by each player
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
        isDoubtful |= known && left[*known] > visit.stay.ticks.first;
        if (visit.older) {
            known = players[*visit.older];
            isDoubtful = false;
        }
        const std::size_t player = known && !isDoubtful ? *known : left.size();
        if (player == left.size())
            left.emplace_back();
        left[player] = std::max(left[player], visit.stay.left);
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
        if (m_visits[i].older)
            insertNames(player, m_visits[i].names, m_visits[i].stay.left);
        else
            addNames(player.heldNames, m_visits[i].names);
        player.stays.push_back(m_visits[i].stay);
        if (m_visits[i].isOpen()) {
            player.stays.back().ticks.last = tick;
            player.stays.back().left = tick + 1;
        }
    }
    table.sortStays();
    table.noteSameNames();
    return table;
}

} // namespace tickscope
