// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/entity_model.h"

#include "ui/document/document.h"
#include "ui/texts/number_text.h"

#include <utility>

namespace tickscope {

EntityModel::EntityModel(QObject *parent)
    : KeyedTable({{tr("Entity")}, {tr("No.")}, {tr("Position")}}, parent)
{
}

void EntityModel::setRows(std::vector<EntityRow> rows)
{
    KeyedTable::setRows(std::move(rows),
                        [](const EntityRow &row) { return std::pair(row.key.id, row.key.type); });
}

QVariant EntityModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const EntityRow &row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return tr("%1, entity number %2").arg(text(row, NameColumn), numberText(row.key.id));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::AlignVCenter | (index.column() == NameColumn ? Qt::AlignLeft : Qt::AlignRight));
    case SortRole:
        if (index.column() == NumberColumn)
            return qint64{row.key.id};
        return index.column() == PositionColumn ? QVariant(row.place.x) : text(row, NameColumn);
    default:
        return {};
    }
}

QString EntityModel::text(const EntityRow &row, int column)
{
    switch (column) {
    case NameColumn:
        return screenText(row.name);
    case NumberColumn:
        return numberText(row.key.id);
    case PositionColumn:
        return row.hasHeight ? tr("%1, %2, %3")
                                   .arg(realText(row.place.x, 0), realText(row.place.y, 0),
                                        realText(row.place.z, 0))
                             : tr("%1, %2").arg(realText(row.place.x, 0), realText(row.place.y, 0));
    default:
        return {};
    }
}

} // namespace tickscope
