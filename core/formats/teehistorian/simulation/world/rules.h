// SPDX-License-Identifier: MIT
#pragma once

namespace tickscope::teehistorian {

/// How servers and their files differ: a flag for each difference, all set by one table in
/// rules.cpp.
struct Rules {
    // Inputs and players. Sections 2, 10 and 14.
    bool inputsStandAsTheyArrived = false; ///< So all that follows from them is a guess.
    bool repeatsInputs = false; ///< The last input of a client acts every tick, stored or not.
    bool spectatorCameraIsAside = false; ///< Who moves the camera plays not.
    bool slotsKeepInputs = false;        ///< The next client of a slot starts with the last one's.
    bool spawnsWithoutInput = false;
    bool joinDelaysLooks = false;       ///< Changes wait for it as for another change.
    bool truncatesColors = false;       ///< Of 0.7 clients, for all others.
    bool recordsTeesLate = false;       ///< A tick after they appeared.
    bool recordsNames = false;          ///< Else they follow from what clients sent.
    bool recordsRightsAsLogins = false; ///< Those from before the file began.
    bool teamsAreCommands = false;      ///< There are no records of who is in which team.
    bool isAfkUntilTwoInputs = false;
    bool isAfkUntilInput = false;
    bool blinksWhileAway = false; ///< Who is frozen and away or paused, as others do.

    // Movement and the hook. Sections 6, 7 and 14.
    bool dividesForAngles = false;     ///< Of the aim, with atan() instead of atan2().
    bool normalizesForNearest = false; ///< Point of a line, which rounds elsewhere.
    bool groundJumpsCount = false;     ///< As jumps, and are possible without any.
    bool oneJumpUsesAll = false;       ///< The air jump, too.
    bool longHooksEndFromTee = false;  ///< Also those that came out of a teleport.
    bool retractingHooksCatch = false; ///< Tees, behind a teleport.

    // Weapons and freezing. Sections 5, 8, 9 and 14.
    bool deepflyStopsAllSingleShots = false; ///< Not the hammer's only.
    bool thawedShootHeld = false;            ///< With every weapon, in the tick of the thaw.
    bool ninjaEndClearsTick = false;
    bool freezeReloadsHammer = false;
    bool hasLiveFreezeTiles = false;
    bool freezesAgainAtOnce = false; ///< As soon as nothing is left of the last freeze.
    bool pausesStopFreezes = false;  ///< Their time counts on from where a pause began.

    // Teams and commands. Sections 10, 17 and 18.
    bool teamChangeTakesShots = false;
    bool hasPracticeCommands = false;
    bool forcedPausesEnd = false; ///< By themselves.
    /// Of explosions that hit one tee of a team only: 64 bits for the teams have none for super.
    bool superIsHitAsTeam0 = false;
    bool rescueKeepsNinja = false;
    bool settingsAreFixed = false; ///< They cannot be changed while the server runs.

    bool devicesWereCompared = false; ///< With demos of such servers.
    int superTeam = 64;
};

/// \param serverVersion  19.8 is 1908; 0 when not known.
/// \param fileMinor  minor version of the file, from which the oldest possible server follows.
[[nodiscard]] Rules rulesOf(int serverVersion, int fileMinor);

} // namespace tickscope::teehistorian
