// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

class QTableView;

namespace tickscope {

class EntityModel;
class NoteStack;

/// What is in the world at the playhead besides players: monsters, arrows, things that lie about.
class EntitiesDock : public DockPage
{
    Q_OBJECT

public:
    explicit EntitiesDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] EntityModel &model() const { return *m_model; }

protected:
    void refresh(Document::Changes changes) override;

private:
    [[nodiscard]] QString emptyNote() const;

    EntityModel *m_model;
    QTableView *m_view;
    NoteStack *m_stack;
};

} // namespace tickscope
