// SPDX-License-Identifier: MIT
#pragma once

#include <deque>

#include "core/review/store/outbox_line.h"

class QLockFile;

namespace tickscope::review {

using Outcome = std::variant<Saved<Case>, Saved<Annotation>, Saved<Opinion>>;

/// A change that is not answered yet.
struct Unsent {
    QUuid id;
    Change change;
};

/// What became of a change: the outcome, or why it was refused for good.
struct Answer {
    QUuid id;
    Change change;
    Stored<Outcome> outcome;
};

/// Keeps changes in a file that only its owner can read while the store cannot be reached, and
/// sends them in their order when it can. Each is made once, however often it was sent: also when
/// the program is killed at any moment.
///
/// A change builds on those before it: of two edits of a note, the second is sent with the version
/// that the first one got. After a conflict those that build on it are conflicts as well. What is
/// not made yet is made by version 0; edits of it meanwhile have version 1.
///
/// All calls from one thread; several outboxes may have the same file.
class Outbox
{
public:
    explicit Outbox(const QString &path);

    /// It is on the disk when this returns well.
    Stored<void> write(const Unsent &unsent);
    /// As write(), but keeps in memory what cannot be written, and goes on with it.
    void add(Unsent unsent);
    /// Sends until all are answered or the store cannot be used. Waits for the store.
    std::vector<Answer> send(Store &store);
    /// How many there are.
    [[nodiscard]] qint64 size();
    /// How many of them would be lost with the program.
    [[nodiscard]] std::size_t unwritten() const { return m_unwritten.size(); }

    /// Takes a person out of what waits in all files of \a folder, as Store::erasePerson() does,
    /// which found \a erasure.
    static Stored<Erasure> erasePerson(const QString &folder, const QString &name,
                                       Erasure erasure = {});

private:
    /// Versions of an item that came of each other by changes from here alone.
    struct OwnVersions {
        qint64 first = 0;
        qint64 last = 0;
    };

    [[nodiscard]] bool hasFile() const;
    Stored<void> open();
    Stored<void> load();
    void writeUnwritten();
    Stored<std::optional<Unsent>> first();
    /// Gives IDs to what an earlier version wrote down by numbers, all or nothing.
    Stored<void> nameEarlierLines(Store &store);
    Stored<void> nameEarlierVersions(Store &store);
    void rebase(Change &change) const;
    Stored<void> remember(const Answer &answer);
    Stored<qint64> erase(const QString &name);

    Database m_database;
    bool m_isOpen = false;
    std::deque<Unsent> m_unwritten;
    std::map<ChangedItem, OwnVersions> m_own;
};

/// The file of an outbox that no other running program uses.
class OutboxFile
{
public:
    /// \param place  names store and person. What an ended program left for it comes first.
    OutboxFile(const QString &folder, const QString &place);
    ~OutboxFile();
    /// Its path; created when something is written.
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tickscope::review
