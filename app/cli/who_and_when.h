// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/cli/opened_recording.h"
#include "core/model/player.h"

namespace tickscope::cli {

/// What --player, --client, --from and --to leave.
struct WhoAndWhen {
    TickRange ticks;
    std::optional<int> player; ///< Player::id.
    std::optional<int> client;
    Shared<Index> index; ///< Whole: only then the numbers of players are known.

    /// Who has \a clientId at \a tick; null for nobody.
    [[nodiscard]] const Player *who(int clientId, Tick tick) const
    {
        return clientId == NoClient ? nullptr : index->players().at(clientId, tick);
    }
    /// Either party of what was done is enough.
    [[nodiscard]] bool takesClients(int one, int other) const
    {
        return !client || one == *client || other == *client;
    }
    [[nodiscard]] bool takesPlayers(const Player *one, const Player *other) const
    {
        return !player || (one && one->id == *player) || (other && other->id == *player);
    }
};

/// Errors: Io; BadInput for wrong usage; OutOfRange for nobody and no tick.
[[nodiscard]] Result<WhoAndWhen> chosenWhoAndWhen(const OpenedRecording &opened,
                                                  const Arguments &arguments,
                                                  IndexExtras extras = {});

/// The player with that number or exact name. Digits are always the number that info gives:
/// what a script means must not depend on what people call themselves.
/// Errors: OutOfRange; BadInput for a name that several have held, with all of them.
[[nodiscard]] Result<const Player *> namedPlayer(const Index &index, const std::string &idOrName);

} // namespace tickscope::cli
