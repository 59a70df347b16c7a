// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/attacks/tee_attack_tracker.h"

#include <algorithm>
#include <array>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

namespace {

/// States that are farther apart do not follow on each other.
constexpr std::int64_t MostTicksBetween = 5;
constexpr double NinjaReach = 2 * TeeSize;
constexpr std::int64_t DashTicks = 9;
/// A hammer shows where it hit, not who swung it: from there to either, and a tick's way.
constexpr double SwingReach = 100;
constexpr double VictimReach = 60;
constexpr std::int64_t LateHitTicks = 1;
/// Attacks that are followed at once; more are not begun.
constexpr std::size_t MostOpen = 4096;
/// What is longer was made up.
constexpr double LongestWay = 4000;

const AimRules Rules{
    {715, 402}, TeeSize, {410, MuzzleWay + TeeSize * 1.5, 800, 800, 800, 800, 500 + NinjaReach}};

Vector single(Vector2 place)
{
    return {static_cast<float>(place.x), static_cast<float>(place.y)};
}

bool isPlayer(std::int64_t hooked)
{
    return hooked >= 0;
}

} // namespace

std::optional<AttackMeans> meansOf(WeaponKind weapon)
{
    constexpr std::array<std::optional<AttackMeans>, 7> Means{
        std::nullopt,         AttackMeans::Hammer, AttackMeans::Gun,  AttackMeans::Shotgun,
        AttackMeans::Grenade, AttackMeans::Laser,  AttackMeans::Ninja};
    return Means.at(static_cast<std::size_t>(weapon));
}

const AimRules &TeeAttacks::rules() const
{
    return Rules;
}

const AttackingTee &TeeAttacks::at(const std::vector<AttackingTee> &tees, int client)
{
    static const AttackingTee none;
    const auto place = static_cast<std::size_t>(client);
    return place < tees.size() ? tees[place] : none;
}

void TeeAttacks::observe(Tick tick, const WorldState &state)
{
    m_earlier = m_now;
    m_now = tick;
    m_items.swapTees(m_before);
    m_items.read(state);
    m_aimers.clear();
    m_begun.clear();
    m_fresh.clear();
    for (int client = 0; client < static_cast<int>(m_items.tees().size()); ++client) {
        if (now(client).isHere)
            m_aimers.push_back({client, now(client).place, now(client).aim});
    }
    const bool follows = m_isFollowing && tick > m_earlier && tick - m_earlier <= MostTicksBetween;
    if (!follows)
        breakOff();
    m_isFollowing = true;
    if (!follows)
        return;
    for (int client = 0; client < clientsEnd(); ++client) {
        beginShot(client);
        followHook(client);
    }
    if (m_open.empty())
        return;
    followFlights(state);
    followBeams(state);
    matchFlights(state);
    matchBeams();
    settleHammers();
    followDashes();
    endUnfollowed();
}

void TeeAttacks::breakOff()
{
    while (!m_open.empty())
        end(m_open.begin()->first, {});
    m_flights.clear();
    m_beams.clear();
    m_swings.clear();
    m_dashes.clear();
    m_hooks.clear();
    m_isFollowing = false;
}

TeeAttacks::Open &TeeAttacks::begin(int client, AttackMeans means)
{
    const Attack attack{++m_lastNumber, m_now, client, means, now(client).isGuess};
    m_begun.push_back(attack);
    return m_open[attack.number] = {attack, now(client).attackTick};
}

void TeeAttacks::end(std::int64_t number, std::optional<bool> isHit)
{
    const auto found = m_open.find(number);
    if (found == m_open.end())
        return;
    m_ended.push_back(found->second.attack);
    m_ended.back().isHit = isHit;
    m_open.erase(found);
}

/// A flight or beam of an attack is over. The first that hits decides.
void TeeAttacks::endPart(std::int64_t number, FlightEnd how)
{
    const auto found = m_open.find(number);
    if (found == m_open.end())
        return;
    Open &open = found->second;
    open.isUnseen = open.isUnseen || how == FlightEnd::Unseen;
    if (how == FlightEnd::Hit)
        end(number, true);
    else if (--open.following <= 0)
        end(number, open.isUnseen ? std::nullopt : std::optional(false));
}

void TeeAttacks::beginShot(int client)
{
    const AttackingTee &was = before(client);
    const AttackingTee &is = now(client);
    // Who appears may fire in the same tick; what was fired before is not of this one.
    const bool isNew = was.isHere
                           ? is.attackTick > was.attackTick && is.attackTick >= m_earlier.value - 1
                           : is.attackTick >= m_earlier.value;
    const bool shoots = is.isHere && isNew && is.attackTick <= m_now.value;
    const auto means = shoots ? meansOf(weaponOf(static_cast<int>(is.weapon))) : std::nullopt;
    if (!means || m_open.size() >= MostOpen)
        return;
    const std::int64_t number = begin(client, *means).attack.number;
    m_fresh.push_back(number);
    if (*means == AttackMeans::Ninja)
        m_dashes.push_back({number, client, is.attackTick});
}

void TeeAttacks::followHook(int client)
{
    const AttackingTee &was = before(client);
    const AttackingTee &is = now(client);
    if (const auto open = m_hooks.find(client); open != m_hooks.end()) {
        if (is.isHere && is.hookState == HookFlying)
            return;
        end(open->second, is.isHere
                              ? std::optional(is.hookState == HookGrabbed && isPlayer(is.hooked))
                              : std::nullopt);
        m_hooks.erase(open);
        return;
    }
    if (!was.isHere || !is.isHere || was.hookState == HookFlying || m_open.size() >= MostOpen)
        return;
    const bool isRetracting = is.hookState >= HookRetractStart && is.hookState <= HookRetractEnd;
    const bool grabs = is.hookState == HookGrabbed
                       && (was.hookState != HookGrabbed || was.hooked != is.hooked);
    const bool missed = isRetracting
                        && (was.hookState == HookIdle || was.hookState == HookRetracted);
    if (is.hookState != HookFlying && !grabs && !missed)
        return;
    const std::int64_t number = begin(client, AttackMeans::Hook).attack.number;
    if (is.hookState == HookFlying)
        m_hooks[client] = number;
    else
        end(number, grabs && isPlayer(is.hooked));
}

/// Where a tee was, between the two states by a straight line.
std::optional<Vector2> TeeAttacks::placeAt(int client, std::int64_t tick) const
{
    constexpr double FastestWay = 100; // a tick; what is farther is no way
    const AttackingTee &was = before(client);
    const AttackingTee &is = now(client);
    if (!was.isHere || !is.isHere)
        return was.isHere || is.isHere ? std::optional(was.isHere ? was.place : is.place)
                                       : std::nullopt;
    const auto length = static_cast<double>(m_now - m_earlier);
    if (distance(was.place, is.place) > FastestWay * length)
        return was.place;
    const double share = static_cast<double>(tick - m_earlier.value) / length;
    return onWay(was.place, is.place, std::clamp(share, 0.0, 1.0));
}

std::optional<Vector2> TeeAttacks::wallOn(Vector2 from, Vector2 to) const
{
    if (!m_map || !(distance(from, to) < LongestWay))
        return {};
    const auto hit = m_map->collision().firstHit(single(from), single(to));
    return hit ? std::optional(Vector2{hit->point.x, hit->point.y}) : std::nullopt;
}

/// In steps of a quarter of a tile: only for what is measured, not for what is hit.
bool TeeAttacks::isFree(Vector2 from, Vector2 to) const
{
    constexpr double Step = Collision::TileSize / 4.0;
    const double length = std::min(distance(from, to), LongestWay);
    for (double way = 0; m_map && way < length; way += Step) {
        if (m_map->collision().isSolid(single(onWay(from, to, way / length))))
            return false;
    }
    return true;
}

bool TeeAttacks::touchesOther(Vector2 place, double radius, std::int64_t tick, int client) const
{
    for (int other = 0; other < clientsEnd(); ++other) {
        const auto at = other == client ? std::nullopt : placeAt(other, tick);
        if (at && distance(*at, place) < radius)
            return true;
    }
    return false;
}

/// Some servers show where a hammer hit a tick behind the swing.
void TeeAttacks::settleHammers()
{
    for (const std::int64_t number : m_fresh) {
        const auto open = m_open.find(number);
        if (open != m_open.end() && open->second.attack.means == AttackMeans::Hammer)
            m_swings.push_back({number, open->second.attack.client, m_now.value});
    }
    for (const Vector2 place : m_swings.empty() ? std::vector<Vector2>() : m_items.hammerHits()) {
        const auto away = [&](const Swing &swing) {
            return std::min(distance(before(swing.client).place, place),
                            distance(now(swing.client).place, place));
        };
        const auto swing = std::ranges::min_element(m_swings, {}, away);
        if (swing == m_swings.end() || away(*swing) > SwingReach
            || !touchesOther(place, VictimReach, m_earlier.value, swing->client))
            continue;
        end(swing->number, true);
        m_swings.erase(swing);
    }
    std::erase_if(m_swings, [this](const Swing &swing) {
        const bool isOver = m_now.value - swing.tick >= LateHitTicks;
        if (isOver)
            end(swing.number, false);
        return isOver;
    });
}

/// A dash hits who is near where a tick of it begins.
void TeeAttacks::followDashes()
{
    std::erase_if(m_dashes, [this](const Dash &dash) {
        const std::int64_t last = std::min(m_now.value, dash.attackTick + DashTicks) - 1;
        for (std::int64_t tick = std::max(m_earlier.value, dash.attackTick); tick <= last; ++tick) {
            const auto own = placeAt(dash.client, tick);
            if (own && touchesOther(*own, NinjaReach + 1, tick, dash.client)) {
                end(dash.number, true);
                return true;
            }
        }
        const bool isSeen = now(dash.client).isHere;
        if (isSeen && m_now.value < dash.attackTick + DashTicks)
            return false;
        end(dash.number, isSeen ? std::optional(false) : std::nullopt);
        return true;
    });
}

/// Shots of which nothing was seen but that they were fired.
void TeeAttacks::endUnfollowed()
{
    for (const std::int64_t number : m_fresh) {
        const auto open = m_open.find(number);
        if (open != m_open.end() && open->second.following == 0
            && open->second.attack.means != AttackMeans::Ninja
            && open->second.attack.means != AttackMeans::Hammer)
            end(number, {});
    }
}

std::unique_ptr<AttackTracker> teeAttacks(Protocol protocol, Shared<MapContent> map)
{
    auto own = std::dynamic_pointer_cast<const TeeworldsMap>(map);
    if (own && own->map().game.isEmpty())
        own.reset();
    return std::make_unique<TeeAttacks>(protocol, std::move(own));
}

} // namespace tickscope::teeworlds
