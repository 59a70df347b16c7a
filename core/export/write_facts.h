// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/export/text/text_sink.h"
#include "core/facts/fact_material.h"
#include "core/facts/figures.h"

namespace tickscope {

/// Figures of one player beside those of others. Borrows all but the name.
struct FactsExport {
    std::string file; ///< Named in the JSON object.
    const Player &player;
    const PlayerTable &players;
    const FactMaterial &material;
    const std::vector<ComparedFigure> &figures;
};

/// Writes one JSON object in a line.
void writeFacts(const FactsExport &facts, TextSink &sink);

/// The figures of the file, those of each player who has samples, and what they mean, as a JSON
/// object for a copy of the recording: without occurrences, which can be found in it.
/// \param program, written  who made it, and when.
[[nodiscard]] std::string factsForCopy(const PlayerTable &players, const FactMaterial &material,
                                       const std::string &program, const std::string &written);

/// Why a figure has no value.
[[nodiscard]] std::string noValueReason(const Figure &figure);

} // namespace tickscope
