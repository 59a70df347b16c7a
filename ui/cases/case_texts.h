// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/review/fault.h"
#include "core/review/opinion.h"

/// The words of a review for people.
namespace tickscope::case_texts {

[[nodiscard]] QString title(review::Status status);
[[nodiscard]] QString title(review::Priority priority);
[[nodiscard]] QString title(review::Aspect aspect);
[[nodiscard]] QString title(review::Finding finding);
/// Nothing looked at.
[[nodiscard]] QString title(const std::optional<review::Finding> &finding);

/// In one line: "Case 17: bot hook near the end".
[[nodiscard]] QString caseTitle(const review::Case &value);
/// First line of a text of several.
[[nodiscard]] QString firstLine(const QString &text);
/// All accused by their first names: "npc01, Carol".
[[nodiscard]] QString accusedText(const review::Case &value);
/// Local date and time.
[[nodiscard]] QString momentText(review::Moment moment);
/// What went wrong, as a sentence.
[[nodiscard]] QString faultText(const review::Fault &fault);

} // namespace tickscope::case_texts
