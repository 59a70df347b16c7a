// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include <QUuid>

#include "core/review/annotation.h"
#include "core/review/store_error.h"

namespace tickscope::review {

/// What a file of reports holds of one case.
struct Report {
    Case value;
    std::vector<Annotation> notes;
    bool hasHistory = false; ///< Of another store, which stays behind.
    /// Given by who made the report, and the same when it comes again; may be empty.
    QString key;
    qint64 line = 0; ///< Of the file, from 1, where it begins.
};

enum class ReportFormat {
    Json, ///< An object, a list of them, or one on each line; see caseFromJson(), with key and
          ///< notes. What others have written and decided become notes that say so.
    Csv,  ///< With a line of names; parted by commas, semicolons or tabs.
    Text  ///< Pasted: all of it is the claim of one case; see reporterIn().
};

/// Whom \a text itself names as the one who reports: what follows "reported by", "reporter:" or,
/// where a line begins, "report by", or who alone speaks in lines of a chat with their times, as
/// one word; empty for none.
[[nodiscard]] QString reporterIn(const QString &text);

/// Where \a name, of two letters at least, stands in \a text as a word of its own, from \a from on
/// and in any case; -1 for nowhere. Scripts that put no spaces between words, or particles right
/// behind them, end no other script's word.
[[nodiscard]] qsizetype placeOfName(const QString &text, const QString &name, qsizetype from = 0);

/// \a text with "[erased]" for \a name where it is all of it, or stands in it as a word of its own,
/// however short: who asks to be erased must not stay.
[[nodiscard]] QString withoutName(const QString &text, const QString &name);

/// What \a bytes look like, in a file of that name. What is called or begins as JSON is no pasted
/// text, however damaged.
[[nodiscard]] ReportFormat formatOf(const QByteArray &bytes, const QString &name = {});

/// What is wrong with the report in that \a line.
[[nodiscard]] tl::unexpected<StoreError> badReport(qint64 line, const Fault &what);

/// One entry for each report; a bad one says why, with its line, and the others are read. UTF-8.
/// CSV: columns reporter, accused (several names parted by "|"), claim (also text, reason,
/// message), recording (SHA-256), file, tags (parted by spaces), priority and key; others go into
/// the claim. Errors: Invalid when it is no text, or nothing of it can be read.
[[nodiscard]] Stored<std::vector<Stored<Report>>> readReports(const QByteArray &bytes,
                                                              ReportFormat format);

/// Of somebody in the game whose report came with the recording, as it has the texts: the same case
/// wherever that is opened or scanned. The accused are names only.
[[nodiscard]] Report reportOf(const CaseRecording &recording, std::string_view reporter,
                              std::string_view reason, const std::vector<std::string> &accused);

/// The ID under which a report with this key is saved, however often it comes.
[[nodiscard]] QUuid changeOfKey(const QString &key);

} // namespace tickscope::review
