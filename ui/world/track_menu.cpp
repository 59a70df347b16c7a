// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/track_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include "ui/world/track_layers.h"

namespace tickscope {

namespace {

using Trails = TrackLayers::Trails;
using Heat = TrackLayers::Heat;

class MenuText
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::TrackMenu)
};

/// A choice of one submenu; T and H go through them without the mouse.
template<typename Choice>
struct MenuItem {
    Choice choice;
    QString id;
    QString text;
    QString toolTip;
    QKeySequence shortcut;
};

template<typename Choice>
void addChoices(QMenu &menu, const std::vector<MenuItem<Choice>> &items,
                const std::function<Choice()> &present, const std::function<void(Choice)> &choose)
{
    auto *group = new QActionGroup(&menu);
    menu.setToolTipsVisible(true);
    for (const MenuItem<Choice> &item : items) {
        QAction *action = menu.addAction(item.text);
        action->setObjectName(item.id);
        action->setCheckable(true);
        action->setShortcut(item.shortcut);
        action->setToolTip(
            item.toolTip
            + QStringLiteral(" (%1)").arg(item.shortcut.toString(QKeySequence::NativeText)));
        action->setChecked(present() == item.choice);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &menu,
                         [choose, choice = item.choice] { choose(choice); });
    }
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [group, items, present] {
        for (std::size_t i = 0; i < items.size(); ++i)
            group->actions()[static_cast<qsizetype>(i)]->setChecked(present() == items[i].choice);
    });
}

} // namespace

void addTrackMenus(QMenu &menu, TrackLayers &layers)
{
    const auto tr = [](const char *text) { return MenuText::tr(text); };
    addChoices<Trails>(
        *menu.addMenu(tr("Trails")),
        {{Trails::Off, QStringLiteral("view.trails.off"), tr("No trails"), tr("Show no trails"),
          QKeySequence(QStringLiteral("Ctrl+Shift+T"))},
         {Trails::Recent, QStringLiteral("view.trails.recent"), tr("Last 10 seconds"),
          tr("Show where everybody came from, coloured by speed; a click goes there"),
          QKeySequence(QStringLiteral("T"))},
         {Trails::Whole, QStringLiteral("view.trails.whole"), tr("Whole run"),
          tr("Show the whole way of the selected player, coloured by speed; a click goes there"),
          QKeySequence(QStringLiteral("Shift+T"))}},
        [&layers] { return layers.trails(); },
        [&layers](Trails choice) { layers.setTrails(choice); });
    addChoices<Heat>(
        *menu.addMenu(tr("Heat map")),
        {{Heat::Off, QStringLiteral("view.heat.off"), tr("No heat map"), tr("Show no heat map"),
          QKeySequence(QStringLiteral("Ctrl+Shift+H"))},
         {Heat::Selected, QStringLiteral("view.heat.selected"), tr("Selected player"),
          tr("Show where the selected player stayed, in the selected range or at all"),
          QKeySequence(QStringLiteral("Shift+H"))},
         {Heat::All, QStringLiteral("view.heat.all"), tr("All players"),
          tr("Show where players stayed, in the selected range or at all"),
          QKeySequence(QStringLiteral("H"))}},
        [&layers] { return layers.heat(); }, [&layers](Heat choice) { layers.setHeat(choice); });
}

} // namespace tickscope
