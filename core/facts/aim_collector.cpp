// SPDX-License-Identifier: MIT
#include "core/facts/aim_collector.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/analysis/tape/input_tape_maker.h"

namespace tickscope {

namespace {

/// More play nowhere; all pairs of them are looked at.
constexpr std::size_t MostSeats = 128;
/// Instead of a tick: not in view, or in view since an unknown tick.
constexpr std::int64_t Away = -2;
constexpr std::int64_t Unknown = -1;
/// Walls are looked for on the way to so many players at most.
constexpr std::size_t MostWays = 4;
constexpr double DegreesInRadian = 180 / std::numbers::pi;

double turnBetween(double from, double to)
{
    return std::remainder(to - from, 2 * std::numbers::pi);
}

double along(Vector2 direction, Vector2 way)
{
    return direction.x * way.x + direction.y * way.y;
}

double across(Vector2 direction, Vector2 way)
{
    return direction.x * way.y - direction.y * way.x;
}

} // namespace

AimCollector::AimCollector(const StayTable &stays, std::unique_ptr<AttackTracker> tracker)
    : m_stays(stays)
    , m_tracker(std::move(tracker))
{
    if (m_tracker) {
        m_seats.resize(MostSeats);
        m_seen.assign(MostSeats * MostSeats, Away);
    }
}

std::int64_t &AimCollector::seenSince(std::size_t from, std::size_t to)
{
    return m_seen[from * MostSeats + to];
}

PlayerMaterial &AimCollector::materialOf(const Seat &own)
{
    return m_players[own.stay->player];
}

void AimCollector::take(Tick tick, const WorldState &state)
{
    if (!m_tracker)
        return;
    m_tracker->observe(tick, state);
    const std::int64_t ticks = m_tick ? tick - *m_tick : 0;
    if (ticks <= 0 || ticks > InputTapeMaker::MostTicksBetween)
        breakOff();
    m_isSudden = ticks <= TurnTicks;
    const std::vector<std::size_t> earlier = std::exchange(m_here, {});
    m_isStill = true;
    for (const Aimer &aimer : m_tracker->aimers())
        seat(tick, aimer);
    for (const std::size_t client : earlier) {
        if (m_seats[client].tick != tick)
            endRun(m_seats[client]);
    }
    if (!m_isStill || m_here != earlier)
        lookAtPairs(tick);
    for (const std::size_t client : m_here) {
        trackTurn(tick, m_seats[client]);
        followRun(tick, m_seats[client]);
    }
    for (const Attack &attack : m_tracker->begun())
        trackAttack(attack);
    for (const Attack &attack : m_tracker->takeEnded()) {
        const auto open = m_open.find(attack.number);
        if (open == m_open.end())
            continue;
        AimedShot &shot = m_players[open->second.player].shots[open->second.index];
        shot.isHit = attack.isHit;
        shot.ticks.last = tick;
        m_open.erase(open);
    }
    m_tick = tick;
}

void AimCollector::breakOff()
{
    for (const std::size_t client : m_here)
        endRun(m_seats[client]);
    m_here.clear();
    m_tick.reset();
    // Shots on their way have no end that is seen, and never appear again.
    m_open.clear();
}

void AimCollector::seat(Tick tick, const Aimer &aimer)
{
    const auto client = static_cast<std::size_t>(aimer.client);
    if (client >= MostSeats)
        return;
    Seat &own = m_seats[client];
    const StayTable::Entry *before = own.stay;
    if (!before || !before->ticks.contains(tick))
        own.stay = m_stays.at(aimer.client, tick);
    if (!own.stay)
        return;
    own.isFresh = !m_tick || own.tick != *m_tick || !before || before->player != own.stay->player;
    if (own.isFresh)
        own.run.reset(); // of somebody else, or ended when it went away
    const bool isAimed = !own.isFresh && own.aim == aimer.aim; // as before
    own.turned = own.isFresh || isAimed
                     ? 0
                     : std::abs(turnBetween(own.aim, aimer.aim)) * DegreesInRadian;
    if (!isAimed)
        own.direction = {std::cos(aimer.aim), std::sin(aimer.aim)};
    m_isStill = m_isStill && isAimed && own.place.x == aimer.position.x
                && own.place.y == aimer.position.y;
    own.tick = tick;
    own.place = aimer.position;
    own.aim = aimer.aim;
    m_here.push_back(client);
}

void AimCollector::lookAtPairs(Tick tick)
{
    const Vector2 view = m_tracker->rules().viewHalf;
    for (const std::size_t client : m_here) {
        m_seats[client].seesSomebody = false;
        m_seats[client].aimedAt.reset();
    }
    for (std::size_t i = 0; i < m_here.size(); ++i) {
        const Seat &one = m_seats[m_here[i]];
        for (std::size_t j = i + 1; j < m_here.size(); ++j) {
            const Seat &other = m_seats[m_here[j]];
            const Vector2 way{other.place.x - one.place.x, other.place.y - one.place.y};
            std::int64_t &there = seenSince(m_here[i], m_here[j]);
            std::int64_t &back = seenSince(m_here[j], m_here[i]);
            if (!(std::abs(way.x) <= view.x && std::abs(way.y) <= view.y)) {
                there = back = Away;
                continue;
            }
            // Who was there at first did not come.
            if (one.isFresh || other.isFresh)
                there = back = Unknown;
            else if (there == Away)
                there = back = tick.value;
            look(m_here[i], m_here[j], way);
            look(m_here[j], m_here[i], {-way.x, -way.y});
        }
    }
}

/// Whether the aim is on the other, who is in view.
void AimCollector::look(std::size_t from, std::size_t to, Vector2 way)
{
    static const double slope = std::tan(OnDegrees / DegreesInRadian);
    Seat &own = m_seats[from];
    own.seesSomebody = true;
    const double ahead = along(own.direction, way);
    if (!(ahead > 0 && std::abs(across(own.direction, way)) <= slope * ahead))
        return;
    if (!own.aimedAt || (own.run && own.run->target == to))
        own.aimedAt = to;
}

void AimCollector::trackTurn(Tick tick, Seat &own)
{
    if (!(own.turned > TurnDegrees) || !m_isSudden || !own.seesSomebody)
        return;
    materialOf(own).turns.push_back({{*m_tick, tick}, own.turned, own.aimedAt.has_value()});
    ++m_size;
}

void AimCollector::followRun(Tick tick, Seat &own)
{
    const bool goesOn = own.run && own.aimedAt == own.run->target
                        && !m_seats[own.run->target].isFresh;
    if (own.run && !goesOn)
        endRun(own);
    if (!own.aimedAt)
        return;
    const Seat &target = m_seats[*own.aimedAt];
    const double bearing = std::atan2(target.place.y - own.place.y, target.place.x - own.place.x);
    if (!own.run)
        own.run = Run{*own.aimedAt, {tick, tick}, bearing, bearing, bearing};
    Run &run = *own.run;
    run.ticks.last = tick;
    run.bearing += turnBetween(run.bearing, bearing);
    run.low = std::min(run.low, run.bearing);
    run.high = std::max(run.high, run.bearing);
}

/// Keeps the run if an aim that rested would have left the other.
void AimCollector::endRun(Seat &own)
{
    const auto run = std::exchange(own.run, {});
    if (!run || !own.stay || run->ticks.last - run->ticks.first + 1 < LeastTracked
        || (run->high - run->low) * DegreesInRadian <= 2 * OnDegrees)
        return;
    materialOf(own).tracked.push_back(run->ticks);
    ++m_size;
}

void AimCollector::trackAttack(const Attack &attack)
{
    const auto client = static_cast<std::size_t>(attack.client);
    if (client >= MostSeats || m_seats[client].tick != attack.tick || !m_seats[client].stay)
        return;
    Seat &own = m_seats[client];
    PlayerMaterial &material = materialOf(own);
    const AimRules &rules = m_tracker->rules();
    m_open[attack.number] = {own.stay->player, material.shots.size()};
    material.shots.push_back(
        {{attack.tick, attack.tick},
         attack.means,
         attack.isGuess,
         {},
         offNearest(client, rules.reach[static_cast<std::size_t>(attack.means)])});
    ++m_size;
    for (const std::size_t other : m_here) {
        std::int64_t &since = seenSince(client, other);
        const Vector2 way{m_seats[other].place.x - own.place.x,
                          m_seats[other].place.y - own.place.y};
        if (other == client || since < 0 || along(own.direction, way) <= 0
            || std::abs(across(own.direction, way)) > rules.bodyRadius)
            continue;
        material.firstShots.push_back({{since}, attack.tick});
        ++m_size;
        since = Unknown;
    }
}

/// Degrees between the aim and the nearest player in reach, with no wall on the way.
std::optional<double> AimCollector::offNearest(std::size_t from, double reach) const
{
    const Seat &own = m_seats[from];
    std::vector<std::pair<double, std::size_t>> near;
    for (const std::size_t other : m_here) {
        const double away = std::hypot(m_seats[other].place.x - own.place.x,
                                       m_seats[other].place.y - own.place.y);
        if (other != from && away > 0 && away <= reach)
            near.emplace_back(away, other);
    }
    std::ranges::sort(near);
    near.resize(std::min(near.size(), MostWays));
    for (const auto &[away, other] : near) {
        const Vector2 place = m_seats[other].place;
        if (m_tracker->isFree(own.place, place))
            return std::abs(turnBetween(own.aim,
                                        std::atan2(place.y - own.place.y, place.x - own.place.x)))
                   * DegreesInRadian;
    }
    return {};
}

void AimCollector::finish(std::map<int, PlayerMaterial> &players)
{
    breakOff();
    for (auto &[player, material] : m_players) {
        PlayerMaterial &filled = players[player];
        filled.shots = std::move(material.shots);
        filled.turns = std::move(material.turns);
        filled.tracked = std::move(material.tracked);
        filled.firstShots = std::move(material.firstShots);
    }
}

} // namespace tickscope
