// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_model.h"

#include <QDateTime>
#include <QDir>
#include <QFont>
#include <QLocale>

#include "core/formats/format.h"
#include "core/playback/time_command.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

using library::GroupKey;
using library::ListingQuery;
using library::RecordingRow;
using library::SortKey;

/// Rows that are asked for together: more than a screen has.
constexpr int PageSize = 64;
/// So many rows are kept.
constexpr int MostRows = 4096;
/// Recordings that a new query shows before the whole list is there.
constexpr int FirstRows = 200;

/// What the columns sort by.
constexpr SortKey ColumnKeys[LibraryModel::ColumnCount]{
    SortKey::Name,     SortKey::Map,      SortKey::Length,  SortKey::Date,  SortKey::Players,
    SortKey::BestTime, SortKey::Finished, SortKey::Markers, SortKey::Cases, SortKey::Damage,
    SortKey::Size,     SortKey::Family,   SortKey::Given,   SortKey::Given,
};

static QString counted(int count)
{
    return count > 0 ? numberText(count) : QString();
}

LibraryModel::LibraryModel(LibraryService &service, const FormatRegistry &formats, QObject *parent)
    : ColumnTable(
        {{{tr("Name")}, [](const RecordingRow &row) { return row.name(); }},
         {{tr("Map or world")},
          [](const RecordingRow &row) { return library_texts::map(row.facts.map); }},
         {{tr("Length"), Qt::AlignRight},
          [](const RecordingRow &row) {
              const bool isKnown = row.state == library::ReadState::Known
                                   || row.state == library::ReadState::Read || row.facts.length > 0;
              return isKnown ? library_texts::length(row) : QString();
          }},
         {{tr("Date")},
          [](const RecordingRow &row) {
              return row.date() == 0 ? QString()
                                     : library_texts::date(row).toString(u"yyyy-MM-dd HH:mm");
          }},
         {{tr("Players"), Qt::AlignRight},
          [](const RecordingRow &row) {
              return row.players >= 0 ? numberText(row.players) : QString();
          }},
         {{tr("Best time"), Qt::AlignRight},
          [](const RecordingRow &row) {
              return row.bestTime >= 0 ? raceTimeText(std::chrono::milliseconds(row.bestTime))
                                       : QString();
          }},
         {{tr("Finished"), Qt::AlignRight},
          [](const RecordingRow &row) { return counted(row.finished); }},
         {{tr("Markers"), Qt::AlignRight},
          [](const RecordingRow &row) { return counted(row.facts.markers); }},
         {{tr("Cases")}, library_texts::cases},
         {{tr("State")}, library_texts::condition},
         {{tr("Size"), Qt::AlignRight},
          [](const RecordingRow &row) {
              return row.file.size < 0 ? QString() : QLocale().formattedDataSize(row.file.size, 1);
          }},
         {{tr("Game")}, [this](const RecordingRow &row) { return familyName(row.facts.family); }},
         {{tr("Folder")},
          [](const RecordingRow &row) { return QDir::toNativeSeparators(row.folder()); }},
         {{tr("Found in")},
          [](const RecordingRow &row) {
              return QString(row.hit).remove(RecordingRow::HitBegin).remove(RecordingRow::HitEnd);
          }}},
        parent)
    , m_service(service)
    , m_formats(formats)
    , m_rows(MostRows)
{
    connect(&service, &LibraryService::changed, this, &LibraryModel::refresh);
}

void LibraryModel::setQuery(const ListingQuery &query)
{
    if (m_isListed && query == m_query)
        return;
    m_query = query;
    m_isListed = false;
    ask(FirstRows);
}

void LibraryModel::ask(int most)
{
    const int wish = ++*m_wish;
    // A listing, or nothing when another one is wanted by now.
    using Answer = std::optional<library::Listing>;
    m_service.read<Answer>(
        this,
        [query = m_query, most, wish,
         newest = m_wish](library::LibraryStore &store) -> library::Stored<Answer> {
            if (*newest != wish)
                return Answer();
            return store.listing().list(query, most).map([](library::Listing &&listing) {
                return Answer(std::move(listing));
            });
        },
        [this, most, wish](const Answer &listing) {
            if (!listing || *m_wish != wish)
                return;
            take(*listing);
            const bool isAll = most == 0 || listing->ids.size() < std::size_t(most);
            if (!isAll)
                return ask(0);
            m_isListed = true;
            emit listed();
        });
}

void LibraryModel::take(const library::Listing &listing)
{
    m_wanted.clear();
    m_fresh.clear();
    if (listing == m_listing && !m_entries.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_listing = listing;
    m_entries.clear();
    m_entries.reserve(listing.ids.size() + listing.groups.size());
    if (listing.groups.empty())
        m_entries = listing.ids;
    for (std::size_t group = 0; group < listing.groups.size(); ++group) {
        m_entries.push_back(-static_cast<qint64>(group) - 1);
        const auto first = listing.ids.begin()
                           + static_cast<std::ptrdiff_t>(listing.groups[group].first);
        m_entries.insert(m_entries.end(), first,
                         first + static_cast<std::ptrdiff_t>(listing.groups[group].count));
    }
    endResetModel();
}

qint64 LibraryModel::idAt(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_entries.size())
        return 0;
    return std::max<qint64>(m_entries[static_cast<std::size_t>(row)], 0);
}

int LibraryModel::rowOf(qint64 id) const
{
    const auto found = std::ranges::find(m_entries, id);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

const RecordingRow *LibraryModel::recordingAt(int row) const
{
    const qint64 id = idAt(row);
    if (id == 0)
        return nullptr;
    const RecordingRow *known = m_rows.object(id);
    const int page = row / PageSize;
    if (!m_wanted.contains(page) && (!known || !m_fresh.contains(page)))
        wantPage(page);
    return known;
}

void LibraryModel::wantPage(int page) const
{
    m_wanted.insert(page);
    std::vector<qint64> ids;
    for (int row = page * PageSize; row < (page + 1) * PageSize; ++row) {
        if (const qint64 id = idAt(row); id != 0)
            ids.push_back(id);
    }
    auto *self = const_cast<LibraryModel *>(this); // who asks for data gets it when it is there
    m_service.read<Page>(
        self,
        [ids, text = m_query.text](library::LibraryStore &store) {
            return store.listing().rows(ids, text);
        },
        [self, page, ids, wish = m_wish->load()](const Page &rows) {
            self->receivePage(page, ids, rows, *self->m_wish == wish);
        });
}

void LibraryModel::receivePage(int page, const std::vector<qint64> &ids, const Page &rows,
                               bool isFresh)
{
    // One that is gone by now is an empty row until the next listing.
    for (const qint64 id : ids) {
        if (!m_rows.contains(id))
            m_rows.insert(id, new RecordingRow{.id = id});
    }
    for (const RecordingRow &row : rows)
        m_rows.insert(row.id, new RecordingRow(row));
    m_wanted.erase(page);
    if (isFresh)
        m_fresh.insert(page);
    const int first = page * PageSize;
    if (first < rowCount())
        emit dataChanged(index(first, 0),
                         index(std::min(first + PageSize, rowCount()) - 1, ColumnCount - 1));
}

QString LibraryModel::familyName(const QString &id) const
{
    for (const auto &format : m_formats.formats()) {
        if (id == QLatin1String(format->info().id))
            return shownWord(std::string(format->info().name));
    }
    return id;
}

QString LibraryModel::headingText(const library::ListingGroup &group) const
{
    QString name = group.key;
    switch (m_query.group) {
    case GroupKey::None:
        break;
    case GroupKey::Folder:
        name = QDir::toNativeSeparators(group.key);
        break;
    case GroupKey::Map:
        name = group.key.isEmpty() ? tr("No map or world") : library_texts::map(group.key);
        break;
    case GroupKey::Family:
        name = group.key.isEmpty() ? tr("Not read yet") : familyName(group.key);
        break;
    case GroupKey::Date:
        name = library_texts::month(group.key);
        break;
    }
    return name;
}

QVariant LibraryModel::headingData(int row, int column, int role) const
{
    const auto number = static_cast<std::size_t>(-m_entries[static_cast<std::size_t>(row)] - 1);
    if (number >= m_listing.groups.size())
        return {};
    const library::ListingGroup &group = m_listing.groups[number];
    const QString text = tr("%1 (%2)").arg(headingText(group),
                                           numberText(static_cast<std::int64_t>(group.count)));
    if (role == HeadingRole || (role == Qt::DisplayRole && column == 0)
        || role == Qt::AccessibleTextRole)
        return text;
    return {};
}

QVariant LibraryModel::cell(int row, int column, int role) const
{
    if (role == IdRole)
        return idAt(row);
    if (m_entries[static_cast<std::size_t>(row)] < 0)
        return headingData(row, column, role);
    const RecordingRow *recording = recordingAt(row);
    if (!recording)
        return role == Qt::DisplayRole && column == 0 ? QVariant(QStringLiteral("…")) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return text(*recording, column);
    case Qt::AccessibleTextRole:
        return column == NameColumn ? library_texts::spoken(*recording) : text(*recording, column);
    case Qt::ToolTipRole:
        return plainTip(column == DateColumn && library_texts::isFileDate(*recording)
                            ? tr("Date of the file; the recording has none")
                            : library_texts::tip(*recording));
    case Qt::FontRole:
        if (QFont font; column == DateColumn && library_texts::isFileDate(*recording)) {
            font.setItalic(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (column == DamageColumn && library_texts::isBad(*recording))
            return theme::color(theme::Token::Damage);
        return recording->isMissing || column != NameColumn
                   ? QVariant(theme::color(theme::Token::QuietText))
                   : QVariant();
    case PathRole:
        return recording->file.path;
    case HitRole:
        return recording->hit;
    case MissingRole:
        return recording->isMissing;
    default:
        return {};
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    return idAt(index.row()) == 0 ? flags & ~Qt::ItemIsSelectable : flags;
}

int LibraryModel::sortColumn() const
{
    const auto found = std::ranges::find(ColumnKeys, m_query.sort);
    return m_query.sort == SortKey::Given ? -1 : static_cast<int>(found - ColumnKeys);
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount || ColumnKeys[column] == SortKey::Given)
        return;
    ListingQuery query = m_query;
    query.sort = ColumnKeys[column];
    query.order = order;
    setQuery(query);
}

} // namespace tickscope
