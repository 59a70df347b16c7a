// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QStringList>

#include "core/base/fault.h"
#include "core/library/recording_row.h"
#include "core/review/store/database.h"

/// The library of a person's recordings: a cache, in a file that only its owner can read. All in it
/// can be read again from the recordings.
namespace tickscope::library {

template<typename Value>
using Stored = review::Stored<Value>;

enum class SortKey {
    Name,
    Family,
    Map,
    Length,
    Date,
    Players,
    Markers,
    Cases,
    Damage,
    Size,
    BestTime, ///< Of a race; those without one come last, whatever the order.
    Finished, ///< Runs of a race.
    Given,    ///< As the query's paths are.
};
enum class GroupKey { None, Folder, Map, Family, Date }; ///< Of dates the month.

/// Which recordings, and in which order.
struct ListingQuery {
    /// Finished: with a run of a race that was finished.
    enum class Place { All, Paths, Folder, Missing, Finished };
    Place place = Place::All;
    QStringList paths = {}; ///< Of Place::Paths; MostPaths at most count.
    QString folder = {};    ///< Of Place::Folder, with all that lies in it.
    QString text = {};      ///< Beginnings of words, each of which must be there.
    SortKey sort = SortKey::Date;
    Qt::SortOrder order = Qt::DescendingOrder;
    GroupKey group = GroupKey::None;

    static constexpr qsizetype MostPaths = 1000;

    friend bool operator==(const ListingQuery &, const ListingQuery &) = default;
};

/// Some that follow on each other in a listing.
struct ListingGroup {
    QString key = {}; ///< The folder, map or family; of a month "2024-05".
    std::size_t first = 0;
    std::size_t count = 0;

    friend bool operator==(const ListingGroup &, const ListingGroup &) = default;
};

/// Recordings in order, by number: of a hundred thousand, a few hundred kilobytes.
struct Listing {
    std::vector<qint64> ids;
    std::vector<ListingGroup> groups; ///< Empty where nothing is grouped.

    friend bool operator==(const Listing &, const Listing &) = default;
};

/// The text of a person as a query of the full-text index; empty when it has no word.
[[nodiscard]] QString matchText(const QString &text);

/// Whether what one person said to another can be found.
enum class Whispers { LeftOut, Kept };

/// How many cases name a content, and what was decided.
struct ContentCases {
    QString sha256 = {};
    int cases = 0;
    QString verdict = {};
};

/// Which finished runs count, and which of them wins: the fastest.
struct BestRunQuery {
    QString worldKey = {};          ///< See worldKeyOf().
    QString player = {};            ///< Only of that name; empty: of anybody.
    std::optional<qint64> before{}; ///< Only recorded before; milliseconds since 1970.
    QString notIn = {}; ///< Path of a recording that does not count, nor does a copy of it.
};
struct BestRun {
    QString path = {};
    StoredRun run = {};
};

/// How much is done of it.
struct LibraryCounts {
    qint64 all = 0;
    qint64 missing = 0;
    qint64 finished = 0; ///< With a run of a race that was finished.
    qint64 unread = 0;   ///< New or known only.
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

    /// \name Asking
    /// @{
    /// \param most  so many of the first ones, where nothing is grouped; 0 for all. A screenful
    ///              comes at once, however long the list is.
    Stored<Listing> list(const ListingQuery &query, int most = 0);
    /// In the order of \a ids; those that are gone are left out. \param text  ListingQuery::text.
    Stored<std::vector<RecordingRow>> rows(const std::vector<qint64> &ids, const QString &text);
    /// When the line of chat was said that stands in RecordingRow::hit of \a id for \a text;
    /// nothing when that is no line of chat.
    Stored<std::optional<qint64>> tickOfHit(qint64 id, const QString &text);
    Stored<LibraryCounts> counts();
    /// Nothing where there is none, or the key is empty.
    Stored<std::optional<BestRun>> bestRun(const BestRunQuery &query);
    /// By their start.
    Stored<std::vector<StoredRun>> runsOf(qint64 id);
    /// Those in \a state that are there, by number, behind \a after.
    Stored<std::vector<RecordingRow>> inState(ReadState state, qint64 after, int most);
    Stored<qint64> countIn(ReadState state);
    /// Missing ones with that content key.
    Stored<std::vector<RecordingRow>> missingLike(const QString &contentKey);
    /// @}

    /// \name Changing
    /// @{
    /// All or nothing, and quicker for many.
    Stored<void> together(const std::function<Stored<void>()> &work);
    /// Notes that \a file is there. One that is new or has changed is to be read (again).
    /// \returns whether that is so. \param scan  the number of the present scan.
    Stored<bool> note(const FileFacts &file, qint64 scan);
    /// What is known of the file at \a path; 0 for its date where there is none.
    Stored<FileFacts> noted(const QString &path);
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
    /// @}

private:
    explicit LibraryStore(const QString &path);
    Stored<void> prepare(Whispers whispers);
    Stored<void> executeWith(const std::vector<qint64> &ids, const QString &statement);
    Stored<void> setRuns(qint64 id, const std::vector<StoredRun> &runs);
    Stored<void> setWords(qint64 id, const QString &name, const QString &map,
                          const WholeFacts &facts);
    /// Table, and index to read it by.
    Stored<QString> sourceOf(const ListingQuery &query, bool isCut);
    Stored<std::vector<RecordingRow>> rowsWhere(const QString &condition,
                                                const QVariantList &values);
    Stored<void> addHits(std::vector<RecordingRow> &rows, const QString &text);

    review::Database m_database;
};

} // namespace tickscope::library
