// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/player_commands.h"

#include "ui/document/active_document.h"
#include "ui/style/theme.h"
#include "ui/texts/player_text.h"

#include <QMenu>

namespace tickscope {

/// A name of a recording, for a menu.
static QString nameForMenu(const QString &name)
{
    return menuText(isolated(name));
}

static void filterTo(ActiveDocument &document, const std::vector<PlayerRef> &players)
{
    EventQuery filter = document->events().filter();
    filter.players = players;
    document->events().setFilter(filter);
}

QString playerArgument(PlayerRef player)
{
    return QStringLiteral("%1@%2").arg(player.client).arg(player.tick.value);
}

PlayerCommands::PlayerCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_commands(this, document)
{
    const auto add = [this](const char *id, const QString &text, const char *icon,
                            std::function<void(const std::vector<PlayerRef> &)> handler) {
        m_commands.add(
            id, text,
            {.icon = icon, .argument = Argument::Required, .choices = [this] { return choices(); }},
            [this, handler = std::move(handler)](const QVariant &argument) {
                const auto players = playersOf(argument);
                if (!players.empty())
                    handler(players);
                return !players.empty();
            });
    };
    add("follow.player", tr("Follow in view"), "follow",
        [this](const auto &players) { m_document->selection().follow(players.front()); });
    add("select.player", tr("Select player"), "",
        [this](const auto &players) { m_document->selection().selectPlayer(players.front()); });
    add("filter.players", tr("Filter events to players"), "",
        [this](const auto &players) { filterTo(m_document, players); });
    m_commands.add("follow.nobody", tr("Stop following"),
                   [this] { m_document->selection().follow({}); });
}

std::vector<PlayerRef> PlayerCommands::playersOf(const QVariant &argument) const
{
    std::vector<PlayerRef> players;
    for (const QString &one : argument.toString().split(u' ', Qt::SkipEmptyParts)) {
        const QStringList parts = one.split(u'@');
        bool isClient = false;
        bool isTick = true;
        const int client = parts.first().toInt(&isClient);
        // Without a tick it is who is there now.
        const Tick tick = parts.size() > 1 ? Tick{parts[1].toLongLong(&isTick)}
                                           : m_document->players().inFrame(client).tick;
        if (!isClient || !isTick || parts.size() > 2)
            return {};
        players.push_back({client, tick});
    }
    return players;
}

std::vector<CommandChoice> PlayerCommands::choices() const
{
    std::vector<CommandChoice> choices;
    if (!m_document->index())
        return choices;
    const PlayerTable &players = m_document->index()->players();
    for (const Player &player : players.players()) {
        if (player.isProxy)
            continue;
        const PlayerRef ref = refOf(players, player);
        const PlayerTitle title = m_document->players().titles(ref);
        choices.push_back({.text = isolated(title.name),
                           .argument = playerArgument(ref),
                           .toolTip = title.others,
                           .keywords = title.otherNames.join(u' ')});
    }
    return choices;
}

void offerFollowing(QMenu &menu, ActiveDocument &document, PlayerRef player, const QString &text)
{
    menu.addAction(theme::icon(QStringLiteral("follow")), text,
                   [&document, player] { document->selection().follow(player); });
}

void offerChoosing(QMenu &menu, ActiveDocument &document, PlayerRef player)
{
    const QString name = nameForMenu(document->players().title(player));
    if (document->players().clientInFrame(document->selection().followed()) == player.client)
        menu.addAction(PlayerCommands::tr("Stop following %1").arg(name),
                       [&document] { document->selection().follow({}); });
    else
        offerFollowing(menu, document, player, PlayerCommands::tr("Follow %1").arg(name));
    menu.addAction(PlayerCommands::tr("Select %1").arg(name),
                   [&document, player] { document->selection().selectPlayer(player); });
}

void offerFilters(QMenu &menu, ActiveDocument &document, PlayerRef player)
{
    const auto offer = [&](const QString &text, std::vector<PlayerRef> players) {
        menu.addAction(text,
                       [&document, players = std::move(players)] { filterTo(document, players); });
    };
    const PlayerTable &players = document->index()->players();
    const Player *known = players.of(player);
    offer(PlayerCommands::tr("Filter events to %1")
              .arg(nameForMenu(document->players().title(player))),
          {player});
    const QString name = document->players().name(player.client, player.tick);
    std::vector<PlayerRef> alike{player};
    for (const int id :
         known ? players.namesakesOf(*known, known->heldAt(player)) : std::vector<int>{})
        alike.push_back(refOf(players, players.players()[static_cast<std::size_t>(id)]));
    if (alike.size() > 1)
        offer(PlayerCommands::tr("Filter events to all named %1").arg(nameForMenu(name)), alike);
}

} // namespace tickscope
