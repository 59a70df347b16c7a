// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/mnemonic_keys.h"

#include "ui/commands/mnemonics.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

#include <vector>

namespace tickscope {

namespace {

/// Set on actions whose letter is from here, so that it may change with the menu.
constexpr const char *OursProperty = "tickscopeMnemonic";

void removeMnemonic(QAction &action)
{
    if (!action.property(OursProperty).toBool())
        return;
    action.setProperty(OursProperty, false);
    action.setText(withoutMnemonic(action.text()));
}

bool isMenuKey(const QKeyEvent &key)
{
    return key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier;
}

/// As the menu key does: at the cursor, or at the present row.
bool openMenuOf(QWidget &widget)
{
    const QPoint place = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &wanted);
    return true;
}

/// Gives each of \a actions that has none a letter that chooses it in its menu, underlined in its
/// text: the first letter of a word where that is free. No two share one.
void giveMnemonics(const QList<QAction *> &actions)
{
    std::vector<QAction *> seen;
    std::vector<QString> texts;
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty())
            continue;
        removeMnemonic(*action);
        seen.push_back(action);
        texts.push_back(action->text());
    }
    const std::vector<QString> marked = withMnemonics(texts);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (marked[i] == texts[i])
            continue;
        seen[i]->setText(marked[i]);
        seen[i]->setProperty(OursProperty, true);
    }
}

} // namespace

void giveDialogMnemonics(const QWidget &dialog)
{
    std::vector<QWidget *> owners;
    std::vector<QString> texts;
    for (QWidget *widget : dialog.findChildren<QWidget *>()) {
        if (widget->isHidden())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const QString text = button                    ? button->text()
                             : label && label->buddy() ? label->text()
                                                       : QString();
        if (text.isEmpty())
            continue;
        owners.push_back(widget);
        texts.push_back(text);
    }
    const std::vector<QString> marked = withMnemonics(texts);
    for (std::size_t i = 0; i < owners.size(); ++i) {
        if (auto *button = qobject_cast<QAbstractButton *>(owners[i]))
            button->setText(marked[i]);
        else
            static_cast<QLabel *>(owners[i])->setText(marked[i]);
    }
}

MnemonicKeys::MnemonicKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MnemonicKeys::eventFilter(QObject *watched, QEvent *event)
{
    // A menu is polished once, before it says that it is about to show.
    if (event->type() == QEvent::Polish) {
        if (auto *menu = qobject_cast<QMenu *>(watched))
            connect(menu, &QMenu::aboutToShow, this, [menu] { giveMnemonics(menu->actions()); });
    }
    if (event->type() == QEvent::Show) {
        const auto *dialog = qobject_cast<const QDialog *>(watched);
        if (dialog && !qobject_cast<const QFileDialog *>(dialog)) // the system's own
            giveDialogMnemonics(*dialog);
    }
    auto *widget = qobject_cast<QWidget *>(watched);
    return widget && event->type() == QEvent::KeyPress
           && isMenuKey(*static_cast<QKeyEvent *>(event)) && openMenuOf(*widget);
}

} // namespace tickscope
