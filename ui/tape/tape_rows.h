// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
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

/// Which lanes and inputs a person wants to see.
struct TapeChoice {
    std::set<std::string, std::less<>> hiddenInputs; ///< Names of tracks and aims.
    bool onlySelected = false;                       ///< Only the lane of the selected player.

    friend bool operator==(const TapeChoice &, const TapeChoice &) = default;
};

/// Stand for the aim among the names of inputs. Of a view in space there are two.
inline constexpr std::string_view AimInput = "Aim";
inline constexpr std::string_view YawInput = "Yaw";
inline constexpr std::string_view PitchInput = "Pitch";

/// One row of the tape: a title, or one input of one person from one source.
struct TapeRow {
    enum class Kind {
        Lane,   ///< Begins a lane; names its first source.
        Source, ///< Names a further source of the same lane.
        Track,
        Aim,
    };
    Kind kind = Kind::Lane;
    Shared<TapeLane> lane; ///< Never null.
    Shared<ItemType> type; ///< Whose inputs follow.
    std::size_t track = 0; ///< In the sources of that type.
    std::string input;     ///< Name of track or aim.
    double top = 0;        ///< Pixels from the top of the first row.
    double height = 0;

    [[nodiscard]] double bottom() const { return top + height; }
};

/// Heights of the kinds of rows in pixels.
struct TapeRowHeights {
    double title = 20;
    double track = 14;
    double aim = 30;
    double gap = 6; ///< Below a lane.
};

/// All rows from the top.
struct TapeRows {
    std::vector<TapeRow> rows;
    double height = 0;
    std::size_t laneCount = 0;

    /// Row at \a y; null if there is none.
    [[nodiscard]] const TapeRow *at(double y) const;
    /// Numbers of the first row that shows between \a top and \a bottom, and of the one
    /// behind the last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> between(double top, double bottom) const;
};

/// Rows of \a lanes in that order, as far as \a choice shows their inputs.
[[nodiscard]] TapeRows makeTapeRows(const TapePieces &pieces,
                                    const std::vector<Shared<TapeLane>> &lanes,
                                    const TapeChoice &choice, const TapeRowHeights &heights);

/// Names of all inputs in \a pieces, in order of their first appearance, for choosing.
[[nodiscard]] std::vector<std::string> inputNames(const TapePieces &pieces);

} // namespace tickscope
