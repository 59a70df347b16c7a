// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/output/output.h"
#include "core/analysis/compare/same_inputs.h"
#include "core/export/write_facts.h"

namespace tickscope::cli {

/// A table, and behind it what the figures mean.
void writeTextFacts(const FactsExport &facts, Output &output);

/// What of two recordings, or of one and itself, is the same twice.
struct InputsReport {
    const RepeatedInputs &repeated;
    const Index &left;
    const Index &right;
    std::string otherFile; ///< Named in rows; empty: there is one only.
};

/// Rows, then how long others are the same by chance.
void writeRepeatedInputs(const InputsReport &report, bool isJson, Output &output);

} // namespace tickscope::cli
