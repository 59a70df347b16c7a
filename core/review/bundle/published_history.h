// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/bundle/report_page.h"

namespace tickscope::review {

/// The history of \a parts for others: it says what was done, but nothing that the case no longer
/// has. Texts of deleted notes and of withdrawn verdicts are empty, and so are earlier ones of
/// notes; whatever else is gone is "[withheld 1]", the same each time.
[[nodiscard]] std::vector<HistoryEntry> publishedHistory(const CaseParts &parts);

} // namespace tickscope::review
