// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/attacks/tee_states.h"

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

namespace {

/// What is longer was made up.
constexpr double LongestWay = 4000;

Vector single(Vector2 place)
{
    return {static_cast<float>(place.x), static_cast<float>(place.y)};
}

Vector2 closestOnWay(Vector2 from, Vector2 to, Vector2 point)
{
    const Vector2 way{to.x - from.x, to.y - from.y};
    const double square = way.x * way.x + way.y * way.y;
    if (square <= 0)
        return from;
    const double share = ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / square;
    return onWay(from, to, std::clamp(share, 0.0, 1.0));
}

} // namespace

void TeeStates::advance(Tick tick, const WorldState &state)
{
    m_earlierTick = std::exchange(m_tick, tick);
    m_items.swapTees(m_before);
    m_items.read(state);
}

const AttackingTee &TeeStates::at(const std::vector<AttackingTee> &tees, int client)
{
    static const AttackingTee none;
    const auto place = static_cast<std::size_t>(client);
    return place < tees.size() ? tees[place] : none;
}

std::optional<Vector2> TeeStates::placeAt(int client, std::int64_t tick) const
{
    constexpr double FastestWay = 100; // a tick; what is farther is no way
    const AttackingTee &was = before(client);
    const AttackingTee &is = now(client);
    if (!was.isHere || !is.isHere)
        return was.isHere || is.isHere ? std::optional(was.isHere ? was.place : is.place)
                                       : std::nullopt;
    const auto length = static_cast<double>(m_tick - m_earlierTick);
    if (distance(was.place, is.place) > FastestWay * length)
        return was.place;
    const double share = static_cast<double>(tick - m_earlierTick.value) / length;
    return onWay(was.place, is.place, std::clamp(share, 0.0, 1.0));
}

bool TeeStates::touchesOther(Vector2 place, double radius, std::int64_t tick, int client) const
{
    for (int other = 0; other < clientsEnd(); ++other) {
        const auto at = other == client ? std::nullopt : placeAt(other, tick);
        if (at && distance(*at, place) < radius)
            return true;
    }
    return false;
}

std::optional<Vector2> TeeStates::firstTouched(Vector2 from, Vector2 to, double radius,
                                               std::int64_t tick, int client) const
{
    std::optional<Vector2> first;
    for (int other = 0; other < clientsEnd(); ++other) {
        const auto at = other == client ? std::nullopt : placeAt(other, tick);
        if (!at)
            continue;
        const Vector2 closest = closestOnWay(from, to, *at);
        if (distance(closest, *at) < radius
            && (!first || distance(from, closest) < distance(from, *first)))
            first = closest;
    }
    return first;
}

std::optional<Vector2> TeeStates::wallOn(Vector2 from, Vector2 to) const
{
    if (!m_map || !(distance(from, to) < LongestWay))
        return {};
    const auto hit = m_map->collision().firstHit(single(from), single(to));
    return hit ? std::optional(Vector2{hit->point.x, hit->point.y}) : std::nullopt;
}

bool TeeStates::isFree(Vector2 from, Vector2 to) const
{
    constexpr double Step = Collision::TileSize / 4.0;
    const double length = std::min(distance(from, to), LongestWay);
    for (double way = 0; m_map && way < length; way += Step) {
        if (m_map->collision().isSolid(single(onWay(from, to, way / length))))
            return false;
    }
    return true;
}

} // namespace tickscope::teeworlds
