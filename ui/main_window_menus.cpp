// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of MainWindow, made of the list of commands.
#include "ui/main_window.h"

#include <algorithm>
#include <map>
#include <vector>

#include <QActionGroup>
#include <QFileInfo>
#include <QMenuBar>
#include <QSettings>

#include "ui/recent_files.h"
#include "ui/settings_keys.h"
#include "ui/start_page.h"
#include "ui/theme.h"
#include "ui/window_docks.h"

namespace tickscope {

void MainWindow::makeMenus()
{
    std::map<CommandGroup, QMenu *> menus{
        {CommandGroup::File, menuBar()->addMenu(tr("&File"))},
        {CommandGroup::Edit, menuBar()->addMenu(tr("&Edit"))},
        {CommandGroup::Playback, menuBar()->addMenu(tr("&Playback"))},
        {CommandGroup::Go, menuBar()->addMenu(tr("&Go"))},
        {CommandGroup::View, menuBar()->addMenu(tr("&View"))},
        {CommandGroup::Help, menuBar()->addMenu(tr("&Help"))},
    };
    for (const auto &[group, menu] : menus)
        menu->setToolTipsVisible(true);
    // Commands of one kind share a submenu: what their ids begin with, and its title.
    const std::vector<std::pair<QLatin1String, QString>> submenus{
        {QLatin1String("go.deed."), tr("Hooks and hits")},
        {QLatin1String("go.percent"), tr("Share of the recording")},
        {QLatin1String("view.plane."), tr("Plane")},
        {QLatin1String("view.trails."), tr("Trails")},
        {QLatin1String("view.heat."), tr("Heat map")},
    };
    std::map<QString, QMenu *> opened;
    for (const Command &command : m_actions->commands()) {
        QMenu *menu = menus.at(command.group);
        const auto submenu = std::ranges::find_if(
            submenus, [&command](const auto &entry) { return command.id.startsWith(entry.first); });
        if (submenu != submenus.end()) {
            QMenu *&own = opened[submenu->second];
            if (!own) {
                own = menu->addMenu(submenu->second);
                own->setToolTipsVisible(true);
            }
            menu = own;
        } else if (command.beginsSection) {
            menu->addSeparator();
        }
        menu->addAction(m_actions->action(command.id));
        if (command.id == QLatin1String("file.open")) {
            m_recentMenu = menu->addMenu(theme::icon(QStringLiteral("recent")), tr("Open recent"));
            connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
        }
    }
    QMenu *view = menus.at(CommandGroup::View);
    view->addSeparator();
    QMenu *panels = view->addMenu(tr("Panels"));
    panels->addActions(m_docks->toggleActions());
    addThemeMenu(*view);
    QMenu *file = menus.at(CommandGroup::File);
    connect(file, &QMenu::aboutToShow, this,
            [this] { m_recentMenu->setEnabled(!recent_files::paths().isEmpty()); });
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &path : recent_files::paths()) {
        QString name = QFileInfo(path).fileName();
        QAction *action = m_recentMenu->addAction(name.replace(u'&', QStringLiteral("&&")));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    m_recentMenu->addSeparator();
    connect(m_recentMenu->addAction(tr("Clear list")), &QAction::triggered, m_start, [this] {
        recent_files::clear();
        m_start->refresh();
    });
}

void MainWindow::addThemeMenu(QMenu &menu)
{
    QMenu *schemes = menu.addMenu(tr("Theme"));
    auto *group = new QActionGroup(this);
    const QString present = QSettings().value(settings::Theme, "system").toString();
    const auto add = [&](const QString &scheme, const QString &text) {
        QAction *action = schemes->addAction(text);
        action->setObjectName(QStringLiteral("theme.") + scheme);
        action->setCheckable(true);
        action->setChecked(scheme == present);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, scheme] { setTheme(scheme); });
    };
    add(QStringLiteral("system"), tr("As the system"));
    add(QStringLiteral("dark"), tr("Dark"));
    add(QStringLiteral("light"), tr("Light"));
    schemes->addSeparator();
    QAction *safe = schemes->addAction(tr("Colour-blind-safe colours"));
    safe->setObjectName(QStringLiteral("theme.safeColors"));
    safe->setToolTip(tr("Players and teams in colours that all eyes can tell apart"));
    safe->setCheckable(true);
    safe->setChecked(QSettings().value(settings::SafeColors).toBool());
    connect(safe, &QAction::toggled, this, &MainWindow::setSafeColors);
}

} // namespace tickscope
