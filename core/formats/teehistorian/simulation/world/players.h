// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teehistorian/simulation/world/world_state.h"

/// What players send between two ticks and what servers do with them: commands, inputs, lives.
/// Source: ddnet-rebuild.md, sections 2, 10 and 17.
namespace tickscope::teehistorian {

struct World;

/// Commands, messages, who comes and goes; no inputs.
void perform(World &world, const Action &action);

/// Inputs of the last tick's section, which stand in the order of their arrival, client by client:
/// they switch weapons and shoot.
void applyInputs(World &world);
/// Then each client's input is held, which its tee's turn takes.
void holdInputs(World &world);

void spawn(World &world, int client, Vector place);
void die(World &world, int client, RebuiltEvent::DeathBy by);
/// Files of before August 2021 have a tee one tick after it appeared: it had a turn from a spawn
/// point then.
void appearLate(World &world);

/// Whether its race is too long to be ended by a slip of a key.
[[nodiscard]] bool isKillProtected(const World &world, int client);
/// A client's wish to die. Kill and respawn within a tick leave no record but the place.
/// \param isByKey  else by a command.
void kill(World &world, int client, bool isByKey);
/// Whether the next records may show that it died: it is gone then, or at a spawn point.
[[nodiscard]] bool isDeadAfter(const World &world, int client);
/// Kills where they do.
bool killOf(World &world, int client, RebuiltEvent::DeathBy by);

/// \param pause  0 or a Pause.
void setPause(World &world, int client, int pause, bool isForced);
/// After a tick: out of the world, once it stands still.
void processPause(World &world, int client);
/// Not every server lets a tee back when its forced pause is over, so its first move shows it.
void endForcedPauses(World &world);

/// Of a turn: keeps what /rescue would bring back, if its place is safe.
void saveRescue(World &world, int client);
void rescue(World &world, int client);
void swapTees(World &world, int first, int second);

} // namespace tickscope::teehistorian
