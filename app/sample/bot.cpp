// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/bot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tickscope::sample {

namespace {

using teeworlds::Collision;
using teeworlds::length;
using teeworlds::normalized;

constexpr float GoalReach = 72;
constexpr std::int64_t GoalTicks = 600;
constexpr float HookLength = 370;
constexpr float SightLength = 560;
constexpr std::int64_t PatientHook = 45;

float dot(Vector left, Vector right)
{
    return left.x * right.x + left.y * right.y;
}

/// Whether there is no floor near below \a place.
bool isGap(const Collision &collision, Vector place)
{
    return !collision.firstHit(place, place + Vector{0, 130});
}

/// The nearest of some random places: who fights does not run off to the other end.
std::size_t nearChoice(const std::vector<Vector> &places, Vector from, Random &random)
{
    constexpr int choices = 4;
    const auto count = static_cast<int>(places.size());
    auto best = static_cast<std::size_t>(random.below(count));
    for (int i = 1; i < choices; ++i) {
        const auto other = static_cast<std::size_t>(random.below(count));
        const float distance = length(places[other] - from);
        if (distance > GoalReach && distance < length(places[best] - from))
            best = other;
    }
    return best;
}

/// The first of the places of a race, which run to the right, that is not reached yet.
std::size_t firstAhead(const std::vector<Vector> &places, Vector from)
{
    const auto ahead = std::ranges::find_if(
        places, [from](Vector place) { return place.x > from.x + GoalReach; });
    return ahead == places.end() ? 0 : static_cast<std::size_t>(ahead - places.begin());
}

} // namespace

Bot::Bot(std::size_t self, Habit habit, std::uint64_t seed)
    : m_self(self)
    , m_habit(habit)
    , m_random(seed)
{
}

Input Bot::decide(const Arena &arena)
{
    m_tick = arena.tick() + 1;
    const Tee &tee = arena.tees()[m_self];
    Input input;
    if (!tee.isAlive) {
        m_way.reset();
        m_hooks = false;
        m_stuckTicks = 0;
        m_goalNumber = 0;
        return input;
    }
    if (!m_way || length(tee.position() - m_goal) < GoalReach || m_tick - m_goalSince > GoalTicks)
        chooseGoal(arena);
    noticeStanding(tee);
    const auto place = m_way->nextPlace(tee.position(), arena.collision());
    if (!place)
        m_way.reset();
    steer(arena, tee, place.value_or(tee.position()), input);
    fight(arena, tee, input);
    useHook(arena, tee, place.value_or(tee.position()), input);
    moveAim(tee.velocity());
    input.aim = m_aim;
    return input;
}

void Bot::chooseGoal(const Arena &arena)
{
    const bool isRace = m_habit == Habit::Race;
    const auto &places = isRace ? arena.map().racePlaces : arena.map().arenaPlaces;
    const auto &tees = arena.tees();
    const Vector position = tees[m_self].position();
    if (!isRace)
        m_goalNumber = nearChoice(places, position, m_random);
    else if (m_way)
        m_goalNumber = (m_goalNumber + 1) % places.size();
    else
        m_goalNumber = arena.players()[m_self].raceStart ? firstAhead(places, position) : 0;
    m_goal = places[m_goalNumber];
    const auto other = static_cast<std::size_t>(m_random.below(static_cast<int>(tees.size())));
    // Fighters go where somebody was seen, as often as to a place.
    if (!isRace && other != m_self && tees[other].isAlive && m_random.chance(0.5F))
        m_goal = tees[other].position();
    m_goalSince = m_tick;
    m_way.emplace(arena.map().map.game, m_goal);
}

/// Who stays at a place for long tries something else for a moment.
void Bot::noticeStanding(const Tee &tee)
{
    if (length(tee.position() - m_lastPlace) > 64) {
        m_lastPlace = tee.position();
        m_stuckTicks = 0;
        return;
    }
    ++m_stuckTicks;
    if (m_stuckTicks % 70 == 69) {
        m_confusedUntil = m_tick + m_random.between(12, 30);
        m_confusedDirection = m_random.below(2) * 2 - 1;
    }
}

void Bot::steer(const Arena &arena, const Tee &tee, Vector place, Input &input)
{
    const Collision &collision = arena.collision();
    const Vector position = tee.position();
    const Vector way = place - position;
    const bool isGrounded = collision.isGrounded(position);
    if (std::abs(way.x) > 14)
        input.direction = way.x > 0 ? 1 : -1;
    if (m_tick < m_confusedUntil)
        input.direction = m_confusedDirection;

    const auto ahead = static_cast<float>(input.direction);
    bool wantsJump = m_tick < m_confusedUntil;
    if (isGrounded) {
        wantsJump |= way.y < -44;
        wantsJump |= input.direction != 0 && collision.isSolid(position + Vector{ahead * 30, 0});
        wantsJump |= input.direction != 0 && way.y < 40
                     && isGap(collision, position + Vector{ahead * 44, 0});
        wantsJump |= m_random.chance(0.004F);
    } else {
        const bool falls = tee.velocity().y > 3;
        wantsJump |= falls && way.y < -24;
        wantsJump |= tee.velocity().y > 9 && way.y < 30
                     && isGap(collision, position + Vector{ahead * 20, 0});
    }
    // A key held down jumps once; it is let go in between.
    input.jump = wantsJump && !m_jumped;
    m_jumped = input.jump;
}

void Bot::useHook(const Arena &arena, const Tee &tee, Vector place, Input &input)
{
    const auto &core = tee.core;
    if (m_hooks) {
        const Vector head{static_cast<float>(core.hookX), static_cast<float>(core.hookY)};
        const Vector rope = head - tee.position();
        const bool hasHold = core.hookState == teeworlds::HookGrabbed;
        const bool isLost = core.hookState == teeworlds::HookRetracted;
        const bool isPast = hasHold && core.hookedPlayer < 0
                            && (dot(rope, place - tee.position()) < 0 || length(rope) < 60);
        m_hooks = !isLost && !isPast && m_tick - m_hookSince < PatientHook;
        if (!m_hooks)
            m_nextHook = m_tick + m_random.between(3, 18);
        input.hook = m_hooks;
        return;
    }
    if (m_tick < m_nextHook || tee.isFrozen(m_tick))
        return;
    const auto aim = hookAim(arena, tee, place);
    if (!aim) {
        m_nextHook = m_tick + 5;
        return;
    }
    m_hooks = true;
    m_hookSince = m_tick;
    m_aim = m_wantedAim = *aim;
    m_nextLook = m_tick + m_random.between(12, 30);
    m_fireUntil = 0;
    input.hook = true;
    input.fire = false;
}

/// Where a hook would help: upwards, over gaps and for speed. Now and then at somebody.
std::optional<Vector> Bot::hookAim(const Arena &arena, const Tee &tee, Vector place)
{
    const Vector position = tee.position();
    const Vector way = place - position;
    if (m_enemy && m_random.chance(0.02F)) {
        const Vector other = arena.tees()[*m_enemy].position() - position;
        if (length(other) < HookLength)
            return other;
    }
    const bool isGrounded = arena.collision().isGrounded(position);
    const bool isUseful = way.y < -70 || (!isGrounded && way.y < 40 && tee.velocity().y > 0)
                          || (std::abs(way.x) > 180 && m_random.chance(0.1F));
    if (!isUseful)
        return {};
    const Vector wish = normalized(way + Vector{0, -90});
    std::optional<Vector> best;
    float bestScore = 0.45F;
    for (int i = 0; i < 15; ++i) {
        // From flat left over straight up to flat right.
        const float angle = std::numbers::pi_v<float> * (1.05F + 0.9F * static_cast<float>(i) / 14);
        const Vector direction{std::cos(angle), std::sin(angle)};
        const auto hit = arena.collision().firstHit(position, position + direction * HookLength);
        if (!hit || hit->tile != Collision::Tile::Solid || length(hit->point - position) < 90)
            continue;
        const float score = dot(direction, wish);
        if (score > bestScore) {
            bestScore = score;
            best = hit->point - position;
        }
    }
    return best;
}

void Bot::fight(const Arena &arena, const Tee &tee, Input &input)
{
    input.weapon = m_weapon;
    if (m_tick >= m_nextThought) {
        m_nextThought = m_tick + m_random.between(10, 35);
        m_enemy = nearestEnemy(arena, tee);
        const float eagerness = m_habit == Habit::Fight ? 0.9F : 0.25F;
        if (m_enemy && m_random.chance(eagerness)) {
            const float distance = length(arena.tees()[*m_enemy].position() - tee.position());
            constexpr std::array preferred{Grenade, Laser, Shotgun, Gun};
            // The first of the loaded weapons from a random place in the list.
            auto choice = static_cast<std::size_t>(
                m_random.below(static_cast<int>(preferred.size())));
            while (tee.ammo[preferred[choice]] == 0 && preferred[choice] != Gun)
                choice = (choice + 1) % preferred.size();
            m_weapon = distance < 70 ? Hammer : preferred[choice];
            m_fireUntil = m_tick + m_random.between(20, 60);
        }
    }
    if (!m_enemy || m_tick >= m_fireUntil || (m_hooks && m_tick < m_hookSince + 5))
        return;
    const Tee &enemy = arena.tees()[*m_enemy];
    if (!enemy.isAlive) {
        m_fireUntil = 0;
        return;
    }
    const Vector way = enemy.position() - tee.position();
    if (m_tick % 4 == 0) {
        // Leads the target, and misses it by a share of the distance.
        const float error = length(way) * 0.09F;
        m_wantedAim = way + enemy.velocity() * (length(way) / 45)
                      + Vector{error * m_random.spread(), error * m_random.spread()};
        m_nextLook = m_tick + m_random.between(10, 40);
    }
    const bool isOnTarget = dot(normalized(m_aim), normalized(way)) > 0.93F;
    input.weapon = m_weapon;
    input.fire = isOnTarget && m_tick >= tee.reloadedAt;
}

std::optional<std::size_t> Bot::nearestEnemy(const Arena &arena, const Tee &tee) const
{
    std::optional<std::size_t> found;
    float nearest = SightLength;
    for (std::size_t i = 0; i < arena.tees().size(); ++i) {
        const Tee &other = arena.tees()[i];
        const float distance = length(other.position() - tee.position());
        if (i == m_self || !other.isAlive || distance >= nearest
            || arena.collision().firstHit(tee.position(), other.position()))
            continue;
        nearest = distance;
        found = i;
    }
    return found;
}

/// The hand follows the eye in a few ticks and then rests: states that are not sent
/// anew, as with people.
void Bot::moveAim(Vector velocity)
{
    if (m_tick >= m_nextLook) {
        m_nextLook = m_tick + m_random.between(15, 60);
        const float side = velocity.x < -0.5F || (velocity.x < 0.5F && m_aim.x < 0) ? -1.0F : 1.0F;
        m_wantedAim = {side * static_cast<float>(m_random.between(90, 260)),
                       static_cast<float>(m_random.between(-110, 70))};
    }
    const Vector rest = m_wantedAim - m_aim;
    m_aim = length(rest) < 8 ? m_wantedAim : m_aim + rest * 0.4F;
    // Whole units, as a mouse gives them.
    m_aim = {std::round(m_aim.x), std::round(m_aim.y)};
    if (m_aim == Vector{})
        m_aim.x = 1;
}

} // namespace tickscope::sample
