// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <variant>

#include "core/review/store/store.h"

/// What waits for the store, as a line of the outbox: JSON with kind, ID and version.
namespace tickscope::review {

/// Anything that somebody may change.
using Change = std::variant<Case, CaseRemoval, Annotation, NoteRemoval, Opinion, Withdrawal>;

/// A kind of item with its ID: changes of one item build on each other.
using ChangedItem = std::pair<int, QUuid>;

[[nodiscard]] ChangedItem itemOf(Change change);
[[nodiscard]] qint64 &versionOf(Change &change);

[[nodiscard]] QByteArray toBytes(Change change);
[[nodiscard]] Stored<Change> changeFromBytes(const QByteArray &line);
/// A line of the first version with IDs for what it names by numbers.
/// \param id     of the change
/// \param maker  the change that makes the note which this one is about; null for none
[[nodiscard]] Stored<QByteArray> namedLine(Store &store, const QByteArray &line, const QUuid &id,
                                           const QUuid &maker);
/// The line with a person taken out of texts, pictures and identities, as Store::erasePerson()
/// does.
[[nodiscard]] QByteArray withoutPerson(const QByteArray &line, const QString &name);

} // namespace tickscope::review
