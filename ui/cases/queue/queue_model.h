// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/case.h"
#include "ui/models/keyed_table.h"

namespace tickscope {

/// Cases of the queue, by number; a proxy sorts them otherwise.
class QueueModel : public KeyedTable<review::Case>
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        PriorityColumn,
        StatusColumn,
        ClaimColumn,
        AccusedColumn,
        ReporterColumn,
        AssigneeColumn,
        TagsColumn,
        CreatedColumn,
        ColumnCount
    };
    enum Role {
        SortRole = Qt::UserRole,
        IdRole, ///< QUuid.
    };

    explicit QueueModel(QObject *parent = nullptr);

    void setCases(std::vector<review::Case> cases);
    /// Null when there is none (any more).
    [[nodiscard]] const review::Case *find(const review::CaseId &id) const;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
};

} // namespace tickscope
