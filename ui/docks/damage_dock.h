// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

class QTableView;

namespace tickscope {

class DamageModel;
class NoteStack;

/// Places of the recording that could not be read, each with a jump to it.
class DamageDock : public DockPage
{
    Q_OBJECT

public:
    explicit DamageDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] DamageModel &model() const { return *m_model; }

protected:
    void refresh(Document::Changes changes) override;

private:
    void goToSelected();
    [[nodiscard]] QString emptyNote() const;

    DamageModel *m_model;
    QTableView *m_view;
    NoteStack *m_stack;
};

} // namespace tickscope
