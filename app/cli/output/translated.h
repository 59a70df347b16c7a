// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/fault.h"

namespace tickscope::cli {

// What people read: help and complaints. The data of the command line is English everywhere, so
// it never comes by here.

/// Looks for a translation into the language of the environment (LANGUAGE, LC_MESSAGES, LANG),
/// once, before anything is shown. Without it all is English.
void readTranslations();

/// Text of ours that is marked with QT_TRANSLATE_NOOP("cli", ...). \a english ends with a zero.
[[nodiscard]] std::string shown(std::string_view english);
/// The same language for sentences of the core.
[[nodiscard]] const SentenceWords &shownWords();
/// Sentence about what is wrong.
[[nodiscard]] std::string shownFault(const Fault &fault);

} // namespace tickscope::cli
