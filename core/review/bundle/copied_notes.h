// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/recording_notes.h"
#include "core/base/result.h"
#include "core/review/bundle/report_page.h"
#include "core/review/marker_file.h"

/// What a copy of a recording holds of markers and cases.
namespace tickscope::review {

/// Now, as notes of cases have their times: "2026-11-23T02:20:57.123Z".
[[nodiscard]] std::string presentTime();

/// Adds \a markers, written now. \param author  of those that have none; empty: unknown.
/// \param names  Hidden: no author is named. Beside notes of a case whose reviewers are numbers the
///               name would show who one of them is.
void addMarkers(const std::vector<Annotation> &markers, const QString &author, ReviewerNames names,
                RecordingNotes &notes);
void addFlags(const std::vector<CheckFlag> &flags, RecordingNotes &notes);

/// Whether others than its reviewers may read what they found. Errors: BadInput: what the first
/// reviewer found would be no secret from the second, and what is hidden until then would be
/// missing.
[[nodiscard]] Result<void> checkOpinions(const Case &value);

/// What of \a content a copy of the recording of \a sha256 holds: notes on it, and verdicts.
[[nodiscard]] CaseParts copiedParts(CaseParts content, const QString &sha256);

/// Adds what copiedParts() gave. Reviewers whose names are hidden are numbered as in a bundle, and
/// the reporter's is replaced.
void addCase(CaseParts content, ReviewerNames names, RecordingNotes &notes);

} // namespace tickscope::review
