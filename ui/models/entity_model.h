// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/entity_rows.h"

#include "ui/models/keyed_table.h"

namespace tickscope {

/// What is in the world at one tick besides players.
class EntityModel : public KeyedTable<EntityRow>
{
    Q_OBJECT

public:
    enum Column { NameColumn, NumberColumn, PositionColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole }; ///< What a column sorts by.

    explicit EntityModel(QObject *parent = nullptr);

    /// \param rows  by number.
    void setRows(std::vector<EntityRow> rows);

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
};

} // namespace tickscope
