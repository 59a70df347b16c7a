// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/attacks/followed_shots.h"

#include <algorithm>
#include <array>

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

std::optional<AttackMeans> meansOf(WeaponKind weapon)
{
    constexpr std::array<std::optional<AttackMeans>, 7> Means{
        std::nullopt,         AttackMeans::Hammer, AttackMeans::Gun,  AttackMeans::Shotgun,
        AttackMeans::Grenade, AttackMeans::Laser,  AttackMeans::Ninja};
    return Means.at(static_cast<std::size_t>(weapon));
}

void FollowedShots::follow(const WorldState &state, const std::vector<std::int64_t> &fresh)
{
    followFlights(state);
    followBeams(state);
    matchFlights(state, fresh);
    matchBeams(fresh);
}

void FollowedShots::clear()
{
    m_flights.clear();
    m_beams.clear();
}

/// Whose shot an item is: of those that began now, by owner where that is known, else by place.
std::int64_t FollowedShots::shooterOf(const ShotItem &shot, WeaponKind weapon, Vector2 from,
                                      const std::vector<std::int64_t> &fresh) const
{
    std::int64_t best = 0;
    double nearest = LaunchReach;
    for (const std::int64_t number : fresh) {
        const OpenAttack *open = m_attacks.find(number);
        if (!open || open->attackTick != shot.startTick || meansOf(weapon) != open->attack.means)
            continue;
        const int client = open->attack.client;
        if (shot.owner >= 0 && shot.owner != client)
            continue;
        const double away = m_tees.nearestTo(from, client);
        if (away < nearest) {
            nearest = away;
            best = number;
        }
    }
    return best;
}

void FollowedShots::matchFlights(const WorldState &state, const std::vector<std::int64_t> &fresh)
{
    const bool isAwaited = std::ranges::any_of(fresh, [this](std::int64_t number) {
        const OpenAttack *open = m_attacks.find(number);
        return open && open->attack.means >= AttackMeans::Gun
               && open->attack.means <= AttackMeans::Grenade;
    });
    if (!isAwaited)
        return;
    const FlightTuning tuning = tuningOf(state);
    for (const ShotItem &item : m_tees.items().flights()) {
        // Few began just now.
        if (item.startTick < m_tees.earlierTick().value - 1 || m_flights.size() >= MostFollowed)
            continue;
        const auto launch = flightOf(ItemFields(*item.type, item.item), m_protocol, tuning,
                                     static_cast<double>(item.startTick));
        const std::int64_t number = launch
                                        ? shooterOf(item, launch->weapon, launch->position, fresh)
                                        : 0;
        if (number == 0)
            continue;
        const auto weapon = launch->weapon == WeaponKind::Shotgun   ? tuning.shotgun
                            : launch->weapon == WeaponKind::Grenade ? tuning.grenade
                                                                    : tuning.gun;
        m_flights.push_back({number, item.item.key, true, launch->position, launch->direction,
                             weapon, launch->weapon, item.startTick});
        ++m_attacks.find(number)->following;
    }
    addPointBlank(tuning, fresh);
}

/// Shots that ended before a state could show them: their way is that of the aim.
void FollowedShots::addPointBlank(const FlightTuning &tuning,
                                  const std::vector<std::int64_t> &fresh)
{
    for (const std::int64_t number : fresh) {
        OpenAttack *open = m_attacks.find(number);
        if (!open || open->following > 0)
            continue;
        const Attack attack = open->attack;
        const bool isGrenade = attack.means == AttackMeans::Grenade;
        if (attack.means != AttackMeans::Gun && !isGrenade)
            continue;
        const Vector2 direction{std::cos(m_tees.now(attack.client).aim),
                                std::sin(m_tees.now(attack.client).aim)};
        const bool wasHere = m_tees.before(attack.client).isHere;
        const Vector2 place = (wasHere ? m_tees.before(attack.client) : m_tees.now(attack.client))
                                  .place;
        const Flight flight{number,
                            {},
                            false,
                            {place.x + direction.x * MuzzleWay, place.y + direction.y * MuzzleWay},
                            direction,
                            isGrenade ? tuning.grenade : tuning.gun,
                            isGrenade ? WeaponKind::Grenade : WeaponKind::Gun,
                            open->attackTick};
        ++open->following;
        m_attacks.endShot(number, endOf(flight, attack.client));
    }
}

void FollowedShots::followFlights(const WorldState &state)
{
    std::erase_if(m_flights, [&](const Flight &flight) {
        const OpenAttack *open = m_attacks.find(flight.number);
        if (!open)
            return true;
        if (m_tees.items().isShown(flight.key, flight.startTick, state))
            return false;
        m_attacks.endShot(flight.number, endOf(flight, open->attack.client));
        return true;
    });
}

/// What ended a flight that the earlier state shows and this one does not.
ShotEnd FollowedShots::endOf(const Flight &flight, int client) const
{
    if (!m_tees.hasMap())
        return ShotEnd::Unseen;
    const auto placeOf = [&](std::int64_t tick) {
        const double way = static_cast<double>(std::max<std::int64_t>(0, tick - flight.startTick))
                           / TicksPerSecond * flight.tuning.speed;
        return Vector2{flight.from.x + flight.direction.x * way,
                       flight.from.y + flight.direction.y * way
                           + flight.tuning.curvature / 10000 * way * way};
    };
    const auto blast = [&](Vector2 place, std::int64_t tick) {
        return flight.weapon == WeaponKind::Grenade
                       && m_tees.touchesOther(place, BlastRadius, tick, client)
                   ? ShotEnd::Hit
                   : ShotEnd::Miss;
    };
    const std::int64_t life = flight.weapon == WeaponKind::Shotgun ? PelletTicks : FlightTicks;
    const std::int64_t first = flight.hasItem ? m_tees.earlierTick().value + 1
                                              : flight.startTick + 1;
    for (std::int64_t tick = std::max(first, m_tees.earlierTick().value);
         tick <= m_tees.tick().value; ++tick) {
        const Vector2 from = placeOf(tick - 1);
        const auto wall = m_tees.wallOn(from, placeOf(tick));
        const Vector2 to = wall.value_or(placeOf(tick));
        if (m_tees.firstTouched(from, to, TeeSize + ShotRadius, tick - 1, client))
            return ShotEnd::Hit;
        if (wall || tick - flight.startTick > life)
            return blast(to, tick - 1);
    }
    return ShotEnd::Unseen;
}

void FollowedShots::addPiece(std::int64_t number, const ShotItem &item, const BeamLine &line)
{
    const int client = m_attacks.find(number)->attack.client;
    m_beams.push_back({number, item.item.key, line.to, item.startTick});
    ++m_attacks.find(number)->following;
    // A beam that meets a tee ends beside its middle.
    for (const std::int64_t tick : {item.startTick, item.startTick - 1}) {
        if (m_tees.touchesOther(line.to, TeeSize + Slack, tick, client)) {
            m_attacks.endShot(number, ShotEnd::Hit);
            return;
        }
    }
}

void FollowedShots::matchBeams(const std::vector<std::int64_t> &fresh)
{
    if (fresh.empty())
        return;
    for (const ShotItem &item : m_tees.items().beams()) {
        if (item.startTick < m_tees.earlierTick().value - 1 || m_beams.size() >= MostFollowed)
            continue;
        const BeamLine line = AttackItems::lineOf(item);
        std::int64_t number = shooterOf(item, WeaponKind::Laser, line.from, fresh);
        if (number == 0)
            number = shooterOf(item, WeaponKind::Shotgun, line.from, fresh);
        if (number != 0)
            addPiece(number, item, line);
    }
}

/// Beams go on from where they met a wall, or are over.
void FollowedShots::followBeams(const WorldState &state)
{
    std::vector<Beam> beams;
    beams.swap(m_beams);
    for (const Beam &beam : beams) {
        if (!m_attacks.find(beam.number))
            continue;
        const auto next = std::ranges::find_if(m_tees.items().beams(), [&](const ShotItem &item) {
            return item.startTick > beam.startTick && item.startTick <= beam.startTick + PieceTicks
                   && item.startTick > m_tees.earlierTick().value - 1
                   && distance(AttackItems::lineOf(item).from, beam.to) <= Slack
                   && (item.owner < 0 || item.owner == m_attacks.find(beam.number)->attack.client);
        });
        if (next != m_tees.items().beams().end()) {
            --m_attacks.find(beam.number)->following;
            addPiece(beam.number, *next, AttackItems::lineOf(*next));
        } else if (m_tees.tick().value - beam.startTick <= PieceTicks
                   || m_tees.items().isShown(beam.key, beam.startTick, state)) {
            m_beams.push_back(beam);
        } else {
            m_attacks.endShot(beam.number, ShotEnd::Miss);
        }
    }
}

} // namespace tickscope::teeworlds
