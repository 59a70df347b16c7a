// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/bundle/report_page.h"

namespace tickscope::review {

/// Each reviewer by a number, and nobody who reported: a stand-in for the reporter's names in all
/// that people wrote. A name that an accused has, too, stays.
void hideReviewers(CaseParts &parts);

/// Adds the \a names of one player of a recording: the reporter's or another's.
void addPlayerNames(const QStringList &names, const QString &reporter, CaseEvidence &evidence);

/// What a person has to decide about before others read \a parts without the reporter's name: each
/// sentence that is about the reporter, as others will read it, and where it stands; and which name
/// stays because an accused has it. Lines; empty for nothing.
[[nodiscard]] QStringList reporterMentions(const CaseParts &parts);

/// The history of \a parts for others: it says what was done, but nothing that the case no longer
/// has. Texts of deleted notes and of withdrawn verdicts are empty, and so are earlier ones of
/// notes; whatever else is gone is "[withheld 1]", the same each time.
[[nodiscard]] std::vector<HistoryEntry> publishedHistory(const CaseParts &parts);

} // namespace tickscope::review
