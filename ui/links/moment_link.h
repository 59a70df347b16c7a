// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "core/analysis/event_lines.h"

namespace tickscope {

class Document;

/// One moment of a recording as a value: what a link carries, and nothing else. It is no command:
/// who opens it sees something, and nothing is changed or fetched by it.
struct LinkedMoment {
    QString sha256; ///< Of the content of the recording.
    QString name;   ///< Of its file, for people.
    Tick tick;
    Time time{0}; ///< Of the tick, for people.
    std::optional<PlayerRef> player;
    std::optional<TickRange> range; ///< That is selected.
    EventQuery filter = usualEvents();
    QStringList docks; ///< That can be seen.
};

/// Longest link that is read.
inline constexpr qsizetype LongestLink = 8192;

/// "tickscope:moment?…".
[[nodiscard]] QString linkText(const LinkedMoment &moment);
/// Nothing for what is no link of ours. It may come from anybody: all is checked and bounded.
[[nodiscard]] std::optional<LinkedMoment> momentOfLink(const QString &text);
/// Whether \a text begins as a link does.
[[nodiscard]] bool isLink(const QString &text);

/// The present moment of \a document, whose content must be known. \param docks  that can be seen.
[[nodiscard]] LinkedMoment momentOf(const Document &document, const QStringList &docks);
/// Shows \a moment in \a document, which has its recording open.
void showMoment(Document &document, const LinkedMoment &moment);
/// "tiny.demo, tick 1,050 (0:01.00)".
[[nodiscard]] QString momentSentence(const LinkedMoment &moment);

} // namespace tickscope
