// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include "core/library/recording_row.h"
#include "core/review/store/database.h"

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

/// What a library answers. All calls wait for the disk.
class LibraryListing
{
public:
    /// \a database is to live longer.
    explicit LibraryListing(review::Database &database)
        : m_database(database)
    {
    }

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
    /// What is known of the file at \a path; 0 for its date where there is none.
    Stored<FileFacts> noted(const QString &path);

private:
    /// Table, and index to read it by.
    Stored<QString> sourceOf(const ListingQuery &query, bool isCut);
    Stored<std::vector<RecordingRow>> rowsWhere(const QString &condition,
                                                const QVariantList &values);
    Stored<void> addHits(std::vector<RecordingRow> &rows, const QString &text);

    review::Database &m_database;
};

} // namespace tickscope::library
