// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scan/info_figures.h"

namespace tickscope::cli {

/// One --when: a figure compared with a number.
struct ScanCondition {
    std::string text; ///< As written.
    std::string figure;
    std::string comparison; ///< One of > >= < <= = == !=
    double number = 0;
    FigureSource source = FigureSource::Outline;

    /// What is not known fulfils nothing.
    [[nodiscard]] bool holds(std::optional<double> value) const;
};

/// Reads "FIGURE > N". Errors: BadInput, with a sentence for the user.
[[nodiscard]] Result<ScanCondition> parseCondition(const std::string &text);

} // namespace tickscope::cli
