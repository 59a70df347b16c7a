// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/entity_rows.h"

#include <QAbstractTableModel>

namespace tickscope {

/// What is in the world at one tick besides players.
class EntityModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, NumberColumn, PositionColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole }; ///< What a column sorts by.

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that stay are kept, so that a selection stays with its entity.
    void setRows(std::vector<EntityRow> rows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] static QString text(const EntityRow &row, int column);

    std::vector<EntityRow> m_rows; ///< By number.
};

} // namespace tickscope
