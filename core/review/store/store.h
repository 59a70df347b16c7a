// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "core/review/store/case_table.h"
#include "core/review/store/note_table.h"
#include "core/review/store/opinion_table.h"

namespace tickscope::review {

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

    [[nodiscard]] CaseTable &cases() { return m_cases; }
    [[nodiscard]] NoteTable &notes() { return m_notes; }
    [[nodiscard]] OpinionTable &opinions() { return m_opinions; }
    /// Stores what the calls in \a work change in one transaction, for good when this returns: all
    /// of it or, where \a work fails, nothing. A call that fails in it leaves the others. \a work
    /// is run again when another transaction was in its way.
    Stored<void> together(const std::function<Stored<void>()> &work);
    /// Another number than before once others have changed something that may be seen. Cheap: for
    /// asking every few seconds. What who() changed may change it, too.
    Stored<qint64> stamp();

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

    /// Brings a file up to date, and keeps a copy of what it was.
    Stored<void> upgradeFile();
    [[nodiscard]] QString copyBefore(int version) const;
    Stored<Erasure> eraseOnServer(const QString &name);
    Stored<Erasure> eraseInFile(const QString &name);

    Database m_database;
    CaseTable m_cases{m_database};
    NoteTable m_notes{m_database};
    OpinionTable m_opinions{m_database, m_notes};
};

} // namespace tickscope::review
