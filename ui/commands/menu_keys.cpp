// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/menu_keys.h"

#include "ui/commands/mnemonics.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
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

} // namespace

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

MenuKeys::MenuKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject *watched, QEvent *event)
{
    // A menu is polished once, before it says that it is about to show.
    if (event->type() == QEvent::Polish) {
        if (auto *menu = qobject_cast<QMenu *>(watched))
            connect(menu, &QMenu::aboutToShow, this, [menu] { giveMnemonics(menu->actions()); });
    }
    auto *widget = qobject_cast<QWidget *>(watched);
    return widget && event->type() == QEvent::KeyPress
           && isMenuKey(*static_cast<QKeyEvent *>(event)) && openMenuOf(*widget);
}

} // namespace tickscope
