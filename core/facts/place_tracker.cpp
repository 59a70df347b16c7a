// SPDX-License-Identifier: MIT
#include "core/facts/place_tracker.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/analysis/tape/input_tape_maker.h"

namespace tickscope {

namespace {

constexpr double FarthestCoordinate = 1e9;
constexpr std::int64_t LeastMeasuredMoves = 1000;
constexpr double FarFactor = 3;
/// So much farther than reach two are apart before they can come into it again.
constexpr double LeaveFactor = 1.25;
constexpr int StepsInOctave = 8;
constexpr int LowestOctave = -10;
constexpr int HighestOctave = 31;

double distanceBetween(const std::array<double, 3> &from, const std::array<double, 3> &to)
{
    return std::hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}

std::optional<double> coordinate(const Field *field, std::span<const std::int32_t> words)
{
    const auto number = field ? field->number(words) : 0.0;
    return number && std::abs(*number) <= FarthestCoordinate ? number : std::nullopt;
}

} // namespace

void PlaceTracker::useSchema(const Shared<Schema> &schema)
{
    if (schema == m_schema)
        return;
    m_schema = schema;
    m_plans.clear();
    if (!schema)
        return;
    for (const auto &[number, type] : schema->types()) {
        const PlacePlan plan{number,
                             type.get(),
                             {type->fieldWithRole(Role::PositionX),
                              type->fieldWithRole(Role::PositionY),
                              type->fieldWithRole(Role::PositionZ)}};
        const bool isOfPlayers = type->idIsClient && !type->isMemory && !type->isRebuilt();
        if (isOfPlayers && plan.fields[0] && plan.fields[1])
            m_plans.push_back(plan);
    }
}

void PlaceTracker::take(Tick tick, const WorldState &state)
{
    useSchema(state.schema());
    if (m_plans.empty())
        return;
    m_hasMoved = false;
    m_before = std::exchange(m_here, 0);
    state.forEach([this, tick](const ItemView &item) {
        const auto plan = std::ranges::find(m_plans, item.key.type, &PlacePlan::number);
        if (plan == m_plans.end() || !plan->type->isPlayer(item.key.id, item.words)
            || item.key.id < 0 || item.key.id > std::numeric_limits<std::int16_t>::max())
            return;
        const auto client = static_cast<int>(item.key.id);
        const auto known = m_places.find(client);
        const bool isSame = known != m_places.end() && known->second.stay->ticks.contains(tick);
        const StayTable::Entry *stay = isSame ? known->second.stay : m_stays.at(client, tick);
        if (!stay)
            return;
        Place place{tick, stay};
        for (std::size_t i = 0; i < place.at.size(); ++i) {
            const auto found = coordinate(plan->fields[i], item.words);
            if (!found)
                return;
            place.at[i] = *found;
        }
        move(client, place);
    });
    // Of millions of ticks in which everybody stands all pairs would be the same.
    if (m_isFresh || m_hasMoved || m_here != m_before)
        watchPairs(tick);
    m_last = tick;
}

void PlaceTracker::breakOff()
{
    m_places.clear();
    m_near.clear();
    m_isFresh = true;
}

void PlaceTracker::move(int client, Place place)
{
    const auto [entry, isNew] = m_places.try_emplace(client, place);
    Place &before = entry->second;
    const std::int64_t ticks = place.tick - before.tick;
    // Of two items with the same tick, the first one counts.
    if (!isNew && ticks <= 0)
        return;
    ++m_here;
    m_hasMoved = m_hasMoved || isNew || before.tick != m_last || before.at != place.at
                 || before.stay->player != place.stay->player;
    const bool follows = !isNew && ticks <= InputTapeMaker::MostTicksBetween
                         && before.stay->player == place.stay->player;
    if (follows) {
        auto from = before.at;
        if (std::abs(place.at[2] - from[2]) <= m_crouch)
            from[2] = place.at[2];
        const double distance = distanceBetween(from, place.at);
        const double speed = distance / static_cast<double>(ticks);
        if (speed > 0) {
            ++m_moves[place.stay->player];
            const bool isFull = m_candidates.size() >= limits::FactFarMoves;
            if (!isFull || speed >= m_candidates.top().speed) {
                FarMove way{{before.tick, place.tick}, distance};
                way.from = before.at;
                way.to = place.at;
                m_candidates.push({speed, place.stay->player, way});
                if (isFull)
                    m_candidates.pop();
            }
        }
        // A jump is one move among others, so it must not raise what jumps are measured by.
        const double keptUp = std::min({speed, before.speeds[0], before.speeds[1]});
        if (keptUp > 0)
            countSpeed(keptUp);
        place.speeds = {speed, before.speeds[0]};
    }
    before = place;
}

void PlaceTracker::countSpeed(double speed)
{
    constexpr int Lowest = LowestOctave * StepsInOctave;
    constexpr int Highest = HighestOctave * StepsInOctave;
    m_speeds.resize(Highest - Lowest + 1);
    const int step = static_cast<int>(
        std::clamp<double>(std::floor(std::log2(speed) * StepsInOctave), Lowest, Highest));
    ++m_speeds[static_cast<std::size_t>(step - Lowest)];
    ++m_speedCount;
}

/// Above it a move is a far one; nothing where too few were seen.
double PlaceTracker::farSpeed() const
{
    if (m_speedCount < LeastMeasuredMoves)
        return 0;
    const std::int64_t wanted = m_speedCount - m_speedCount / 1000;
    std::int64_t count = 0;
    std::size_t step = 0;
    while (step < m_speeds.size() && count + m_speeds[step] < wanted)
        count += m_speeds[step++];
    const double octave = LowestOctave + static_cast<double>(step + 1) / StepsInOctave;
    return FarFactor * std::exp2(octave);
}

void PlaceTracker::watchPairs(Tick tick)
{
    if (m_reach <= 0 || m_reached.size() >= limits::FactTriggers)
        return;
    std::vector<const Place *> here;
    for (const auto &[client, place] : m_places) {
        if (place.tick == tick)
            here.push_back(&place);
    }
    std::ranges::sort(here, {}, [](const Place *place) { return place->at[0]; });
    const double leaves = m_reach * LeaveFactor;
    std::vector<std::pair<int, int>> near;
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < here.size(); ++i) {
        for (std::size_t j = i + 1; j < here.size() && here[j]->at[0] - here[i]->at[0] <= leaves;
             ++j) {
            if (++pairs > limits::FactPairs)
                return;
            // Most are beside each other on a map that is high.
            if (std::abs(here[j]->at[1] - here[i]->at[1]) > leaves)
                continue;
            const double distance = distanceBetween(here[i]->at, here[j]->at);
            if (distance > leaves)
                continue;
            const std::pair<int, int> pair = std::minmax(here[i]->stay->player,
                                                         here[j]->stay->player);
            const bool wasNear = std::ranges::binary_search(m_near, pair);
            if (!wasNear && distance > m_reach)
                continue;
            near.push_back(pair);
            // Who was there at first did not come.
            if (!wasNear && !m_isFresh) {
                m_reached.emplace_back(pair.first, tick);
                m_reached.emplace_back(pair.second, tick);
            }
        }
    }
    std::ranges::sort(near);
    m_near = std::move(near);
    m_isFresh = false;
}

void PlaceTracker::finish(FactMaterial &material)
{
    for (const auto &[player, moves] : m_moves)
        material.players[player].moves = moves;
    for (const auto &[player, tick] : m_reached)
        material.players[player].triggers.push_back({tick, Trigger::Reach, false});
    material.farthestMove = farSpeed();
    for (; !m_candidates.empty(); m_candidates.pop()) {
        const Candidate &candidate = m_candidates.top();
        if (material.farthestMove > 0 && candidate.speed > material.farthestMove)
            material.players[candidate.player].farMoves.push_back(candidate.move);
    }
    for (auto &[player, found] : material.players) {
        std::ranges::sort(found.farMoves, {}, [](const FarMove &far) { return far.ticks.first; });
        std::ranges::stable_sort(found.triggers, {}, &TriggerMoment::tick);
    }
}

} // namespace tickscope
