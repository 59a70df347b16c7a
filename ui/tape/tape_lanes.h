// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QString>

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

    /// Neither the recorder's nor that of another recording.
    [[nodiscard]] bool isPerson() const { return who.client >= 0; }
};

/// What a player of another recording did, at the ticks of the open one that lie beside it. A
/// value.
struct GhostTape {
    QString title; ///< Of the lane: player and recording.
    QColor color;
    PlayerRef beside;          ///< Of the open recording: below whose lane it stands.
    Shared<InputTape> tape;    ///< All of it under \a client.
    int client = NoClient - 1; ///< Less than NoClient, and no other's.
};

/// Lanes of everybody who has inputs somewhere in \a pieces, by client ID and time.
[[nodiscard]] std::vector<Shared<TapeLane>> tapeLanes(const TapePieces &pieces,
                                                      const PlayerTable &players);

} // namespace tickscope
