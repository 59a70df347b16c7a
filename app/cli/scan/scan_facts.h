// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/input/fact_reading.h"
#include "app/cli/scan/scan_condition.h"

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

/// Whether any of \a conditions is about what players did.
[[nodiscard]] bool askForFacts(const std::vector<ScanCondition> &conditions);

/// The players in \a facts of whom those \a conditions hold, by number. A figure with too few
/// samples has no value, and fulfils nothing; what was found goes to \a seen. Errors: those of
/// namedPlayer().
[[nodiscard]] Result<std::vector<FoundPlayer>> playersWithFacts(
    const ReadFacts &facts, const std::vector<ScanCondition> &conditions,
    const Arguments &arguments, SeenFigures &seen);

} // namespace tickscope::cli
