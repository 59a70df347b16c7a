// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/simulation/world/world.h"

#include <algorithm>

namespace tickscope::teehistorian {

World::World(std::shared_ptr<const ServerRules> serverRules)
    : m_rules(std::move(serverRules))
{
    settings = m_rules->settings;
    tuning = m_rules->tuning;
    isDamaged = m_rules->isMapTooFull || tiles().places().hasTooManyDoors
                || m_rules->devices.isTooFull;
    devices = firstDevices(m_rules->devices);
    if (m_rules->random)
        random = *m_rules->random;
    addMapBullets(*this);
}

void World::restore(const RebuiltState &saved)
{
    static_cast<RebuiltState &>(*this) = saved;
    const DeviceRules &known = m_rules->devices;
    if (devices.lasers.size() != known.lasers.size()
        || devices.draggers.size() != known.draggers.size()
        || devices.turrets.size() != known.turrets.size()) {
        devices = firstDevices(known); // those of another map
        isDamaged = true;
    }
    events.clear();
    clientsEnd = ClientCount; // of any of them there may have been records before
    m_inWorld = {};
    for (const std::int32_t client : order)
        markInWorld(client, true);
}

bool World::meet(int first, int second) const
{
    if (first == second || isInSuperTeam(first) || isInSuperTeam(second))
        return true;
    if (tee(first).is(FlagSolo) || tee(second).is(FlagSolo))
        return false;
    return person(first).team == person(second).team;
}

void World::markInWorld(int client, bool isInWorld)
{
    std::uint64_t &word = m_inWorld[static_cast<std::size_t>(client / WordBits)];
    const std::uint64_t bit = std::uint64_t{1} << (client % WordBits);
    word = isInWorld ? word | bit : word & ~bit;
}

void World::enterWorld(int client)
{
    tee(client).isInWorld = true;
    order.insert(order.begin(), client);
    markInWorld(client, true);
}

void World::leaveWorld(int client)
{
    tee(client).isInWorld = false;
    std::erase(order, client);
    markInWorld(client, false);
}

const Placing *World::placing(int client) const
{
    if (!section)
        return nullptr;
    const auto found = std::ranges::lower_bound(section->places, client, {}, &Placing::client);
    return found != section->places.end() && found->client == client ? &*found : nullptr;
}

bool World::isGone(int client) const
{
    const Placing *place = placing(client);
    return place && place->what == Placing::What::Gone && tee(client).isAlive;
}

bool World::isTakenOut(int client) const
{
    const auto takesOut = [client](const Action &action) {
        const auto is = [&action](std::size_t place, std::string_view word) {
            return place < action.words.size() && action.words[place] == word;
        };
        return (action.what == Action::What::Drop && action.client == client)
               || (is(0, "set_team_all") && is(1, "-1"))
               || (is(0, "set_team") && is(1, std::to_string(client)) && is(2, "-1"));
    };
    return isGone(client) && std::ranges::any_of(section->actions, takesOut);
}

Vector World::placeAfter(int client) const
{
    const Placing *next = placing(client);
    return next ? Vector{static_cast<float>(next->x), static_cast<float>(next->y)}
                : person(client).recorded();
}

teeworlds::RaceTiles::Hit World::hookLine(Vector from, Vector to)
{
    if (!mayCost(length(to - from)))
        return {teeworlds::RaceTiles::Hit::What::Nothing, 0, to, to};
    return tiles().hookLine(from, to, settings.oldTeleportHook != 0);
}

teeworlds::RaceTiles::Hit World::shotLine(Vector from, Vector to,
                                          teeworlds::RaceTiles::ShotTeleports teleports)
{
    if (!mayCost(length(to - from)))
        return {teeworlds::RaceTiles::Hit::What::Nothing, 0, to, to};
    return tiles().shotLine(from, to, teleports);
}

std::optional<Vector> World::deviceLine(Vector from, Vector to, bool throughWalls)
{
    // What is not walked, counts as blocked: then nothing acts that might not.
    if (!mayCost(length(to - from) + 1))
        return from;
    return tiles().deviceLine(from, to, throughWalls);
}

/// Source: ddnet-rebuild.md, sections 7 and 14.
bool World::nearestOn(Vector from, Vector to, Vector point, Vector &nearest) const
{
    const Vector way = to - from;
    const Vector offset = point - from;
    float share = 0;
    if (m_rules->normalizesForNearest) {
        const float size = length(way);
        if (!(size > 0))
            return false;
        const Vector direction = normalized(way);
        share = (direction.x * offset.x + direction.y * offset.y) / size;
    } else {
        const float square = way.x * way.x + way.y * way.y;
        if (!(square > 0))
            return false;
        share = (offset.x * way.x + offset.y * way.y) / square;
    }
    nearest = from + way * std::clamp(share, 0.0F, 1.0F);
    return true;
}

bool World::mayCost(float steps)
{
    if (!(steps <= stepsLeft)) {
        isDamaged = true;
        return false;
    }
    stepsLeft -= steps;
    return true;
}

void World::emitEventAt(Vector place, RebuiltEvent::What what, int client, int other, int value)
{
    // A hostile tick, or an hour without records, must not fill the memory.
    constexpr std::size_t MostEvents = 20'000;
    if (events.size() < MostEvents)
        events.push_back({what, tick, client, other, value, place});
}

} // namespace tickscope::teehistorian
