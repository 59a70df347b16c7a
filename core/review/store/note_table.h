// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/opinion.h"
#include "core/review/store/database.h"

namespace tickscope::review {

/// The notes of all cases. See Store.
class NoteTable
{
public:
    explicit NoteTable(Database &database)
        : m_database(database)
    {
    }

    /// All that may be seen, by recording and tick; without pictures.
    Stored<std::vector<Annotation>> ofCase(const CaseId &id);
    /// Notes on a recording in all cases; without pictures.
    Stored<std::vector<Annotation>> onRecording(const QString &sha256);
    Stored<QByteArray> picture(const NoteId &id);
    /// A note of version 0 is made.
    Stored<Saved<Annotation>> save(const Annotation &value, const QUuid &change);
    /// A conflict's mine is empty but for ID and version.
    Stored<Saved<Annotation>> remove(const NoteRemoval &removal, const QUuid &change);

    /// \name IDs of what earlier versions wrote down by numbers; null where there is none
    /// @{
    Stored<NoteId> idOf(qint64 number);
    Stored<NoteId> idMadeBy(const QUuid &change);
    /// @}
    /// Which one people call so; null for none.
    Stored<NoteId> idNumbered(const CaseId &id, qint64 number);

private:
    Stored<std::vector<Annotation>> where(const QString &condition, const QVariantList &values);
    /// Errors: NotFound.
    Stored<Annotation> inRow(qint64 row);

    Database &m_database;
};

} // namespace tickscope::review
