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

    [[nodiscard]] bool takes(const Player *who) const
    {
        return !player || (who && who->id == *player);
    }
};

/// Reads the index where a player is named: numbers and names are known when everybody
/// has appeared. Errors: Io; Damaged for wrong usage; OutOfRange for nobody and no tick.
[[nodiscard]] Result<WhoAndWhen> chosenWhoAndWhen(const OpenedRecording &opened,
                                                  const Arguments &arguments);

/// The player with that number or exact name. Errors: OutOfRange.
[[nodiscard]] Result<const Player *> namedPlayer(const Index &index, const std::string &name);

/// Who held which slot, as far as a walk has come.
class PlayersSoFar
{
public:
    /// \param last  of the recording: stays that have not ended are taken to last until then.
    explicit PlayersSoFar(Tick last)
        : m_last(last)
    {
    }

    void apply(const PlayerChange &change);
    /// Null for nobody. Valid until the next apply().
    [[nodiscard]] const Player *at(int client, Tick tick);

private:
    Tick m_last;
    PlayerTracker m_tracker;
    PlayerTable m_table;
    bool m_isTableOld = false;
};

} // namespace tickscope::cli
