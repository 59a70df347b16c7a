// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "ui/tape/tape_lanes.h"

namespace tickscope {

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
