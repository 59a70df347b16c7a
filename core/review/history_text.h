// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/review/opinion.h"

/// What the history says, for people.
namespace tickscope::review {

/// One value of a row that is another now. Both are plain text.
struct FieldChange {
    QString field;  ///< As the store names it.
    QString before; ///< Empty where there was none.
    QString after;

    /// "claim: old → new"
    [[nodiscard]] QString text() const;
};

/// What of the entry's row is another.
[[nodiscard]] std::vector<FieldChange> fieldChanges(const HistoryEntry &entry);

/// Table and verb of HistoryEntry::what in English: "review_case changed" is "case changed". What
/// is not known stays as it is.
[[nodiscard]] QString doneText(const QString &what);

} // namespace tickscope::review
