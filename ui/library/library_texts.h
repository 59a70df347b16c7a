// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include "core/library/recording_row.h"

/// What the library says of a recording.
namespace tickscope::library_texts {

/// "26:11"; parts of seconds say nothing here.
[[nodiscard]] QString length(const library::RecordingRow &row);
/// When it was recorded, else when the file changed.
[[nodiscard]] QDateTime date(const library::RecordingRow &row);
/// "2024-05" as "May 2024".
[[nodiscard]] QString month(const QString &key);
/// "2, cheating"; empty without cases.
[[nodiscard]] QString cases(const library::RecordingRow &row);
/// Whether it is there, readable and whole; empty when there is nothing to say.
[[nodiscard]] QString condition(const library::RecordingRow &row);
/// Whether condition() is bad news.
[[nodiscard]] bool isBad(const library::RecordingRow &row);
/// Length, map and date in one line, as far as they are known.
[[nodiscard]] QString facts(const library::RecordingRow &row);
/// Path, and what is wrong.
[[nodiscard]] QString tip(const library::RecordingRow &row);
/// For who does not see it: name and facts.
[[nodiscard]] QString spoken(const library::RecordingRow &row);

} // namespace tickscope::library_texts
