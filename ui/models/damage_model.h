// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timeline/index.h"

#include <QAbstractTableModel>

namespace tickscope {

/// Places of a recording that could not be read. Reads them from the index.
class DamageModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TickColumn, ByteColumn, SizeColumn, LostColumn, WhatColumn, ColumnCount };
    enum Role { TickRole = Qt::UserRole }; ///< qint64.

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the damage that \a recordingIndex knows; may be null. Rows that stay are kept.
    void setIndex(Shared<Index> recordingIndex);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const Damage &damage, int column) const;
    [[nodiscard]] QString toolTip(const Damage &damage) const;

    Shared<Index> m_index;
    int m_rowCount = 0;
};

} // namespace tickscope
