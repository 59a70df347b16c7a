// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/bundle/bundle.h"

namespace tickscope::review {

/// All that the store shows of a case, and what recordings show of it.
struct CaseParts {
    Case value;
    std::vector<Annotation> notes;
    std::vector<Opinion> opinions;
    std::vector<HistoryEntry> history;
    CaseEvidence shown; ///< A note's own picture before another.
};

/// Of whom \a note is about: which one, where that is known.
[[nodiscard]] QString playerText(const CaseParts &parts, const Annotation &note);

/// Each finding of each reviewer, and what he decided.
/// \param momentText  how times are written.
[[nodiscard]] BundleTable verdictTable(const CaseParts &parts, QString (*momentText)(Moment));

/// The report: all of it as one page for people. See HtmlPage.
[[nodiscard]] QByteArray reportPage(const CaseParts &parts);

} // namespace tickscope::review
