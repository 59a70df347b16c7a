// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/annotation_form.h"

class QAbstractItemModel;
class QAction;
class QHBoxLayout;
class QModelIndex;
class QScrollArea;
class QTableView;

namespace tickscope {

class NoteStack;

/// A list of annotations, buttons above it, and below it the form of the one that is chosen.
class AnnotationList : public QWidget
{
    Q_OBJECT

public:
    /// \param name    "NAME.list" is the list, "NAME.KEY-button" a button; see AnnotationForm.
    /// \param idRole  has the QUuid of an annotation that can be chosen.
    AnnotationList(ActiveDocument &document, const QString &name, QAbstractItemModel &model,
                   int idRole, AnnotationForm::Lists list);

    [[nodiscard]] QTableView &view() { return *m_view; }
    [[nodiscard]] NoteStack &stack() { return *m_stack; }
    [[nodiscard]] AnnotationForm &form() { return *m_form; }
    /// A button of \a action; without one it stands on the right, still to be filled.
    QToolButton *addButton(const char *key, QAction *action = nullptr);
    /// Of the row that is selected; null for none, and for one that cannot be chosen.
    [[nodiscard]] QUuid selectedId() const;
    /// Lets \a fill change the rows, which does not choose others.
    void refill(const std::function<void()> &fill);
    /// Selects the chosen one, also after it has moved to another row.
    void showChosen();

signals:
    /// Another one is shown, or none.
    void shown();

private:
    void choose(const QModelIndex &row);
    void showForm();

    QString m_name;
    AnnotationForm::Lists m_list;
    int m_idRole;
    bool m_isUpdating = false; ///< The rows of the list change.
    QTableView *m_view;
    NoteStack *m_stack;
    AnnotationForm *m_form;
    QScrollArea *m_formArea; ///< In a small window the form must not push the others away.
    QHBoxLayout *m_bar;
    int m_buttons = 0; ///< On the left.
};

} // namespace tickscope
