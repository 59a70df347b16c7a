// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/attacks/tee_attack_tracker.h"

#include <algorithm>

#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teeworlds {

/// States that are farther apart do not follow on each other.
constexpr std::int64_t MostTicksBetween = 5;
constexpr double NinjaReach = 2 * TeeSize;
constexpr std::int64_t DashTicks = 9;
/// A hammer shows where it hit, not who swung it: from there to either, and a tick's way.
constexpr double SwingReach = 100;
constexpr double VictimReach = 60;
constexpr std::int64_t LateHitTicks = 1;

const AimRules Rules{
    {715, 402}, TeeSize, {410, MuzzleWay + TeeSize * 1.5, 800, 800, 800, 800, 500 + NinjaReach}};

static bool isPlayer(std::int64_t hooked)
{
    return hooked >= 0;
}

const AimRules &TeeAttacks::rules() const
{
    return Rules;
}

void TeeAttacks::observe(Tick tick, const WorldState &state)
{
    m_tees.advance(tick, state);
    m_attacks.beginState();
    m_aimers.clear();
    m_fresh.clear();
    for (int client = 0; client < static_cast<int>(m_tees.items().tees().size()); ++client) {
        if (m_tees.now(client).isHere)
            m_aimers.push_back({client, m_tees.now(client).place, m_tees.now(client).aim});
    }
    const bool follows = m_isFollowing && tick > m_tees.earlierTick()
                         && tick - m_tees.earlierTick() <= MostTicksBetween;
    if (!follows)
        breakOff();
    m_isFollowing = true;
    if (!follows)
        return;
    for (int client = 0; client < m_tees.clientsEnd(); ++client) {
        beginShot(client);
        followHook(client);
    }
    if (m_attacks.isEmpty())
        return;
    m_shots.follow(state, m_fresh);
    settleHammers();
    followDashes();
    endUnfollowed();
}

void TeeAttacks::breakOff()
{
    m_attacks.endAll();
    m_shots.clear();
    m_swings.clear();
    m_dashes.clear();
    m_hooks.clear();
    m_isFollowing = false;
}

std::int64_t TeeAttacks::begin(int client, AttackMeans means)
{
    const AttackingTee &tee = m_tees.now(client);
    return m_attacks.begin({0, m_tees.tick(), client, means, tee.isGuess}, tee.attackTick)
        .attack.number;
}

void TeeAttacks::beginShot(int client)
{
    const AttackingTee &was = m_tees.before(client);
    const AttackingTee &is = m_tees.now(client);
    // Who appears may fire in the same tick; what was fired before is not of this one.
    const bool isNew = was.isHere ? is.attackTick > was.attackTick
                                        && is.attackTick >= m_tees.earlierTick().value - 1
                                  : is.attackTick >= m_tees.earlierTick().value;
    const bool shoots = is.isHere && isNew && is.attackTick <= m_tees.tick().value;
    const auto means = shoots ? meansOf(weaponOf(static_cast<int>(is.weapon))) : std::nullopt;
    if (!means || m_attacks.isFull())
        return;
    const std::int64_t number = begin(client, *means);
    m_fresh.push_back(number);
    if (*means == AttackMeans::Ninja)
        m_dashes.push_back({number, client, is.attackTick});
}

void TeeAttacks::followHook(int client)
{
    const AttackingTee &was = m_tees.before(client);
    const AttackingTee &is = m_tees.now(client);
    if (const auto open = m_hooks.find(client); open != m_hooks.end()) {
        if (is.isHere && is.hookState == HookFlying)
            return;
        m_attacks.end(open->second,
                      is.isHere ? std::optional(is.hookState == HookGrabbed && isPlayer(is.hooked))
                                : std::nullopt);
        m_hooks.erase(open);
        return;
    }
    if (!was.isHere || !is.isHere || was.hookState == HookFlying || m_attacks.isFull())
        return;
    const bool isRetracting = is.hookState >= HookRetractStart && is.hookState <= HookRetractEnd;
    const bool grabs = is.hookState == HookGrabbed
                       && (was.hookState != HookGrabbed || was.hooked != is.hooked);
    const bool missed = isRetracting
                        && (was.hookState == HookIdle || was.hookState == HookRetracted);
    if (is.hookState != HookFlying && !grabs && !missed)
        return;
    const std::int64_t number = begin(client, AttackMeans::Hook);
    if (is.hookState == HookFlying)
        m_hooks[client] = number;
    else
        m_attacks.end(number, grabs && isPlayer(is.hooked));
}

/// Some servers show where a hammer hit a tick behind the swing.
void TeeAttacks::settleHammers()
{
    for (const std::int64_t number : m_fresh) {
        const OpenAttack *open = m_attacks.find(number);
        if (open && open->attack.means == AttackMeans::Hammer)
            m_swings.push_back({number, open->attack.client, m_tees.tick().value});
    }
    for (const Vector2 place :
         m_swings.empty() ? std::vector<Vector2>() : m_tees.items().hammerHits()) {
        const auto away = [&](const Swing &swing) { return m_tees.nearestTo(place, swing.client); };
        const auto swing = std::ranges::min_element(m_swings, {}, away);
        if (swing == m_swings.end() || away(*swing) > SwingReach
            || !m_tees.touchesOther(place, VictimReach, m_tees.earlierTick().value, swing->client))
            continue;
        m_attacks.end(swing->number, true);
        m_swings.erase(swing);
    }
    std::erase_if(m_swings, [this](const Swing &swing) {
        const bool isOver = m_tees.tick().value - swing.tick >= LateHitTicks;
        if (isOver)
            m_attacks.end(swing.number, false);
        return isOver;
    });
}

/// A dash hits who is near where a tick of it begins.
void TeeAttacks::followDashes()
{
    std::erase_if(m_dashes, [this](const Dash &dash) {
        const std::int64_t last = std::min(m_tees.tick().value, dash.attackTick + DashTicks) - 1;
        for (std::int64_t tick = std::max(m_tees.earlierTick().value, dash.attackTick);
             tick <= last; ++tick) {
            const auto own = m_tees.placeAt(dash.client, tick);
            if (own && m_tees.touchesOther(*own, NinjaReach + 1, tick, dash.client)) {
                m_attacks.end(dash.number, true);
                return true;
            }
        }
        const bool isSeen = m_tees.now(dash.client).isHere;
        if (isSeen && m_tees.tick().value < dash.attackTick + DashTicks)
            return false;
        m_attacks.end(dash.number, isSeen ? std::optional(false) : std::nullopt);
        return true;
    });
}

/// Shots of which nothing was seen but that they were fired.
void TeeAttacks::endUnfollowed()
{
    for (const std::int64_t number : m_fresh) {
        const OpenAttack *open = m_attacks.find(number);
        if (open && open->following == 0 && open->attack.means != AttackMeans::Ninja
            && open->attack.means != AttackMeans::Hammer)
            m_attacks.end(number, {});
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
