// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/docks/dock_page.h"

namespace tickscope {

class NoteStack;
struct TapeRow;
class TapeStore;
class TapeView;

/// What everybody's hands did, tick by tick, over the same time as the timeline.
class InputTapeDock : public DockPage
{
    Q_OBJECT

public:
    explicit InputTapeDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] TapeView &view() const { return *m_view; }
    [[nodiscard]] QImage picture(std::optional<int> player, QSize size) const override;

protected:
    void refresh(Document::Changes changes) override;

private:
    void showNote();
    [[nodiscard]] QString note() const;
    void showMenu(QPoint place);
    void toggleOnlySelected();
    void addActions();
    /// Offers in \a menu what can be done with \a row at \a tick, where a tick was meant.
    void offerRow(QMenu &menu, const TapeRow &row, std::optional<Tick> tick);
    /// The row with that number in view; null if there is none.
    [[nodiscard]] const TapeRow *rowOf(const QString &number) const;
    /// "5@1200": what row 5 in view shows at tick 1200.
    bool copyInput(const QVariant &argument);
    /// Of the lane that a row in view belongs to.
    bool copyLane(const QVariant &argument);
    bool toggleInput(const QVariant &argument);
    /// Names of all inputs that can be shown or hidden.
    [[nodiscard]] std::vector<std::string> choosableInputs() const;
    [[nodiscard]] std::vector<CommandChoice> inputChoices() const;

    TapeStore *m_store;
    TapeView *m_view;
    NoteStack *m_stack;
};

} // namespace tickscope
