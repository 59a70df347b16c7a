// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QObject>

#include "ui/commands/command_registry.h"

class QMenu;
class QMenuBar;

namespace tickscope {

/// The menus of a window, made of the places that commands name.
class CommandMenus : public QObject
{
    Q_OBJECT

public:
    CommandMenus(CommandRegistry &registry, QMenuBar &bar);

    /// Title of a menu without the mark of its letter; empty for None.
    [[nodiscard]] static QString titleOf(MenuName menu);

private:
    /// A menu or submenu while it is filled.
    struct Filled {
        QMenu *menu = nullptr;
        int section = -1; ///< Hundreds of the position of its last entry.
    };

    void fill();
    void add(Filled &to, const CommandRegistry::Found &found);
    /// Puts the choices of \a found at the head of \a menu whenever it opens.
    void offerChoices(QMenu &parent, QMenu &menu, const CommandRegistry::Found &found);
    Filled &submenu(Filled &parent, const MenuPlace &place);

    CommandRegistry &m_registry;
    std::map<MenuName, QMenu *> m_menus;
    std::map<std::pair<QMenu *, QString>, Filled> m_submenus; ///< By parent and title.
};

} // namespace tickscope
