// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QStringList>

namespace tickscope::library {

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

} // namespace tickscope::library
