// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/time_base.h"
#include "ui/document/document.h"

#include <QAbstractTableModel>

#include <vector>

namespace tickscope {

/// Markers of the recording and the user's own, by tick. Only own ones can be renamed.
class MarkerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, TimeColumn, TickColumn, OriginColumn, ColumnCount };
    enum Role { TickRole = Qt::UserRole, IsOwnRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// \param markers  by tick.
    void setMarkers(const std::vector<Marker> &markers, const TimeBase &time);
    /// Row of the user's marker at \a tick; -1 if there is none.
    [[nodiscard]] int rowOfOwn(Tick tick) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool setData(const QModelIndex &index, const QVariant &value,
                               int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

signals:
    /// Somebody typed a name. The model waits for the markers to change.
    void renameWanted(qint64 tick, const QString &name);

private:
    [[nodiscard]] QString text(const Marker &marker, int row, int column) const;

    std::vector<Marker> m_markers;
    std::vector<Time> m_times; ///< Of the markers.
};

} // namespace tickscope
