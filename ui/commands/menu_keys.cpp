// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/menu_keys.h"

#include "ui/commands/mnemonics.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMenu>

#include <vector>

namespace tickscope {

namespace {

/// Set on actions whose letter is from here, so that it may change with the menu.
constexpr const char *OursProperty = "tickscopeMnemonic";

void takeBack(QAction &action)
{
    if (!action.property(OursProperty).toBool())
        return;
    action.setProperty(OursProperty, false);
    action.setText(withoutMnemonic(action.text()));
}

} // namespace

void giveMnemonics(const QList<QAction *> &actions)
{
    std::vector<QAction *> seen;
    std::vector<QString> texts;
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty())
            continue;
        takeBack(*action);
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
    return false;
}

} // namespace tickscope
