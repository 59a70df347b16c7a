// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_model.h"

#include <QDir>
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

static std::optional<SortKey> sortKeyOf(int column)
{
    switch (column) {
    case LibraryModel::NameColumn:
        return SortKey::Name;
    case LibraryModel::MapColumn:
        return SortKey::Map;
    case LibraryModel::LengthColumn:
        return SortKey::Length;
    case LibraryModel::DateColumn:
        return SortKey::Date;
    case LibraryModel::PlayersColumn:
        return SortKey::Players;
    case LibraryModel::BestTimeColumn:
        return SortKey::BestTime;
    case LibraryModel::FinishedColumn:
        return SortKey::Finished;
    case LibraryModel::MarkersColumn:
        return SortKey::Markers;
    case LibraryModel::CasesColumn:
        return SortKey::Cases;
    case LibraryModel::DamageColumn:
        return SortKey::Damage;
    case LibraryModel::SizeColumn:
        return SortKey::Size;
    case LibraryModel::FamilyColumn:
        return SortKey::Family;
    default:
        return {};
    }
}

LibraryModel::LibraryModel(LibraryService &service, const FormatRegistry &formats, QObject *parent)
    : TitledTable({{tr("Name")},
                   {tr("Map")},
                   {tr("Length"), Qt::AlignRight},
                   {tr("Date")},
                   {tr("Players"), Qt::AlignRight},
                   {tr("Best time"), Qt::AlignRight},
                   {tr("Finished"), Qt::AlignRight},
                   {tr("Markers"), Qt::AlignRight},
                   {tr("Cases")},
                   {tr("State")},
                   {tr("Size"), Qt::AlignRight},
                   {tr("Game")},
                   {tr("Folder")},
                   {tr("Found in")}},
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
            return store.list(query, most).map([](library::Listing &&listing) {
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
        [ids, text = m_query.text](library::LibraryStore &store) { return store.rows(ids, text); },
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

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString LibraryModel::familyName(const QString &id) const
{
    for (const auto &format : m_formats.formats()) {
        if (id == QLatin1String(format->info().id.data(), qsizetype(format->info().id.size())))
            return shownWord(std::string(format->info().name));
    }
    return id;
}

QString LibraryModel::text(const RecordingRow &row, int column) const
{
    const bool isKnown = row.state == library::ReadState::Known
                         || row.state == library::ReadState::Read;
    const auto counted = [](int count) { return count > 0 ? numberText(count) : QString(); };
    switch (column) {
    case NameColumn:
        return row.name();
    case MapColumn:
        return row.facts.map;
    case LengthColumn:
        return isKnown ? library_texts::length(row) : QString();
    case DateColumn:
        return QLocale().toString(library_texts::date(row), QLocale::ShortFormat);
    case PlayersColumn:
        return row.players >= 0 ? numberText(row.players) : QString();
    case BestTimeColumn:
        return row.bestTime >= 0 ? timeText(std::chrono::milliseconds(row.bestTime)) : QString();
    case FinishedColumn:
        return counted(row.finished);
    case MarkersColumn:
        return counted(row.facts.markers);
    case CasesColumn:
        return library_texts::cases(row);
    case DamageColumn:
        return library_texts::condition(row);
    case SizeColumn:
        return QLocale().formattedDataSize(row.file.size, 1);
    case FamilyColumn:
        return familyName(row.facts.family);
    case FolderColumn:
        return QDir::toNativeSeparators(row.folder());
    default:
        return QString(row.hit).remove(RecordingRow::HitBegin).remove(RecordingRow::HitEnd);
    }
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
        name = group.key.isEmpty() ? tr("No map") : group.key;
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

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == IdRole)
        return idAt(index.row());
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column());
    if (m_entries[static_cast<std::size_t>(index.row())] < 0)
        return headingData(index.row(), index.column(), role);
    const RecordingRow *row = recordingAt(index.row());
    if (!row)
        return role == Qt::DisplayRole && index.column() == 0 ? QVariant(QStringLiteral("…"))
                                                              : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return text(*row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn ? library_texts::spoken(*row)
                                            : text(*row, index.column());
    case Qt::ToolTipRole:
        return plainTip(library_texts::tip(*row));
    case Qt::ForegroundRole:
        if (index.column() == DamageColumn && library_texts::isBad(*row))
            return theme::color(theme::Token::Damage);
        return row->isMissing || index.column() != NameColumn
                   ? QVariant(theme::color(theme::Token::QuietText))
                   : QVariant();
    case PathRole:
        return row->file.path;
    case HitRole:
        return row->hit;
    case MissingRole:
        return row->isMissing;
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

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    const auto key = sortKeyOf(column);
    if (!key)
        return;
    ListingQuery query = m_query;
    query.sort = *key;
    query.order = order;
    setQuery(query);
}

} // namespace tickscope
