// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/output/json_text.h"
#include "app/cli/output/output.h"
#include "core/facts/fact_material.h"
#include "core/facts/figures.h"

namespace tickscope::cli {

/// Figures of one player, as they are printed. Borrows all but the name.
struct FactsOutput {
    std::string file;
    const Player &player;
    const PlayerTable &players;
    const FactMaterial &material;
    const std::vector<ComparedFigure> &figures;
};

/// One object in a line.
void writeJsonFacts(const FactsOutput &facts, Output &output);
/// The figures of the file, those of each player who has samples, and what they mean, for a copy of
/// the recording: without occurrences.
[[nodiscard]] Json jsonFactsOfAll(const PlayerTable &players, const FactMaterial &material);
/// A table, and behind it what the figures mean.
void writeTextFacts(const FactsOutput &facts, Output &output);

} // namespace tickscope::cli
