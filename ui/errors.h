// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "core/base/result.h"

namespace tickscope {

class TimeBase;
struct Damage;
struct RecordingInfo;

/// What went wrong, in one sentence for people.
[[nodiscard]] QString errorSentence(const Error &error);
/// What the user can do about it; empty when there is nothing.
[[nodiscard]] QString errorAdvice(const Error &error);
/// The technical part: what the reader said, with byte and tick where known.
[[nodiscard]] QString errorDetails(const Error &error);

/// What of a recording cannot be read, in a sentence; empty where all can.
[[nodiscard]] QString unreadSentence(const RecordingInfo &info);

/// One place of damage in a sentence: what, and what is lost by it.
[[nodiscard]] QString damageSentence(const Damage &damage);
/// All damage of a recording in one line for the message bar.
/// \param lost  ticks by all of it together.
[[nodiscard]] QString damageSummary(const std::vector<Damage> &damage, std::int64_t lost,
                                    const TimeBase &time);

} // namespace tickscope
