// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timeline/index.h"

#include "ui/models/titled_table.h"

namespace tickscope {

/// Places of a recording that could not be read. Reads them from the index.
class DamageModel : public ColumnTable<Damage>
{
    Q_OBJECT

public:
    enum Column { TickColumn, ByteColumn, SizeColumn, LostColumn, WhatColumn, ColumnCount };
    enum Role { TickRole = Qt::UserRole }; ///< qint64.

    explicit DamageModel(QObject *parent = nullptr);

    /// Shows the damage that \a recordingIndex knows; may be null. Rows that stay are kept.
    void setIndex(Shared<Index> recordingIndex);

protected:
    [[nodiscard]] int tableRows() const override { return m_rowCount; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    [[nodiscard]] QString toolTip(const Damage &damage) const;

    Shared<Index> m_index;
    int m_rowCount = 0;
};

} // namespace tickscope
