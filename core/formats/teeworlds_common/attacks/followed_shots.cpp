// SPDX-License-Identifier: MIT
//
// What flies and shines. Source: ddnet-rebuild.md, sections 5 and 12.
#include <algorithm>

#include "core/formats/teeworlds_common/attacks/tee_attack_tracker.h"

namespace tickscope::teeworlds {

constexpr double ShotRadius = 6;
/// Ends of beams are whole units.
constexpr double Slack = 2;
constexpr double BlastRadius = 120;
constexpr std::int64_t FlightTicks = 100;
constexpr std::int64_t PelletTicks = 10; ///< Of shotguns without beams.
/// A beam that has no next piece by then has none.
constexpr std::int64_t PieceTicks = 12;
/// From who shoots to where its item begins: both may be a tick apart.
constexpr double LaunchReach = 64;
/// Shots that are followed at once; what is more has no end.
constexpr std::size_t MostFollowed = 4096;

static Vector2 closestOnWay(Vector2 from, Vector2 to, Vector2 point)
{
    const Vector2 way{to.x - from.x, to.y - from.y};
    const double square = way.x * way.x + way.y * way.y;
    if (square <= 0)
        return from;
    const double share = ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / square;
    return onWay(from, to, std::clamp(share, 0.0, 1.0));
}

/// Where a shot on its way first meets another tee.
std::optional<Vector2> TeeAttacks::firstTouched(Vector2 from, Vector2 to, std::int64_t tick,
                                                int client) const
{
    std::optional<Vector2> first;
    for (int other = 0; other < clientsEnd(); ++other) {
        const auto at = other == client ? std::nullopt : placeAt(other, tick);
        if (!at)
            continue;
        const Vector2 closest = closestOnWay(from, to, *at);
        if (distance(closest, *at) < TeeSize + ShotRadius
            && (!first || distance(from, closest) < distance(from, *first)))
            first = closest;
    }
    return first;
}

/// Whose shot an item is: of those that began now, by owner where that is known, else by place.
std::int64_t TeeAttacks::shooterOf(const ShotItem &shot, WeaponKind weapon, Vector2 from) const
{
    std::int64_t best = 0;
    double nearest = LaunchReach;
    for (const std::int64_t number : m_fresh) {
        const auto open = m_open.find(number);
        if (open == m_open.end() || open->second.attackTick != shot.startTick
            || meansOf(weapon) != open->second.attack.means)
            continue;
        const int client = open->second.attack.client;
        if (shot.owner >= 0 && shot.owner != client)
            continue;
        const double away = std::min(distance(before(client).place, from),
                                     distance(now(client).place, from));
        if (away < nearest) {
            nearest = away;
            best = number;
        }
    }
    return best;
}

void TeeAttacks::matchFlights(const WorldState &state)
{
    const bool isAwaited = std::ranges::any_of(m_fresh, [this](std::int64_t number) {
        const auto open = m_open.find(number);
        return open != m_open.end() && open->second.attack.means >= AttackMeans::Gun
               && open->second.attack.means <= AttackMeans::Grenade;
    });
    if (!isAwaited)
        return;
    const FlightTuning tuning = tuningOf(state);
    for (const ShotItem &item : m_items.flights()) {
        // Few began just now.
        if (item.startTick < m_earlier.value - 1 || m_flights.size() >= MostFollowed)
            continue;
        const auto launch = flightOf(ItemFields(*item.type, item.item), m_protocol, tuning,
                                     static_cast<double>(item.startTick));
        const std::int64_t number = launch ? shooterOf(item, launch->weapon, launch->position) : 0;
        if (number == 0)
            continue;
        const auto weapon = launch->weapon == WeaponKind::Shotgun   ? tuning.shotgun
                            : launch->weapon == WeaponKind::Grenade ? tuning.grenade
                                                                    : tuning.gun;
        m_flights.push_back({number, item.item.key, true, launch->position, launch->direction,
                             weapon, launch->weapon, item.startTick});
        ++m_open[number].following;
    }
    addPointBlank(tuning);
}

/// Shots that ended before a state could show them: their way is that of the aim.
void TeeAttacks::addPointBlank(const FlightTuning &tuning)
{
    for (const std::int64_t number : m_fresh) {
        const auto open = m_open.find(number);
        if (open == m_open.end() || open->second.following > 0)
            continue;
        const Attack attack = open->second.attack;
        const bool isGrenade = attack.means == AttackMeans::Grenade;
        if (attack.means != AttackMeans::Gun && !isGrenade)
            continue;
        const Vector2 direction{std::cos(now(attack.client).aim), std::sin(now(attack.client).aim)};
        const bool wasHere = before(attack.client).isHere;
        const Vector2 place = (wasHere ? before(attack.client) : now(attack.client)).place;
        const Flight flight{number,
                            {},
                            false,
                            {place.x + direction.x * MuzzleWay, place.y + direction.y * MuzzleWay},
                            direction,
                            isGrenade ? tuning.grenade : tuning.gun,
                            isGrenade ? WeaponKind::Grenade : WeaponKind::Gun,
                            open->second.attackTick};
        ++open->second.following;
        endPart(number, endOf(flight, attack.client));
    }
}

void TeeAttacks::followFlights(const WorldState &state)
{
    std::erase_if(m_flights, [&](const Flight &flight) {
        const auto open = m_open.find(flight.number);
        if (open == m_open.end())
            return true;
        if (m_items.isShown(flight.key, flight.startTick, state))
            return false;
        endPart(flight.number, endOf(flight, open->second.attack.client));
        return true;
    });
}

/// What ended a flight that the earlier state shows and this one does not.
TeeAttacks::FlightEnd TeeAttacks::endOf(const Flight &flight, int client) const
{
    if (!m_map)
        return FlightEnd::Unseen;
    const auto placeOf = [&](std::int64_t tick) {
        const double way = static_cast<double>(std::max<std::int64_t>(0, tick - flight.startTick))
                           / TicksPerSecond * flight.tuning.speed;
        return Vector2{flight.from.x + flight.direction.x * way,
                       flight.from.y + flight.direction.y * way
                           + flight.tuning.curvature / 10000 * way * way};
    };
    const auto blast = [&](Vector2 place, std::int64_t tick) {
        return flight.weapon == WeaponKind::Grenade
                       && touchesOther(place, BlastRadius, tick, client)
                   ? FlightEnd::Hit
                   : FlightEnd::Miss;
    };
    const std::int64_t life = flight.weapon == WeaponKind::Shotgun ? PelletTicks : FlightTicks;
    const std::int64_t first = flight.hasItem ? m_earlier.value + 1 : flight.startTick + 1;
    for (std::int64_t tick = std::max(first, m_earlier.value); tick <= m_now.value; ++tick) {
        const Vector2 from = placeOf(tick - 1);
        const auto wall = wallOn(from, placeOf(tick));
        const Vector2 to = wall.value_or(placeOf(tick));
        if (firstTouched(from, to, tick - 1, client))
            return FlightEnd::Hit;
        if (wall || tick - flight.startTick > life)
            return blast(to, tick - 1);
    }
    return FlightEnd::Unseen;
}

void TeeAttacks::addPiece(std::int64_t number, const ShotItem &item, const BeamLine &line)
{
    const int client = m_open[number].attack.client;
    m_beams.push_back({number, item.item.key, line.to, item.startTick});
    ++m_open[number].following;
    // A beam that meets a tee ends beside its middle.
    for (const std::int64_t tick : {item.startTick, item.startTick - 1}) {
        if (touchesOther(line.to, TeeSize + Slack, tick, client)) {
            endPart(number, FlightEnd::Hit);
            return;
        }
    }
}

void TeeAttacks::matchBeams()
{
    if (m_fresh.empty())
        return;
    for (const ShotItem &item : m_items.beams()) {
        if (item.startTick < m_earlier.value - 1 || m_beams.size() >= MostFollowed)
            continue;
        const BeamLine line = AttackItems::lineOf(item);
        std::int64_t number = shooterOf(item, WeaponKind::Laser, line.from);
        if (number == 0)
            number = shooterOf(item, WeaponKind::Shotgun, line.from);
        if (number != 0)
            addPiece(number, item, line);
    }
}

/// Beams go on from where they met a wall, or are over.
void TeeAttacks::followBeams(const WorldState &state)
{
    std::vector<Beam> beams;
    beams.swap(m_beams);
    for (const Beam &beam : beams) {
        if (!m_open.contains(beam.number))
            continue;
        const auto next = std::ranges::find_if(m_items.beams(), [&](const ShotItem &item) {
            return item.startTick > beam.startTick && item.startTick <= beam.startTick + PieceTicks
                   && item.startTick > m_earlier.value - 1
                   && distance(AttackItems::lineOf(item).from, beam.to) <= Slack
                   && (item.owner < 0 || item.owner == m_open[beam.number].attack.client);
        });
        if (next != m_items.beams().end()) {
            --m_open[beam.number].following;
            addPiece(beam.number, *next, AttackItems::lineOf(*next));
        } else if (m_now.value - beam.startTick <= PieceTicks
                   || m_items.isShown(beam.key, beam.startTick, state)) {
            m_beams.push_back(beam);
        } else {
            endPart(beam.number, FlightEnd::Miss);
        }
    }
}

} // namespace tickscope::teeworlds
