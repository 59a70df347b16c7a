// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/cli/input/opened_recording.h"
#include "core/analysis/compare/ways.h"

namespace tickscope::cli {

/// --align; the first ticks without it. Errors: BadInput.
[[nodiscard]] Result<Alignment> chosenAlignment(const Arguments &arguments);

/// A recording that is compared with another one.
struct OpenedSide {
    OpenedRecording opened; ///< With what it and its map decide, unless --raw is given.
    ComparedSide side;
    Shared<MapContent> map; ///< May be null.
};

/// Reads all of a recording. Errors: those of openRecording() and readIndex().
/// \param isRecordedOnly  as --raw does.
[[nodiscard]] Result<OpenedSide> openedSide(const std::string &address, const HttpOptions &http,
                                            const Arguments &arguments,
                                            bool isRecordedOnly = false);

/// What of two recordings lies beside what.
struct PairedSides {
    TickPairing pairing;
    std::optional<PairedWays> ways = {}; ///< By place.
};

/// \param player, other  as in waysOf(). Errors: those of offsetBetween() and waysOf().
[[nodiscard]] Result<PairedSides> pairedSides(const ComparedSide &left, const ComparedSide &right,
                                              const Alignment &alignment, const Player *player,
                                              const Player *other);

} // namespace tickscope::cli
