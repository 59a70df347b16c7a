// SPDX-License-Identifier: MIT
//
// Values of tees as demos show them. Source: ddnet-rebuild.md, sections 9, 13 and 17.
#include <algorithm>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"

namespace tickscope::teehistorian {

namespace {

constexpr int Normal = 0;
constexpr int NewAfkVersion = 1700;

} // namespace

bool RebuiltWorld::hasNewAfk() const
{
    return m_rules->version >= NewAfkVersion;
}

bool RebuiltWorld::isAfk(int client) const
{
    const Person &one = person(client);
    const std::int32_t afkTime = m_state.settings.maxAfkTime * TicksPerSecond;
    return afkTime != 0 && (one.isAfkFromStart || m_state.tick - one.lastActivity > afkTime);
}

std::int32_t RebuiltWorld::guessOf(int client) const
{
    std::int32_t guess = tee(client).guess;
    if (m_rules->hasUnknownShooters)
        guess |= Guess::Shooters;
    if (isAfk(client))
        guess |= Guess::Afk;
    if (m_state.isDamaged)
        guess |= Guess::TooMuch;
    if (m_state.settings.noWeakHook != 0)
        guess |= Guess::Untried;
    return guess;
}

std::int32_t RebuiltWorld::shownEmote(int client) const
{
    const Tee &own = tee(client);
    const Person &one = person(client);
    const bool isFrozen = own.isDeep || own.freezeTime > 0 || own.is(FlagLiveFrozen);
    if (isAfk(client) || one.pause != 0)
        return isFrozen ? Normal : Blink;
    if (own.emote != Normal)
        return own.emote;
    if (isFrozen)
        return own.isDeep || own.is(FlagLiveFrozen) ? Pain : Blink;
    if (own.lastAction == -1 && !hasNewAfk())
        return Blink;
    constexpr std::int32_t Period = 5 * TicksPerSecond;
    constexpr std::int32_t BlinkTicks = 5;
    return Period - (m_state.tick - own.lastAction) % Period < BlinkTicks ? Blink : Normal;
}

std::uint32_t RebuiltWorld::shownFlags(int client) const
{
    const Tee &own = tee(client);
    const auto team = teamIndex(person(client).team);
    std::uint32_t flags = own.flags | own.weapons << FlagsOfWeapons;
    if (own.isInFreeze)
        flags |= FlagInFreeze;
    if (m_state.practice[team])
        flags |= FlagPractice;
    return flags;
}

std::int32_t RebuiltWorld::freezeEnd(int client) const
{
    const Tee &own = tee(client);
    if (own.isDeep)
        return -1;
    return own.freezeTime == 0 ? 0 : m_state.tick + own.freezeTime;
}

} // namespace tickscope::teehistorian
