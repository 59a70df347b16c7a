// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/cases/cases.h"
#include "ui/commands/command_set.h"

class QModelIndex;
class QScrollArea;
class QTableView;

namespace tickscope {

class AnnotationForm;
class NoteModel;
class NoteStack;

/// The notes of the chosen case; a click goes there. Below them the chosen one, to be edited.
class NotesPage : public QWidget
{
    Q_OBJECT

public:
    NotesPage(ActiveDocument &document, CommandSet &commands, QWidget *parent);
    ~NotesPage() override;

    void refresh();
    /// Shows the chosen note and lets its text be typed.
    void editChosen();

private:
    void build();
    void addCommands(CommandSet &commands);
    void choose(const QModelIndex &row);
    void goTo(const QModelIndex &row);
    void showChosen();

    ActiveDocument &m_document;
    Cases &m_cases;
    CommandSet &m_commands;
    NoteModel *m_model;
    QTableView *m_view;
    NoteStack *m_stack;
    AnnotationForm *m_form;
    QScrollArea *m_formArea;
    bool m_isUpdating = false; ///< The rows of the list change.
};

} // namespace tickscope
