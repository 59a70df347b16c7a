// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QWidget>

#include "ui/cases/cases.h"
#include "ui/commands/command_set.h"
#include "ui/models/keyed_table.h"

class QModelIndex;

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

class AnnotationList;
class CaseCommands;
class NoteModel;

/// The notes of the chosen case; a click goes there. Below them the chosen one, to be edited.
class NotesPage : public QWidget
{
    Q_OBJECT

public:
    NotesPage(ActiveDocument &document, CaseCommands &cases, CommandSet &commands, QWidget *parent);

    void refresh();
    void onSelectionChanged() { showHint(); }
    /// Shows the chosen note and lets its text be typed.
    void editChosen();

private:
    void build(QAction &addNote);
    void addCommands(CommandSet &commands);
    void goTo(const QModelIndex &row);
    /// Says whom the note is not about, who might be meant.
    void showHint();
    /// Whom showHint() offers, by its link.
    [[nodiscard]] const Player *offered(const QString &link) const;

    ActiveDocument &m_document;
    Cases &m_cases;
    CommandSet &m_commands;
    NoteModel *m_model;
    AnnotationList *m_list;
    review::NoteId m_shown;                    ///< In the form,
    std::optional<PlayerRef> m_selectedBefore; ///< and who was selected when it came there.
};

} // namespace tickscope
