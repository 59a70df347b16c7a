// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/case.h"

/// The choices of a review for people, in the language of the program.
namespace tickscope::review {

[[nodiscard]] QString title(Status status);
[[nodiscard]] QString title(Priority priority);
[[nodiscard]] QString title(Aspect aspect);
[[nodiscard]] QString title(Finding finding);
/// How far the case has come. A decided one of which the outcome is open says that its reviewers
/// disagree.
[[nodiscard]] QString statusTitle(const Case &value);

} // namespace tickscope::review
