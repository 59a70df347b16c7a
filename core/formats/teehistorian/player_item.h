// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teehistorian/client_table.h"
#include "core/model/state/world_state.h"

/// Clients as items of a state. One type, `Player`, in two forms, because an item lacks
/// what is unknown: clients without a tee have no position, and tees of clients that sent
/// nothing yet no input. Looks are items as demos have them, `ClientInfo`, for clients of 0.7
/// `De_ClientInfo` as well.
namespace tickscope::teehistorian {

/// The two forms, both named "Player", and looks.
[[nodiscard]] const Shared<Schema> &playerSchema();

/// Writes all clients of \a clients whose state changed into \a state, which has
/// playerSchema(), and forgets the changes.
void writePlayers(ClientTable &clients, WorldState &state);

} // namespace tickscope::teehistorian
