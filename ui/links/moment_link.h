// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "ui/document/view_state.h"

namespace tickscope {

class Document;

/// A view of a recording as a value: what a link carries, and nothing else.
struct LinkedMoment {
    QString sha256;    ///< Of the content of the recording.
    QString name;      ///< Of its file, for people.
    Time time{0};      ///< Of the moment, for people.
    QString address;   ///< Where else the recording is, see sharedAddress(); may be empty.
    ViewState view;    ///< With a tick.
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
/// "tiny.demo, tick 1,050 (0:01.00)".
[[nodiscard]] QString momentSentence(const LinkedMoment &moment);

} // namespace tickscope
