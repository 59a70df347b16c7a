// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/output.h"
#include "core/export/write_facts.h"

namespace tickscope::cli {

/// A table, and behind it what the figures mean.
void writeTextFacts(const FactsExport &facts, Output &output);

} // namespace tickscope::cli
