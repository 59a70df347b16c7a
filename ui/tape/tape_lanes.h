// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/analysis/tape/input_tape.h"
#include "core/model/player.h"

namespace tickscope {

/// Pieces of one stretch in order; null where nothing is read yet.
using TapePieces = std::vector<Shared<InputTape>>;

/// Whose inputs a lane shows: those of one person, whatever client IDs that one has, or what
/// a client ID has while it is not known whose it is.
struct TapeLane {
    std::optional<int> player; ///< Player::id; nothing when unknown.
    PlayerRef who;             ///< Without a client ID: the recorder.
    std::vector<Stay> stays;   ///< By time; what lies outside of them is somebody else's.
};

/// Lanes of everybody who has inputs somewhere in \a pieces, by client ID and time.
[[nodiscard]] std::vector<Shared<TapeLane>> tapeLanes(const TapePieces &pieces,
                                                      const PlayerTable &players);

} // namespace tickscope
