// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/marker_model.h"

#include "core/model/shared_event_kinds.h"
#include "core/playback/time_command.h"
#include "ui/models/row_steps.h"
#include "ui/models/value_text.h"
#include "ui/theme.h"

#include <algorithm>
#include <tuple>

namespace tickscope {

namespace {

/// What makes a marker the same one: its place, who made it, and which of several there.
using MarkerKey = std::tuple<Tick, bool, QUuid, int>;

std::vector<MarkerKey> keysOf(const std::vector<Marker> &markers)
{
    std::vector<MarkerKey> keys;
    for (const Marker &marker : markers) {
        MarkerKey key{marker.tick, marker.isOwn, marker.id, 0};
        if (!keys.empty() && std::get<Tick>(keys.back()) == marker.tick
            && std::get<bool>(keys.back()) == marker.isOwn
            && std::get<QUuid>(keys.back()) == marker.id)
            std::get<int>(key) = std::get<int>(keys.back()) + 1;
        keys.push_back(key);
    }
    return keys;
}

bool isNumber(int column)
{
    return column == MarkerModel::TimeColumn || column == MarkerModel::LengthColumn
           || column == MarkerModel::TickColumn;
}

QString clock(Time time)
{
    return QString::fromStdString(clockText(time));
}

} // namespace

void MarkerModel::setMarkers(const std::vector<Marker> &markers, const TimeBase &time)
{
    std::vector<Marker> sorted = markers;
    std::ranges::stable_sort(sorted, {},
                             [](const Marker &m) { return std::tuple(m.tick, m.isOwn, m.id); });
    std::vector<Times> times;
    for (const Marker &marker : sorted)
        times.push_back({time.timeAt(marker.tick), time.timeAt(marker.ticks().last)});

    for (const RowStep &step : rowSteps(keysOf(m_markers), keysOf(sorted))) {
        const int last = step.first + step.count - 1;
        if (step.kind == RowStep::Kind::Remove) {
            beginRemoveRows({}, step.first, last);
            m_markers.erase(m_markers.begin() + step.first, m_markers.begin() + last + 1);
            m_times.erase(m_times.begin() + step.first, m_times.begin() + last + 1);
            endRemoveRows();
        } else {
            beginInsertRows({}, step.first, last);
            m_markers.insert(m_markers.begin() + step.first, sorted.begin() + step.first,
                             sorted.begin() + last + 1);
            m_times.insert(m_times.begin() + step.first, times.begin() + step.first,
                           times.begin() + last + 1);
            endInsertRows();
        }
    }
    m_markers = std::move(sorted);
    m_times = std::move(times);
    if (!m_markers.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MarkerModel::rowOf(const QUuid &id) const
{
    const auto found = std::ranges::find_if(
        m_markers, [&id](const Marker &marker) { return marker.isOwn && marker.id == id; });
    return found == m_markers.end() ? -1 : static_cast<int>(found - m_markers.begin());
}

int MarkerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_markers.size());
}

int MarkerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MarkerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Marker &marker = m_markers[row];
    switch (role) {
    case Qt::DisplayRole:
        return text(marker, m_times[row], index.column());
    case Qt::EditRole:
        return index.column() == NameColumn ? QVariant(marker.name) : QVariant();
    case Qt::ToolTipRole:
        return hint(marker, m_times[row]);
    case Qt::ForegroundRole:
        if (index.column() == NameColumn)
            return shownColor(marker.color);
        return theme::color(theme::Token::QuietText);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case TickRole:
        return qint64{marker.tick.value};
    case IsOwnRole:
        return marker.isOwn;
    case IdRole:
        return marker.id;
    default:
        return {};
    }
}

QString MarkerModel::text(const Marker &marker, const Times &times, int column) const
{
    switch (column) {
    case NameColumn:
        return theme::kindSign(sharedKind("marker")) + QLatin1String("  ") + markerTitle(marker);
    case TimeColumn:
        return clock(times.begin);
    case LengthColumn:
        return marker.last ? clock(times.end - times.begin) : QString();
    case PlayerColumn:
        return marker.player ? marker.player->name : QString();
    case TickColumn:
        return numberText(marker.tick.value);
    case OriginColumn:
        return marker.isOwn ? tr("own") : tr("recording");
    default:
        return {};
    }
}

/// All that a marker says, as plain text.
QString MarkerModel::hint(const Marker &marker, const Times &times) const
{
    constexpr qsizetype LongestHint = 1000;
    QStringList lines{markerTitle(marker)};
    lines << (marker.last ? tr("%1 to %2").arg(clock(times.begin), clock(times.end))
                          : clock(times.begin));
    if (marker.player)
        lines << tr("Player: %1").arg(marker.player->name);
    if (!marker.text.isEmpty())
        lines << marker.text.left(LongestHint);
    // Without this, text that looks like HTML would be taken as such.
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>")
        .arg(lines.join(u'\n').toHtmlEscaped());
}

bool MarkerModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    emit renameWanted(index.data(IdRole).toUuid(), value.toString().trimmed());
    return true;
}

Qt::ItemFlags MarkerModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == NameColumn
        && m_markers[static_cast<std::size_t>(index.row())].isOwn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant MarkerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case TimeColumn:
        return tr("Time");
    case LengthColumn:
        return tr("Length");
    case PlayerColumn:
        return tr("Player");
    case TickColumn:
        return tr("Tick");
    case OriginColumn:
        return tr("From");
    default:
        return {};
    }
}

} // namespace tickscope
