// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include <QStringList>

#include "core/library/library_listing.h"

/// The library of a person's recordings: a cache, in a file that only its owner can read. All in it
/// can be read again from the recordings.
namespace tickscope::library {

/// Whether what one person said to another can be found.
enum class Whispers { LeftOut, Kept };

/// How many cases name a content, and what was decided.
struct ContentCases {
    QString sha256 = {};
    int cases = 0;
    QString verdict = {};
};

/// The cache, seen by one thread. Others may have their own at the same time: readers see what was
/// there when they asked. All calls wait for the disk.
/// Errors: Damaged, and then remove() helps; Unreachable for a full disk and the like.
class LibraryStore
{
public:
    /// Makes the file if there is none, and again where it is damaged, of another version,
    /// or has whispers that are not wanted (or lacks some that are).
    static Stored<std::unique_ptr<LibraryStore>> open(const QString &path, Whispers whispers);
    /// Takes the file away, also one that is no database. Nobody may have it open.
    static void remove(const QString &path);

    [[nodiscard]] LibraryListing &listing() { return m_listing; }

    /// All or nothing, and quicker for many.
    Stored<void> together(const std::function<Stored<void>()> &work);
    /// Notes that \a file is there. One that is new or has changed is to be read (again).
    /// \returns whether that is so. \param scan  the number of the present scan.
    Stored<bool> note(const FileFacts &file, qint64 scan);
    /// What was not noted by \a scan in these folders, or is one of \a files, is missing.
    Stored<void> noteMissing(const QStringList &folders, const QStringList &files, qint64 scan);
    /// A number higher than that of all scans before.
    Stored<qint64> nextScan();
    /// \param state  Head where no more will be read.
    Stored<void> setQuick(qint64 id, const QuickFacts &facts, ReadState state = ReadState::Known);
    /// What the server said of \a id when it was read; counts where its list did not say it.
    Stored<void> setServed(qint64 id, qint64 size, qint64 changed);
    Stored<void> setWhole(qint64 id, const WholeFacts &facts);
    /// What is known of it stays. \param problem  as addFault() packs it.
    Stored<void> setUnreadable(qint64 id, const QByteArray &problem);
    /// It is no recording: it is not listed, and looked at again only when it has changed.
    Stored<void> setForeign(qint64 id);
    /// \a missing lies where \a found is now: it keeps what is known of it, and \a found goes.
    Stored<void> setMoved(qint64 missing, qint64 found);
    /// What recordings of that world show as their map; empty: what they say themselves, which the
    /// next scan reads again.
    Stored<void> nameWorld(const QString &worldKey, const QString &name);
    /// A recording that says the id of its world alone gets the name that the newest one of that
    /// world has.
    Stored<void> shareWorldNames();
    /// Reads these again with the next scan.
    Stored<void> forgetFacts(const std::vector<qint64> &ids);
    /// Takes these off the list, and they do not come back by a scan.
    Stored<void> hide(const std::vector<qint64> &ids);
    /// Shows what was hidden in \a folder.
    Stored<void> unhide(const QString &folder);
    /// Forgets all that neither lies in one of \a folders nor is one of \a files, down to the
    /// words.
    Stored<void> forgetOthers(const QStringList &folders, const QStringList &files);
    /// In place of all that was known of cases.
    Stored<void> setCases(const std::vector<ContentCases> &cases);

private:
    explicit LibraryStore(const QString &path);
    Stored<void> prepare(Whispers whispers);
    Stored<void> executeWith(const std::vector<qint64> &ids, const QString &statement);
    Stored<void> setRuns(qint64 id, const std::vector<StoredRun> &runs);
    Stored<void> setWords(qint64 id, const QString &name, const QString &map,
                          const WholeFacts &facts);

    review::Database m_database;
    LibraryListing m_listing{m_database};
};

} // namespace tickscope::library
