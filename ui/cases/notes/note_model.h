// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/cases/cases.h"
#include "ui/models/keyed_table.h"

namespace tickscope {

/// Notes of a case, by recording and tick.
class NoteModel : public KeyedTable<review::Annotation>
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        TimeColumn,
        TextColumn,
        PlayerColumn,
        CategoryColumn,
        AuthorColumn,
        ColumnCount
    };
    enum Role {
        TickRole = Qt::UserRole, ///< qint64; invalid where there is none in the open recording.
        KeyRole,                 ///< QUuid.
    };

    explicit NoteModel(QObject *parent = nullptr);

    /// \param clockAt    time of a tick for people; empty function while no recording is open.
    /// \param cases  its chosen case has the notes; those on another recording than the open one
    ///               have no time here.
    void setNotes(const Cases &cases, std::function<QString(Tick)> clockAt);
    /// -1 if there is none.
    [[nodiscard]] int rowOf(const review::NoteId &id) const;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    [[nodiscard]] bool isHere(const review::Annotation &note) const;
    [[nodiscard]] QString timeOf(const review::Annotation &note) const;
    [[nodiscard]] QString tip(const review::Annotation &note, int column) const;

    std::function<QString(Tick)> m_clockAt;
    QString m_recording;
    OpenPlayers m_players;
    std::optional<review::Case> m_owner;
};

} // namespace tickscope
