// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/opinion.h"
#include "core/review/store/database.h"

namespace tickscope::review {

class NoteTable;

/// The verdicts of reviewers on all cases. See Store.
class OpinionTable
{
public:
    OpinionTable(Database &database, NoteTable &notes)
        : m_database(database)
        , m_notes(notes)
    {
    }

    /// All that may be seen, by reviewer. Until all have decided that is the own one alone.
    Stored<std::vector<Opinion>> ofCase(const CaseId &id);
    /// The own one; deciding is part of it, and the last change.
    Stored<Saved<Opinion>> save(const Opinion &value, const QUuid &change);
    /// Refused once another reviewer has decided. A conflict's mine is empty but for the case's ID
    /// and version.
    Stored<Saved<Opinion>> withdraw(const Withdrawal &withdrawal, const QUuid &change);

private:
    Stored<std::optional<Opinion>> own(const CaseId &id);
    /// \a mine as it is stored now; a conflict where a change was \a isStale.
    Stored<Saved<Opinion>> savedOpinion(const Opinion &mine, bool isStale);
    Stored<void> replaceAspects(qint64 row, const Opinion &value);

    Database &m_database;
    NoteTable &m_notes;
};

} // namespace tickscope::review
