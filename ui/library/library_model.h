// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <set>

#include <QCache>
#include <QDateTime>
#include <QString>

#include "core/library/recording_row.h"
#include "ui/library/library_service.h"

#include "ui/models/titled_table.h"

namespace tickscope {

/// Recordings of the library in the order of a query, with a heading before each group. Knows all
/// numbers, but only those rows that somebody looked at last: what is not there yet is asked for
/// and comes with dataChanged().
class LibraryModel : public ColumnTable<library::RecordingRow>
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        MapColumn,
        LengthColumn,
        DateColumn,
        PlayersColumn,
        BestTimeColumn,
        FinishedColumn,
        MarkersColumn,
        CasesColumn,
        DamageColumn,
        SizeColumn,
        FamilyColumn,
        FolderColumn,
        HitColumn,
        ColumnCount
    };
    enum Role {
        IdRole = Qt::UserRole, ///< qint64; 0 of a heading.
        HeadingRole,           ///< Text of a heading; empty of a recording.
        PathRole,              ///< Empty while it is not known.
        HitRole,               ///< With the marks of library::RecordingRow.
        MissingRole,
    };

    /// \param formats  whose names are shown.
    LibraryModel(LibraryService &service, const FormatRegistry &formats, QObject *parent = nullptr);

    /// Shows what \a query finds as soon as it is known, and emits listed().
    void setQuery(const library::ListingQuery &query);
    [[nodiscard]] const library::ListingQuery &query() const { return m_query; }
    /// By which the query sorts; -1 for none.
    [[nodiscard]] int sortColumn() const;
    /// Asks again. What is shown stays until the answer is another.
    void refresh() { ask(0); }

    /// Recordings, without headings.
    [[nodiscard]] std::size_t recordingCount() const { return m_listing.ids.size(); }
    [[nodiscard]] qint64 idAt(int row) const;
    /// The row with that recording; -1 for none.
    [[nodiscard]] int rowOf(qint64 id) const;
    /// What is known of a row by now; null while it is not, and of headings.
    [[nodiscard]] const library::RecordingRow *recordingAt(int row) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Asks for the order of a column.
    void sort(int column, Qt::SortOrder order) override;

signals:
    /// The answer to the query is there.
    void listed();

protected:
    [[nodiscard]] int tableRows() const override { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    using Page = std::vector<library::RecordingRow>;

    void ask(int most);
    void take(const library::Listing &listing);
    void wantPage(int page) const;
    void receivePage(int page, const std::vector<qint64> &ids, const Page &rows, bool isFresh);
    [[nodiscard]] QVariant headingData(int row, int column, int role) const;
    [[nodiscard]] QString headingText(const library::ListingGroup &group) const;
    [[nodiscard]] QString familyName(const QString &id) const;

    LibraryService &m_service;
    const FormatRegistry &m_formats;
    library::ListingQuery m_query;
    library::Listing m_listing;
    /// Numbers in rows; of a heading minus its group's number and one.
    std::vector<qint64> m_entries;
    /// Raised by each question, so that a worker leaves out what is no longer wanted.
    std::shared_ptr<std::atomic<int>> m_wish = std::make_shared<std::atomic<int>>(0);
    bool m_isListed = false;
    QCache<qint64, library::RecordingRow> m_rows; ///< By number; older ones stay until new come.
    mutable std::set<int> m_wanted;               ///< Pages that are on their way.
    std::set<int> m_fresh;                        ///< Pages that came since the last listing.
};

} // namespace tickscope

/// What the library says of a recording.
namespace tickscope::library_texts {

/// "26:11"; parts of seconds say nothing here.
[[nodiscard]] QString length(const library::RecordingRow &row);
/// When it was recorded, else when the file changed.
[[nodiscard]] QDateTime date(const library::RecordingRow &row);
/// Whether that says nothing of when it was recorded.
[[nodiscard]] bool isFileDate(const library::RecordingRow &row);
/// "2024-05" as "May 2024".
[[nodiscard]] QString month(const QString &key);
/// "2, cheating"; empty without cases.
[[nodiscard]] QString cases(const library::RecordingRow &row);
/// Whether it is there, readable and whole; empty when there is nothing to say.
[[nodiscard]] QString condition(const library::RecordingRow &row);
/// Whether condition() is bad news.
[[nodiscard]] bool isBad(const library::RecordingRow &row);
/// The map or world called \a name: of a world without a name the first letters of its id.
[[nodiscard]] QString map(const QString &name);
/// Length, map and date in one line, as far as they are known.
[[nodiscard]] QString facts(const library::RecordingRow &row);
/// Path, and what is wrong.
[[nodiscard]] QString tip(const library::RecordingRow &row);
/// For who does not see it: name and facts.
[[nodiscard]] QString spoken(const library::RecordingRow &row);

} // namespace tickscope::library_texts
