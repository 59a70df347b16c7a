// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/review/opinion.h"

/// What the history says, for people.
namespace tickscope::review {

/// One thing that was done, in the language of the program. What somebody wrote much of ends behind
/// a word, with an ellipsis.
struct HistoryLine {
    Moment at = 0;
    QString who;
    QString text;        ///< A sentence without its subject: "Added note 3: every ten ticks".
    QStringList details; ///< More of them, about the same thing.

    /// All of it for a table, a line each, and shorter.
    [[nodiscard]] QString shortText() const;
};

/// The lines of \a history, in its order. What replaced itself is left out.
[[nodiscard]] std::vector<HistoryLine> historyLines(const std::vector<HistoryEntry> &history);

} // namespace tickscope::review
