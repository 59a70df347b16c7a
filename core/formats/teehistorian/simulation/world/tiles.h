// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"

/// What stands on the map and acts on tees. Source: ddnet-rebuild.md, sections 8, 9, 11 and 17.
namespace tickscope::teehistorian {

struct World;

/// A switch that turns over by itself.
struct SwitchTimer {
    std::uint8_t number = 0;
    std::int32_t team = 0;
    std::int32_t endTick = 0;
    bool isOnUntil = false;
};

/// Which switches are on for each team. Source: ddnet-rebuild.md, section 11.
struct Switches {
    std::vector<teeworlds::SwitchesOn> byTeam; ///< Empty when all are as at first.
    std::vector<SwitchTimer> timers;

    [[nodiscard]] const teeworlds::SwitchesOn &of(int team,
                                                  const teeworlds::SwitchesOn &first) const
    {
        return byTeam.empty() ? first : byTeam[teamIndex(team)];
    }
    void turn(int number, int team, bool isOn, const teeworlds::SwitchesOn &first)
    {
        if (byTeam.empty())
            byTeam.assign(TeamCount, first);
        byTeam[teamIndex(team)][static_cast<std::size_t>(number)] = isOn;
    }
    /// Of each switch of a team the last one counts; without an end it only ends the others.
    void setTimer(const SwitchTimer &timer)
    {
        std::erase_if(timers, [&](const SwitchTimer &other) {
            return other.number == timer.number && other.team == timer.team;
        });
        if (timer.endTick > 0)
            timers.push_back(timer);
    }
    void runTimers(std::int32_t tick)
    {
        std::erase_if(timers, [&](const SwitchTimer &timer) {
            if (timer.endTick > tick)
                return false;
            byTeam[teamIndex(timer.team)][timer.number] = !timer.isOnUntil;
            return true;
        });
    }
    /// A team that is used again starts with switches as at first.
    void reset(int team, const teeworlds::SwitchesOn &first)
    {
        if (!byTeam.empty())
            byTeam[teamIndex(team)] = first;
        std::erase_if(timers, [team](const SwitchTimer &timer) { return timer.team == team; });
    }
};

/// Whether one of the corners of a client's tee is on a tile \a index.
[[nodiscard]] bool hasCornerOn(const World &world, int client, std::uint8_t index);

/// All special tiles on the way of a client's tee since the end of its last turn.
void handleTiles(World &world, int client);

/// Pickup by pickup, and for each, tee by tee.
void actPickups(World &world);

/// One of several outs: drawn with the server's random numbers, or, where their seed is not
/// known, the one nearest to where the tee then was.
/// \param client  -1 for a shot.
[[nodiscard]] teeworlds::Vector outOf(World &world, int client,
                                      const std::vector<teeworlds::Vector> &outs);

/// The spawn point nearest to where a client's tee was recorded.
[[nodiscard]] teeworlds::Vector nearestSpawn(const World &world, int client);

} // namespace tickscope::teehistorian
