// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/titled_table.h"

namespace tickscope {

QVariant TitledTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ColumnTitle &column = m_titles[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.text;
    case Qt::ToolTipRole:
        return column.tip.isEmpty() ? QVariant() : column.tip;
    case Qt::TextAlignmentRole:
        return alignment(section);
    default:
        return {};
    }
}

QVariant TitledTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    QVariant value = cell(index.row(), index.column(), role);
    return role == Qt::TextAlignmentRole && !value.isValid() ? alignment(index.column()) : value;
}

QVariant TitledTable::alignment(int column) const
{
    return QVariant::fromValue(Qt::AlignVCenter | m_titles[static_cast<std::size_t>(column)].side);
}

void TitledTable::setTitle(int column, const QString &text, const QString &tip)
{
    ColumnTitle &title = m_titles[static_cast<std::size_t>(column)];
    title.text = text;
    title.tip = tip;
    emit headerDataChanged(Qt::Horizontal, column, column);
}

} // namespace tickscope
