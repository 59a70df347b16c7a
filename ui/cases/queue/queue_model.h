// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/case.h"
#include "ui/cases/open_players.h"
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

    /// \param players  of the open recording, that some of the cases may be about.
    void setCases(std::vector<review::Case> cases, OpenPlayers players);
    /// Null when there is none (any more).
    [[nodiscard]] const review::Case *find(const review::CaseId &id) const;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    /// The whole of what a column has no room for; those who hold a name, too.
    [[nodiscard]] QString tip(const review::Case &value, int column) const;
    /// Nobody where the case is about other recordings.
    [[nodiscard]] OpenPlayers playersFor(const review::Case &value) const;

    OpenPlayers m_players;
};

} // namespace tickscope
