// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/dock_page.h"

class QMenu;

namespace tickscope {

class NoteStack;
class TapeStore;
class TapeView;

/// What everybody's hands did, tick by tick, over the same time as the timeline.
class InputTapeDock : public DockPage
{
    Q_OBJECT

public:
    explicit InputTapeDock(Document &document, QWidget *parent = nullptr);

    [[nodiscard]] TapeView &view() const { return *m_view; }

protected:
    void refresh(Document::Changes changes) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showNote();
    [[nodiscard]] QString note() const;
    void showMenu(QPoint place);
    void toggleOnlySelected();
    void copyLane(std::size_t number);
    void addInputsMenu(QMenu &menu);
    void hideInput(const std::string &input, bool isHidden);

    TapeStore *m_store;
    TapeView *m_view;
    NoteStack *m_stack;
};

} // namespace tickscope
