// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/time_base.h"
#include "ui/markers/annotation.h"
#include "ui/models/keyed_table.h"

#include <vector>

namespace tickscope {

/// A marker in a MarkerModel.
struct ListedMarker {
    Annotation marker;
    int number = 0; ///< Of several of the recording at one tick.
    Time begin;
    Time end;
    bool isInside = true; ///< The recording: else it has no time.
};

/// Markers of the recording and the user's own, by tick. Only own ones can be edited.
class MarkerModel : public KeyedTable<ListedMarker>
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
        IdRole,     ///< QUuid; null for those of others.
        SharedRole, ///< QUuid; null but for those of who watches together.
    };

    explicit MarkerModel(QObject *parent = nullptr);

    /// \param markers  by tick.
    void setMarkers(const std::vector<Annotation> &markers, const TimeBase &time);
    /// Row of the user's marker with \a id; -1 if there is none.
    [[nodiscard]] int rowOf(const QUuid &id) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    [[nodiscard]] static QString hint(const ListedMarker &row);
};

} // namespace tickscope
