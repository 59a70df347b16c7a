// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "core/formats/teehistorian/clients/client_table.h"

namespace tickscope::teehistorian {

struct World;

enum class TeamRace : std::uint8_t { Open, Started, Finished };

/// What teams have agreed on, and how far their races are.
struct Teams {
    std::array<TeamRace, TeamCount> races{};
    std::bitset<ClientCount> hasStarted;
    std::bitset<ClientCount> hasFinished;
    std::bitset<TeamCount> practice;
    std::bitset<TeamCount> locked; ///< One of them dies: all do.

    [[nodiscard]] TeamRace &race(int team) { return races[teamIndex(team)]; }
    [[nodiscard]] bool practises(int team) const { return practice[teamIndex(team)]; }
    /// A team that is used again has nothing of the one before.
    void reset(int team)
    {
        race(team) = TeamRace::Open;
        practice[teamIndex(team)] = locked[teamIndex(team)] = false;
    }
};

// Source: ddnet-rebuild.md, sections 10, 13 and 18.

void changeTeam(World &world, int client, int team);

/// A client's tee touches the start, or the finish while its race runs.
void startRace(World &world, int client);
/// Of each tee at the end of a tick: the race of a tee without a team starts where it leaves the
/// line, since its time begins again with each touch.
void leaveStart(World &world, int client);
void finishRace(World &world, int client);

/// The tees of a team that is being saved die; most are back in the next tick.
void killSavedTeam(World &world, int team);

/// Who dies in a locked team takes all others with him once their race has begun.
/// \param areBackAtOnce  as after his own wish; then behind him.
void killTeamOf(World &world, int client, bool areBackAtOnce);

/// Where everybody has a team for himself, the race of a dead one is open again.
void openTeamOfDead(World &world, int client);

} // namespace tickscope::teehistorian
