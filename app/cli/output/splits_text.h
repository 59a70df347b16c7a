// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/output/output.h"
#include "core/analysis/runs.h"
#include "core/model/player.h"

namespace tickscope::cli {

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
