// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/marker_model.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/model/event/shared_event_kinds.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"

namespace tickscope {

static QString clock(const ListedMarker &row, Time time)
{
    return row.isInside ? timeText(time) : QString();
}

static QString originOf(const Annotation &marker)
{
    if (marker.isNote())
        return marker.caseNumber > 0 ? MarkerModel::tr("case %1").arg(marker.caseNumber)
                                     : MarkerModel::tr("case");
    if (marker.kind == Annotation::Kind::Shared)
        return marker.author;
    return marker.isOwn() ? MarkerModel::tr("own") : MarkerModel::tr("recording");
}

MarkerModel::MarkerModel(QObject *parent)
    : KeyedTable(
        {{{tr("Name")},
          [](const ListedMarker &row) {
              return theme::kindSign(sharedKind("marker")) + QLatin1String("  ")
                     + annotationTitle(row.marker);
          }},
         {{tr("Time"), Qt::AlignRight},
          [](const ListedMarker &row) { return clock(row, row.begin); }},
         {{tr("Length"), Qt::AlignRight},
          [](const ListedMarker &row) {
              return row.marker.lastTick ? clock(row, row.end - row.begin) : QString();
          }},
         {{tr("Player")}, [](const ListedMarker &row) { return row.marker.player; }},
         {{tr("Tick"), Qt::AlignRight},
          [](const ListedMarker &row) { return numberText(row.marker.firstTick().value); }},
         {{tr("From")}, [](const ListedMarker &row) { return originOf(row.marker); }}},
        parent)
{
}

void MarkerModel::setMarkers(const std::vector<Annotation> &markers, const TimeBase &time)
{
    const auto place = [](const Annotation &m) {
        return std::tuple(m.firstTick(), m.isOwn(), m.id);
    };
    std::vector<Annotation> sorted = markers;
    std::ranges::stable_sort(sorted, {}, place);
    std::vector<ListedMarker> rows;
    for (const Annotation &marker : sorted) {
        const bool isAnother = rows.empty() || place(rows.back().marker) != place(marker);
        rows.push_back({marker, isAnother ? 0 : rows.back().number + 1,
                        time.timeAt(marker.firstTick()), time.timeAt(marker.ticks().last),
                        time.ticks().contains(marker.firstTick())});
    }
    setRows(std::move(rows),
            [&place](const ListedMarker &row) { return std::pair(place(row.marker), row.number); });
}

int MarkerModel::rowOf(const QUuid &id) const
{
    const auto found = std::ranges::find_if(rows(), [&id](const ListedMarker &row) {
        return row.marker.isOwn() && row.marker.id == id;
    });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

QVariant MarkerModel::cell(int row, int column, int role) const
{
    const Annotation &marker = rowAt(row).marker;
    switch (role) {
    case Qt::DisplayRole:
        return text(rowAt(row), column);
    case Qt::EditRole:
        return column == NameColumn ? QVariant(marker.firstLine()) : QVariant();
    case Qt::ToolTipRole:
        return hint(rowAt(row));
    case Qt::ForegroundRole:
        return column == NameColumn ? shownColor(noteColor(marker.color))
                                    : theme::color(theme::Token::QuietText);
    case TickRole:
        return qint64{marker.firstTick().value};
    case IdRole:
        return marker.isOwn() ? marker.id : QUuid();
    case SharedRole:
        return marker.kind == Annotation::Kind::Shared ? marker.id : QUuid();
    default:
        return {};
    }
}

/// All that a marker says, as plain text.
QString MarkerModel::hint(const ListedMarker &row)
{
    const Annotation &marker = row.marker;
    constexpr qsizetype LongestHint = 1000;
    QStringList lines{annotationTitle(marker)};
    if (row.isInside)
        lines << (marker.lastTick ? tr("%1 to %2").arg(timeText(row.begin), timeText(row.end))
                                  : timeText(row.begin));
    if (!marker.player.isEmpty())
        lines << tr("Player: %1").arg(marker.player);
    if (const QString more = marker.furtherText(); !more.isEmpty())
        lines << more.left(LongestHint);
    // Without this, text that looks like HTML would be taken as such.
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>")
        .arg(lines.join(u'\n').toHtmlEscaped());
}

Qt::ItemFlags MarkerModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == NameColumn && rowAt(index.row()).marker.isOwn())
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace tickscope
