// SPDX-License-Identifier: MIT
//
// All that depends on the version of a server. Source: ddnet-rebuild.md, sections 2 to 14.
#include "core/formats/teehistorian/simulation/world/rules.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace tickscope::teehistorian {

namespace {

constexpr int Ever = std::numeric_limits<int>::max();

/// Flags that are on for servers, or for minor versions of files, from one up to another.
struct Difference {
    enum class Of : std::uint8_t { Server, File };
    struct Range {
        Of of;
        int first;
        int end;
    };
    Range range;
    std::initializer_list<bool Rules::*> flags;
};

using enum Difference::Of;
constexpr Difference Differences[] = {
    {{Server, 0, 1503},
     {&Rules::inputsStandAsTheyArrived, &Rules::repeatsInputs, &Rules::slotsKeepInputs,
      &Rules::spawnsWithoutInput, &Rules::dividesForAngles, &Rules::normalizesForNearest,
      &Rules::groundJumpsCount, &Rules::oneJumpUsesAll, &Rules::deepflyStopsAllSingleShots,
      &Rules::freezeReloadsHammer}},
    {{Server, 0, 1700},
     {&Rules::isAfkUntilInput, &Rules::blinksWhileAway, &Rules::joinDelaysLooks,
      &Rules::truncatesColors}},
    {{Server, 0, 1704}, {&Rules::rescueKeepsNinja}},
    {{Server, 0, 1802}, {&Rules::longHooksEndFromTee, &Rules::retractingHooksCatch}},
    {{Server, 1207, Ever}, {&Rules::thawedShootHeld}},
    {{Server, 1503, Ever}, {&Rules::hasLiveFreezeTiles}},
    {{Server, 1600, 1700},
     {&Rules::devicesWereCompared, &Rules::forcedPausesEnd, &Rules::superIsHitAsTeam0}},
    {{Server, 1608, Ever}, {&Rules::teamChangeTakesShots}},
    {{Server, 1700, Ever},
     {&Rules::isAfkUntilTwoInputs, &Rules::ninjaEndClearsTick, &Rules::pausesStopFreezes}},
    {{Server, 1701, Ever}, {&Rules::hasPracticeCommands}},
    {{Server, 1802, Ever}, {&Rules::freezesAgainAtOnce}},
    {{Server, 1809, Ever}, {&Rules::spectatorCameraIsAside}},
    {{Server, 1905, Ever}, {&Rules::settingsAreFixed}},
    {{File, 0, 2}, {&Rules::recordsTeesLate, &Rules::teamsAreCommands}},
    {{File, 4, Ever}, {&Rules::repeatsInputs}},
    {{File, 7, Ever}, {&Rules::recordsNames}},
    {{File, 15, Ever}, {&Rules::recordsRightsAsLogins}},
};
/// Files from here on are of servers with 128 players.
constexpr int MinorOf128Players = 22;

/// The oldest server that writes files of that minor version.
/// Source: ddnet-rebuild.md, sections 2 and 14.
int oldestServerOf(int minor)
{
    if (minor >= 11)
        return 1904;
    if (minor >= 4)
        return 1602;
    return minor >= 2 ? 1506 : 0;
}

} // namespace

Rules rulesOf(int serverVersion, int fileMinor)
{
    const int server = std::max(serverVersion, oldestServerOf(fileMinor));
    Rules rules;
    for (const Difference &each : Differences) {
        const auto &[of, first, end] = each.range;
        const int version = of == Server ? server : fileMinor;
        for (bool Rules::*flag : each.flags)
            rules.*flag = rules.*flag || (version >= first && version < end);
    }
    if (fileMinor >= MinorOf128Players)
        rules.superTeam = 128;
    return rules;
}

} // namespace tickscope::teehistorian
