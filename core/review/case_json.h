// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "core/review/opinion.h"
#include "core/review/store_error.h"
#include "core/review/text_time.h"

/// The values of a review as JSON, for the command line, bots and bundles. Times are ISO 8601 in
/// UTC; what is not known is null.
namespace tickscope::review {

/// IDs are the numbers; evidence that has none yet is named by its UUID.
[[nodiscard]] QJsonObject toJson(const Case &value);
/// \param picture  in base64; left out when empty.
[[nodiscard]] QJsonObject toJson(const Annotation &note, const QByteArray &picture = {});
[[nodiscard]] QJsonObject toJson(const Opinion &opinion);
[[nodiscard]] QJsonObject toJson(const HistoryEntry &entry);
/// Times in \a text, as jumps: text, kind, and tick, seconds or clock, date and zone.
[[nodiscard]] QJsonArray timesToJson(const QString &text);

/// What one can say of a case, a note, a verdict; what only the database sets may be there and is
/// not looked at. Errors: Invalid, which names the key.
[[nodiscard]] Stored<Case> caseFromJson(const QJsonObject &json);
[[nodiscard]] Stored<Annotation> noteFromJson(const QJsonObject &json);
[[nodiscard]] Stored<Opinion> opinionFromJson(const QJsonObject &json);

/// "2026-11-23T02:20:57.123Z".
[[nodiscard]] QString momentText(Moment moment);

} // namespace tickscope::review
