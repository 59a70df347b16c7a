// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/cases/cases.h"
#include "ui/commands/command_set.h"

class QModelIndex;

namespace tickscope {

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
