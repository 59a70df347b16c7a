// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/opinion.h"
#include "core/review/store/database.h"

namespace tickscope::review {

/// The cases, with what happened to them. See Store.
class CaseTable
{
public:
    explicit CaseTable(Database &database)
        : m_database(database)
    {
    }

    Stored<Case> withId(const CaseId &id);
    /// The case that people call so.
    Stored<Case> withNumber(qint64 number);
    /// Those of \a filter, in its order.
    Stored<std::vector<Case>> matching(const CaseFilter &filter);
    /// The first unassigned case of \a filter that who() may still judge; it is his then.
    /// No two callers ever get the same. Nothing when there is none.
    Stored<std::optional<Case>> takeNext(const CaseFilter &filter);
    /// A case of version 0 is made. Status, times and outcome are not saved; see Case.
    Stored<Saved<Case>> save(const Case &value, const QUuid &change);
    /// Refused to all but its author, and for a case that holds something. A conflict's mine is
    /// empty but for ID and version.
    Stored<Saved<Case>> remove(const CaseRemoval &removal, const QUuid &change);
    /// A lead's word where decided opinions differ.
    Stored<Saved<Case>> settle(const Case &value, Finding outcome);
    /// Everything that was changed and may be seen, oldest first; drafts of verdicts are not.
    Stored<std::vector<HistoryEntry>> history(const CaseId &id);

    Stored<bool> isRemoved(const CaseId &id);

    /// What earlier versions wrote down by its number; null where there is none.
    Stored<CaseId> idOf(qint64 number);

private:
    Stored<void> replaceParts(const Case &present, const Case &wanted);
    Stored<void> insertAccused(qint64 row, const std::vector<Identity> &accused);
    Stored<std::vector<Case>> byNumber(const std::vector<qint64> &numbers);

    Database &m_database;
};

} // namespace tickscope::review
