// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/output/output.h"
#include "core/analysis/compare/differences.h"
#include "core/analysis/runs.h"
#include "core/model/player.h"

namespace tickscope::cli {

/// As people ask for it, and in rows.
[[nodiscard]] constexpr std::string_view wordOf(ComparedPart part)
{
    switch (part) {
    case ComparedPart::Positions:
        return "positions";
    case ComparedPart::Inputs:
        return "inputs";
    case ComparedPart::Events:
        return "events";
    case ComparedPart::States:
        break;
    }
    return "states";
}

/// A row.
/// \param otherFile  named in it; empty: there is one only.
void writeDifference(const Difference &difference, const std::string &otherFile, bool isJson,
                     Output &output);

inline constexpr std::string_view SplitsPart = "splits";

struct ComparedSplits {
    std::vector<RunSplit> all;
    const Player *left = nullptr; ///< Whose they are, where that is known.
    const Player *right = nullptr;
};

/// A table, or rows.
/// \param otherFile  named in rows; empty: there is one only.
void writeSplits(const ComparedSplits &splits, const std::string &otherFile, bool isJson,
                 Output &output);

} // namespace tickscope::cli
