// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/input/opened_recording.h"
#include "core/model/player.h"

namespace tickscope::cli {

/// What --player, --client, --from and --to leave.
struct WhoAndWhen {
    TickRange ticks;
    std::optional<std::vector<int>> players; ///< Player::id in the index.
    std::optional<int> client;
    /// Of the whole recording, or of the ticks alone. Only the whole gives players their numbers.
    Shared<Index> index;
    bool numbersPlayers = true;

    /// Null for none.
    [[nodiscard]] const Player *who(const PlayerRef &one) const
    {
        return one.client == NoClient ? nullptr : index->players().of(one);
    }
    /// The players as an EventQuery names them; nobody's where it is none of the index.
    [[nodiscard]] std::vector<PlayerRef> playerRefs() const;
    /// Either party of what was done is enough.
    [[nodiscard]] bool takesClients(int one, int other) const
    {
        return !client || one == *client || other == *client;
    }
    [[nodiscard]] bool takesPlayers(const Player *one, const Player *other) const
    {
        const auto isOne = [this](const Player *player) {
            return player && std::ranges::find(*players, player->id) != players->end();
        };
        return !players || isOne(one) || isOne(other);
    }
};

/// What rows need of the ticks before those that were chosen.
enum class Earlier {
    Nothing,
    Everything, ///< As far back as the recording goes.
};

/// What a name means that several players have held.
enum class Namesakes {
    Refused,
    All, ///< Of many recordings no number says who is meant in each.
};

/// Whether a stretch is read alone: one was chosen, and --player is no number.
[[nodiscard]] bool readsStretch(const Arguments &arguments);

/// Reads a stretch alone where one was chosen, unless --player is a number.
/// Errors: Io; BadInput for wrong usage; OutOfRange for an unknown player or tick.
[[nodiscard]] Result<WhoAndWhen> chosenWhoAndWhen(const OpenedRecording &opened,
                                                  const Arguments &arguments,
                                                  Earlier earlier = Earlier::Nothing,
                                                  IndexExtras extras = {},
                                                  Namesakes namesakes = Namesakes::Refused);

/// Whether a player is named by the number that info gives, which only the whole recording decides.
/// Digits always are one, with the "#" that the window writes or without.
[[nodiscard]] bool isPlayerNumber(std::string_view idOrName);

/// The player with that number or exact name. "#" and digits are always the number that info
/// gives: what a script means must not depend on what people call themselves.
/// Errors: OutOfRange; BadInput for digits alone that are somebody else's name, and for a name that
/// several have held, with all of them.
[[nodiscard]] Result<const Player *> namedPlayer(const Index &index, const std::string &idOrName);

/// Their numbers: one, or those of all who have held the name. Errors: those of namedPlayer().
[[nodiscard]] Result<std::vector<int>> numbersNamed(const Index &index, const std::string &idOrName,
                                                    Namesakes namesakes);

} // namespace tickscope::cli
