// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

class QModelIndex;
class QScrollArea;
class QTableView;
class QToolButton;

namespace tickscope {

class AnnotationForm;
class MarkerModel;
class NoteStack;

/// Markers of the recording and the user's own, which can be added, deleted, and edited in the
/// form below the list.
class MarkersDock : public DockPage
{
    Q_OBJECT

public:
    explicit MarkersDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] MarkerModel &model() const { return *m_model; }
    /// Offers the window's \a actions for files of markers here, too.
    void setFileActions(const QList<QAction *> &actions);

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    void addActions();
    void showChosen();
    void showForm();
    void editChosen();
    void choose(const QModelIndex &row);
    void addAtHead();
    void goToSelected();
    void renameSelected();
    [[nodiscard]] QUuid selectedId() const;

    MarkerModel *m_model;
    QTableView *m_view;
    NoteStack *m_stack;
    AnnotationForm *m_form;
    QScrollArea *m_formArea; ///< In a small window the form must not push the others away.
    bool m_isEditWanted = false;
    bool m_isUpdating = false; ///< The rows of the list change.
    QToolButton *m_addButton;
    QToolButton *m_removeButton;
    QToolButton *m_moreButton;
};

} // namespace tickscope
