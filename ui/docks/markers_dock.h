// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

class QTableView;
class QToolButton;

namespace tickscope {

class MarkerModel;
class NoteStack;

/// Markers of the recording and the user's own, which can be added, named and deleted.
class MarkersDock : public DockPage
{
    Q_OBJECT

public:
    explicit MarkersDock(Document &document, QWidget *parent = nullptr);
    ~MarkersDock() override;

    [[nodiscard]] MarkerModel &model() const { return *m_model; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    void addActions();
    void updateActions();
    void addAtHead();
    void goToSelected();
    void renameSelected();
    void removeSelected();

    MarkerModel *m_model;
    QTableView *m_view;
    NoteStack *m_stack;
    QAction *m_add = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_remove = nullptr;
    QToolButton *m_addButton;
    QToolButton *m_removeButton;
};

} // namespace tickscope
