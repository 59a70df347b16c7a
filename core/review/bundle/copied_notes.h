// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/recording_notes.h"
#include "core/base/result.h"
#include "core/review/bundle/bundle.h"
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

/// What a store has of a case that may be in a copy.
struct CopiedCase {
    Case value;
    std::vector<Annotation> notes;
    std::vector<Opinion> opinions;
};

/// Whether others than its reviewers may read what they found. Errors: BadInput: what the first
/// reviewer found would be no secret from the second, and what is hidden until then would be
/// missing.
[[nodiscard]] Result<void> checkOpinions(const Case &value);

/// Adds notes and verdicts, as far as they are about the recording of \a sha256. Reviewers whose
/// names are hidden are numbered as in a bundle.
void addCase(CopiedCase content, const QString &sha256, ReviewerNames names, RecordingNotes &notes);

} // namespace tickscope::review
