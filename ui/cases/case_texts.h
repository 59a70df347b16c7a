// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/review/opinion.h"
#include "core/review/store_error.h"
#include "core/review/titles.h"

/// The words of a review for people.
namespace tickscope::case_texts {

using review::statusTitle;
using review::title;
/// Nothing looked at.
[[nodiscard]] QString title(const std::optional<review::Finding> &finding);

/// In one line: "Case 17: bot hook near the end".
[[nodiscard]] QString caseTitle(const review::Case &value);
/// First line of a text of several, by somebody unknown: nothing in it moves what is beside it.
[[nodiscard]] QString firstLine(const QString &text);
/// Date and time in the zone of zoneText().
[[nodiscard]] QString momentText(review::Moment moment);
/// Of the computer today: "UTC+1".
[[nodiscard]] QString zoneText();
/// What went wrong, as a sentence.
[[nodiscard]] QString faultText(const review::StoreError &fault);

} // namespace tickscope::case_texts
