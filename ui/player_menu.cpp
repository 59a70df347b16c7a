// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/player_menu.h"

#include <QCoreApplication>
#include <QMenu>

#include "ui/document/player_text.h"

namespace tickscope {

namespace {

struct PlayerMenu {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PlayerMenu)
};

/// An ampersand in a name is no key of the menu.
QString menuText(const QString &text)
{
    return isolated(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

void addPlayerFilters(QMenu &menu, Document &document, PlayerRef player)
{
    const PlayerTable &players = document.index()->players();
    const Player *known = players.of(player);
    QObject::connect(
        menu.addAction(
            PlayerMenu::tr("Filter events to %1").arg(menuText(document.playerTitle(player)))),
        &QAction::triggered, &document,
        [&document, player] { filterEventsTo(document, {player}); });
    const QString name = document.clientName(player.client, player.tick);
    const auto namesakes = known ? namesakesOf(players, *known, name)
                                 : std::vector<const Player *>{};
    if (namesakes.empty())
        return;
    std::vector<PlayerRef> alike{player};
    for (const Player *other : namesakes)
        alike.push_back(refOf(players, *other));
    QObject::connect(
        menu.addAction(PlayerMenu::tr("Filter events to all called %1").arg(menuText(name))),
        &QAction::triggered, &document, [&document, alike] { filterEventsTo(document, alike); });
}

void filterEventsTo(Document &document, std::vector<PlayerRef> players)
{
    EventFilter filter = document.filter();
    filter.players = std::move(players);
    document.setFilter(filter);
}

} // namespace tickscope
