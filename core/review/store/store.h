// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <variant>

#include <QUuid>

#include "core/review/opinion.h"
#include "core/review/store/database.h"

namespace tickscope::review {

/// What became of a save: the value as it is stored now, or a conflict, and then nothing was saved.
template<typename Value>
using Saved = std::variant<Value, Conflict<Value>>;

/// What an erasure came upon.
struct Erasure {
    /// Number of a case, and how many texts there had the name; 0 for changes not sent yet.
    std::map<qint64, qint64> places;
    /// What else the accused with that name were called. Their own entries have none of it any
    /// more, but texts may.
    QStringList otherNames;
};

/// The cases of a team, in a file or on a server, by the same calls.
///
/// A change is stored for good when its call returns, and it is whole or not there at all. Each has
/// an ID of its own: a call that is repeated with the same one, because the connection broke before
/// its answer came, changes nothing a second time and gives what is stored.
///
/// All calls from the thread that opened it; they wait for the disk or the server.
/// Errors of all calls: the kinds of Fault, as they say.
class Store
{
public:
    /// Makes the file if there is none, and brings it up to date. A server is only checked: its
    /// administrator calls upgrade().
    static Stored<std::unique_ptr<Store>> open(StoreAddress address);
    /// Makes the tables, or brings them up to date.
    static Stored<void> upgrade(const StoreAddress &address);

    [[nodiscard]] const StoreAddress &address() const { return m_database.address(); }
    [[nodiscard]] const QString &who() const { return m_database.who(); }
    /// Whether rights and blindness hold whatever program is used. In a file they are courtesy.
    [[nodiscard]] bool isEnforced() const { return m_database.dialect() == Dialect::Postgres; }

    Stored<Case> caseOf(const CaseId &id);
    /// The case that people call so.
    Stored<Case> caseNumbered(qint64 number);
    /// Those of \a filter, in its order.
    Stored<std::vector<Case>> cases(const CaseFilter &filter);
    /// Stores what the calls in \a work change in one transaction, for good when this returns: all
    /// of it or, where \a work fails, nothing. A call that fails in it leaves the others. \a work
    /// is run again when another transaction was in its way.
    Stored<void> together(const std::function<Stored<void>()> &work);
    /// The first unassigned case of \a filter that who() may still judge; it is his then.
    /// No two callers ever get the same. Nothing when there is none.
    Stored<std::optional<Case>> takeNext(const CaseFilter &filter);
    /// A case of version 0 is made. Status, times and outcome are not saved; see Case.
    Stored<Saved<Case>> save(const Case &value, const QUuid &change);
    /// Refused to all but its author, and for a case that holds something. A conflict's mine is
    /// empty but for ID and version.
    Stored<Saved<Case>> removeCase(const CaseRemoval &removal, const QUuid &change);
    /// A lead's word where decided opinions differ.
    Stored<Saved<Case>> settle(const Case &value, Finding outcome);

    /// All that may be seen, by recording and tick; without pictures.
    Stored<std::vector<Annotation>> notes(const CaseId &id);
    /// Notes on a recording in all cases; without pictures.
    Stored<std::vector<Annotation>> notesOn(const QString &sha256);
    Stored<QByteArray> picture(const NoteId &id);
    /// A note of version 0 is made.
    Stored<Saved<Annotation>> save(const Annotation &value, const QUuid &change);
    /// A conflict's mine is empty but for ID and version.
    Stored<Saved<Annotation>> remove(const NoteRemoval &removal, const QUuid &change);

    /// All that may be seen, by reviewer. Until all have decided that is who()'s alone.
    Stored<std::vector<Opinion>> opinions(const CaseId &id);
    /// who()'s own; deciding is part of it, and the last change.
    Stored<Saved<Opinion>> save(const Opinion &value, const QUuid &change);
    /// Refused once another reviewer has decided. A conflict's mine is empty but for the case's ID
    /// and version.
    Stored<Saved<Opinion>> withdraw(const Withdrawal &withdrawal, const QUuid &change);

    /// Everything that was changed and may be seen, oldest first; drafts of verdicts are not.
    Stored<std::vector<HistoryEntry>> history(const CaseId &id);

    /// Another number than before once others have changed something that may be seen. Cheap: for
    /// asking every few seconds. What who() changed may change it, too.
    Stored<qint64> stamp();

    /// \name IDs of what earlier versions wrote down by numbers; null where there is none
    /// @{
    Stored<CaseId> caseIdOf(qint64 number);
    Stored<NoteId> noteIdOf(qint64 number);
    Stored<NoteId> noteIdMadeBy(const QUuid &change);
    /// @}

    /// Takes the person with this name, in any letter case, out of all cases: as reporter and
    /// accused, with all his names there; from notes and their pictures; the name from texts and
    /// categories as withoutName() does; and what the history said of them. That it happened stays.
    /// On a server for leads. The copy that an upgrade has left beside a file goes.
    Stored<Erasure> erasePerson(const QString &name);

    /// Looks through the whole file. Errors: Damaged. A server does this by itself.
    Stored<void> checkIntegrity();
    /// Writes a file's whole copy, which only its owner can read, to \a path, where nothing may be.
    /// A server has its own ways.
    Stored<void> backUp(const QString &path);

private:
    explicit Store(StoreAddress address);

    /// Runs \a work in a transaction unless the change with that ID was made already; it returns
    /// the number to remember for the change. Returns that number.
    Stored<qint64> changeOnce(const QUuid &change, const std::function<Stored<qint64>()> &work);
    /// Brings a file up to date, and keeps a copy of what it was.
    Stored<void> upgradeFile();
    [[nodiscard]] QString copyBefore(int version) const;
    Stored<Erasure> eraseOnServer(const QString &name);
    Stored<Erasure> eraseInFile(const QString &name);
    /// What \a table has for \a id in its rows; 0 for none.
    Stored<qint64> numberOf(const char *table, const QUuid &id);
    /// The same of a case. Errors: NotFound.
    Stored<qint64> caseRow(const CaseId &id);
    Stored<QUuid> idWhere(const char *sql, const QVariant &value);
    Stored<void> replaceParts(const Case &present, const Case &wanted);
    Stored<void> insertAccused(qint64 row, const std::vector<Identity> &accused);
    Stored<std::vector<Case>> casesByNumber(const std::vector<qint64> &numbers);
    Stored<std::vector<Annotation>> notesWhere(const QString &condition,
                                               const QVariantList &values);
    /// Errors: NotFound.
    Stored<Annotation> noteInRow(qint64 row);
    /// Which one people call so; null for none.
    Stored<NoteId> noteNumbered(const CaseId &id, qint64 number);
    Stored<std::optional<Opinion>> ownOpinion(const CaseId &id);
    /// \a mine as it is stored now; a conflict where a change was \a isStale.
    Stored<Saved<Opinion>> savedOpinion(const Opinion &mine, bool isStale);
    Stored<void> replaceAspects(qint64 row, const Opinion &value);

    Database m_database;
};

} // namespace tickscope::review
