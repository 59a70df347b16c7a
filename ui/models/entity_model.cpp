// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/entity_model.h"

#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

#include <utility>

namespace tickscope {

static QString placeOf(const EntityRow &row)
{
    const QString x = realText(row.place.x, 0);
    const QString y = realText(row.place.y, 0);
    return row.hasHeight ? EntityModel::tr("%1, %2, %3").arg(x, y, realText(row.place.z, 0))
                         : EntityModel::tr("%1, %2").arg(x, y);
}

static QString nameOf(const EntityRow &row)
{
    return screenText(row.name);
}

EntityModel::EntityModel(QObject *parent)
    : KeyedTable({{{tr("Entity")}, nameOf, nameOf},
                  {{tr("No.")},
                   [](const EntityRow &row) { return numberText(row.key.id); },
                   [](const EntityRow &row) { return qint64{row.key.id}; }},
                  {{tr("Position")}, placeOf, [](const EntityRow &row) { return row.place.x; }}},
                 parent)
{
}

void EntityModel::setRows(std::vector<EntityRow> rows)
{
    KeyedTable::setRows(std::move(rows),
                        [](const EntityRow &row) { return std::pair(row.key.id, row.key.type); });
}

QVariant EntityModel::cell(int row, int column, int role) const
{
    const EntityRow &entity = rowAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(entity, column);
    case Qt::ToolTipRole:
        return tr("%1, entity number %2").arg(nameOf(entity), numberText(entity.key.id));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (column == NameColumn ? Qt::AlignLeft : Qt::AlignRight));
    case SortRole:
        return sortKey(entity, column);
    default:
        return {};
    }
}

} // namespace tickscope
