// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/chosen_events.h"
#include "app/cli/scan/scan_condition.h"
#include "core/io/http/http_options.h"

namespace tickscope::cli {

/// A figure of one player.
struct FactValue {
    std::string figure;
    double value = 0;
    std::int64_t samples = 0;
};

/// A player of whom all conditions over figures of `facts` hold.
struct FoundPlayer {
    int player = 0; ///< Player::id.
    std::string name;
    std::vector<FactValue> facts; ///< Those that were asked for.
    Shared<Index> index;          ///< That has the player.
};

/// What a scan asks of each recording.
struct ScanRequest {
    const Arguments &arguments;
    HttpOptions http;
    std::vector<ScanCondition> conditions; ///< All have to hold.
    bool wantsEvents = false;              ///< Else the figures of the recording are its row.
};

/// Errors: BadInput, with a sentence for the user; those of httpOptions().
[[nodiscard]] Result<ScanRequest> scanRequest(const Arguments &arguments);

/// A recording in which there is something.
struct ScanFind {
    OpenedRecording opened;                  ///< As recorded.
    std::optional<ChosenEvents> events = {}; ///< Where events are wanted.
    Shared<Index> index = {};                ///< Of the figures; null where none was needed.
    /// Where conditions are about what players did: those of whom they hold.
    std::optional<std::vector<FoundPlayer>> players = {};
};

/// What \a name holds of the request: nothing where a condition does not hold, or where no
/// player and no tick is as the options want. Damage goes to \a isDamaged, figures to \a seen.
/// Errors: those of openRecording() and chosenWhoAndWhen().
[[nodiscard]] Result<std::optional<ScanFind>> scanRecording(const std::string &name,
                                                            const ScanRequest &request,
                                                            bool &isDamaged, SeenFigures &seen);

/// Writes what was found as JSON Lines: the events that pass, else the figures of the recording, a
/// row for each player where conditions are about those. Whether there was a row.
/// \param saysContent  rows have the SHA-256 of a file.
bool writeFind(const ScanFind &find, bool saysContent, TextSink &sink);

} // namespace tickscope::cli
