// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/formats/teehistorian/simulation/world/tee.h"

/// What tees do in their turns. Source: ddnet-rebuild.md, sections 4 to 9.
namespace tickscope::teehistorian {

struct World;
using teeworlds::Vector;

/// All that are in the world, in the order of their turns.
void takeTurns(World &world);
/// The deferred part: each tee moves, and is then set where the file says that it was.
void settleMoves(World &world);

/// The two parts of a hook's tick; in between it is decided whether the tee walks.
void startHook(World &world, int client, Vector aim);
void continueHook(World &world, int client, Vector aim);
/// All hooks let go of a tee that goes elsewhere.
void releaseHooksOn(World &world, int client);

/// Between two ticks: the buttons that choose a weapon.
void switchByInput(Tee &own);
/// If the last inputs ask for it and the weapon is ready.
void shoot(World &world, int client);
/// Of a turn: the ninja, the jetpack, reloading or a shot.
void handleWeapons(World &world, int client);
void giveNinja(const World &world, Tee &own);
void endNinja(const World &world, Tee &own);
void loseWeapon(Tee &own, std::int32_t weapon);
/// Pushes a tee, and hurts it if \a damage is not 0.
void takeDamage(const World &world, Tee &own, Vector force, int damage);

void freeze(World &world, int client, int seconds);
/// \param by  the client who helped, or -1.
void unfreeze(World &world, int client, int by = -1);
/// Who is deep is frozen from then on, in each turn anew, and thaws only afterwards.
void setDeep(World &world, int client, bool isDeep);

} // namespace tickscope::teehistorian
