// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/time_base.h"
#include "ui/markers/marker.h"

#include <QAbstractTableModel>

#include <vector>

namespace tickscope {

/// Markers of the recording and the user's own, by tick. Only own ones can be renamed.
class MarkerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TimeColumn,
        LengthColumn,
        PlayerColumn,
        TickColumn,
        OriginColumn,
        ColumnCount
    };
    enum Role {
        TickRole = Qt::UserRole,
        IsOwnRole,
        IdRole, ///< QUuid; null for those of the recording.
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// \param markers  by tick.
    void setMarkers(const std::vector<Marker> &markers, const TimeBase &time);
    /// Row of the user's marker with \a id; -1 if there is none.
    [[nodiscard]] int rowOf(const QUuid &id) const;

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
    void renameWanted(const QUuid &id, const QString &name);

private:
    /// From where to where it goes.
    struct Times {
        Time begin;
        Time end;
    };

    [[nodiscard]] QString text(const Marker &marker, const Times &times, int column) const;
    [[nodiscard]] QString hint(const Marker &marker, const Times &times) const;

    std::vector<Marker> m_markers;
    std::vector<Times> m_times; ///< Of the markers.
};

} // namespace tickscope
