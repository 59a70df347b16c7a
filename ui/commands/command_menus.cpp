// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_menus.h"

#include "ui/commands/mnemonic_keys.h"
#include "ui/style/theme.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <memory>
#include <utility>

namespace tickscope {

/// In the order of the menu bar, with the marks of their letters.
static std::vector<std::pair<MenuName, QString>> menuTitles()
{
    return {{MenuName::File, CommandMenus::tr("&File")},
            {MenuName::Edit, CommandMenus::tr("&Edit")},
            {MenuName::Playback, CommandMenus::tr("&Playback")},
            {MenuName::Go, CommandMenus::tr("&Go")},
            {MenuName::View, CommandMenus::tr("&View")},
            {MenuName::Review, CommandMenus::tr("&Review")},
            {MenuName::Help, CommandMenus::tr("&Help")}};
}

QString CommandMenus::titleOf(MenuName menu)
{
    for (const auto &[name, title] : menuTitles()) {
        if (name == menu)
            return withoutMnemonic(title);
    }
    return {};
}

CommandMenus::CommandMenus(CommandRegistry &registry, QMenuBar &bar)
    : QObject(&bar)
    , m_registry(registry)
{
    for (const auto &[name, title] : menuTitles()) {
        m_menus[name] = bar.addMenu(title);
        m_menus[name]->setToolTipsVisible(true);
    }
    connect(&registry, &CommandRegistry::grown, this, &CommandMenus::fill);
    fill();
}

void CommandMenus::fill()
{
    std::map<MenuName, Filled> filled;
    for (const auto &[key, submenu] : m_submenus)
        delete submenu.menu;
    m_submenus.clear();
    for (const auto &[name, menu] : m_menus) {
        menu->clear(); // the actions of commands stay: they are not the menu's
        filled[name].menu = menu;
    }
    for (const CommandRegistry::Found &found : m_registry.collected()) {
        if (const auto place = filled.find(found.command->place.menu); place != filled.end())
            add(place->second, found);
    }
}

void CommandMenus::add(Filled &to, const CommandRegistry::Found &found)
{
    const Command &command = *found.command;
    if (!command.place.submenu.isEmpty()) {
        Filled &own = submenu(to, command.place);
        if (command.choices)
            return offerChoices(*to.menu, *own.menu, found);
        own.menu->addAction(found.set->action(command.id));
        return;
    }
    const int section = command.place.position / 100;
    if (to.section >= 0 && to.section != section)
        to.menu->addSeparator();
    to.section = section;
    to.menu->addAction(found.set->action(command.id));
}

CommandMenus::Filled &CommandMenus::submenu(Filled &parent, const MenuPlace &place)
{
    Filled &own = m_submenus[{parent.menu, place.submenu}];
    const int section = place.position / 100;
    if (!own.menu) {
        if (parent.section >= 0 && parent.section != section)
            parent.menu->addSeparator();
        parent.section = section;
        own.menu = parent.menu->addMenu(place.submenu);
        if (!place.submenuIcon.isEmpty())
            own.menu->setIcon(theme::icon(place.submenuIcon));
        own.menu->setToolTipsVisible(true);
    } else if (own.section != section) {
        own.menu->addSeparator();
    }
    own.section = section;
    return own;
}

void CommandMenus::offerChoices(QMenu &parent, QMenu &menu, const CommandRegistry::Found &found)
{
    // Queried each time: they come and go without a signal.
    connect(&parent, &QMenu::aboutToShow, &menu,
            [&menu, command = found.command] { menu.setEnabled(!command->choices().empty()); });
    auto offered = std::make_shared<QList<QAction *>>();
    connect(&menu, &QMenu::aboutToShow, this, [&menu, found, offered] {
        qDeleteAll(std::exchange(*offered, {}));
        QAction *const first = menu.actions().value(0);
        for (const CommandChoice &choice : found.command->choices()) {
            QAction *action = found.set->offerChoice(menu, found.command->id, choice);
            menu.insertAction(first, action);
            offered->append(action);
        }
        if (first)
            offered->append(menu.insertSeparator(first));
    });
}

} // namespace tickscope
