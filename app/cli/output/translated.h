// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "core/base/fault.h"

namespace tickscope::cli {

// What people read: help and complaints. The data of the command line is English everywhere, so
// it never comes by here.

/// Looks for a translation into the language of the environment (LANGUAGE, LC_MESSAGES, LANG),
/// once, before anything is shown. Without it all is English.
void readTranslations();

/// Text of ours that CliText::tr() marks. \a english ends with a zero.
[[nodiscard]] std::string shown(std::string_view english);
/// The same language for sentences of the core.
[[nodiscard]] const SentenceWords &shownWords();
/// Sentence about what is wrong.
[[nodiscard]] std::string shownFault(const Fault &fault);

/// With spaces for what does not break: only those of names are to be conspicuous.
[[nodiscard]] QString ordinarySpaces(QString text);

} // namespace tickscope::cli

/// What the command line reports in several places.
namespace tickscope::faults {

inline constexpr FaultKind GiveEitherTickTOrAtTime = Fault::tr("give either --tick T or --at TIME");
inline constexpr FaultKind IsNotARecordingOfTheCase = Fault::tr(
    "%1 is not a recording of the case");
inline constexpr FaultKind MustBeOneOf = Fault::tr("%1 must be one of %2");
inline constexpr FaultKind NoSuchTick = Fault::tr("no such tick; %1");
inline constexpr FaultKind NumberNeedsItsRecording = Fault::tr(
    "%1 is a player's number: give the one file that it is of with --recording FILE");

} // namespace tickscope::faults
