// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/report_import.h"
#include "core/review/store/store.h"

namespace tickscope::review {

/// A case that has the words of \a report or accuses the same person; or the same name, at a time
/// that both have. One that is not decided before others. It is about the same recording, where the
/// report is about one. Nothing for none. Errors: those of CaseTable::matching().
[[nodiscard]] Stored<std::optional<Case>> caseLike(Store &store, const Case &report);

/// Makes a case of \a report, with its notes; with an ID or a key, once however often it comes.
/// Errors: those of CaseTable::save().
Stored<Case> fileReport(Store &store, const Report &report);

/// Whether a case was made of a report now, or was there before it came.
enum class Filing { Made, Present };

/// Makes a case of each of \a reports, with its notes, whole or not at all; with an ID or a key,
/// once however often it comes. \param filed  called for each in their order, as soon as it is
/// stored for good, or cannot be. Errors: Unreachable, which ends it.
Stored<void> fileReports(Store &store, const std::vector<Stored<Report>> &reports,
                         const std::function<void(const Stored<Case> &, Filing)> &filed);

/// Takes back what fileReports() has just made of a report with so many \a notes: the case is
/// removed, and only its history stays. Errors: Refused where somebody has changed it since.
Stored<void> takeBack(Store &store, const CaseId &id, std::size_t notes);

} // namespace tickscope::review
