// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/player_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

struct AbsenceText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::AbsenceText)
};

} // namespace

QString absenceText(const QString &name, std::optional<int> client, const Frame &frame,
                    const SceneMaker &maker)
{
    if (!client)
        return AbsenceText::tr("%1 is not here at this time").arg(isolated(name));
    const auto seen = maker.clientsIn(frame);
    if (std::ranges::find(seen, *client, &PlacedClient::client) != seen.end())
        return {};
    return frame.at && maker.mayBeOutOfSight(*frame.at->shown, *client)
               ? AbsenceText::tr("%1 is not in sight of the recording player").arg(isolated(name))
               : AbsenceText::tr("%1 is not in play at this time").arg(isolated(name));
}

namespace {

/// More would only be counted, not compared.
constexpr std::size_t NamedAlike = 3;

struct PlayerText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PlayerText)
};

} // namespace

std::map<int, int> numbersOfNamesakes(const PlayerTable &players, const Scene &scene, Tick tick)
{
    std::map<int, int> numbers;
    for (const Actor &actor : scene.actors) {
        const PlayerRef ref{actor.client, tick};
        const Player *player = players.of(ref);
        if (player && !players.namesakesOf(*player, player->heldAt(ref)).empty())
            numbers[actor.client] = player->id;
    }
    return numbers;
}

/// "same name as #8, #9"; empty where there is none of them.
static QString namesakesText(const std::vector<int> &namesakes)
{
    QStringList ids;
    for (std::size_t i = 0; i < std::min(NamedAlike, namesakes.size()); ++i)
        ids << QStringLiteral("#%1").arg(namesakes[i]);
    if (namesakes.size() > NamedAlike)
        ids << QStringLiteral("…");
    return PlayerText::tr("same name as %1").arg(ids.join(QStringLiteral(", ")));
}

QString PlayerTitle::whole() const
{
    return others.isEmpty() ? name : PlayerText::tr("%1 (%2)").arg(isolated(name), others);
}

PlayerTitle titleAt(const PlayerTable &players, const Player &player, Tick tick)
{
    const HeldName &held = player.heldAt({NoClient, tick});
    const QString name = screenText(held.name);
    if (name.isEmpty())
        return {PlayerText::tr("Player #%1").arg(player.id), {}, {}};
    PlayerTitle title{name, {}, {}};
    QStringList parts;
    if (const auto namesakes = players.namesakesOf(player, held); !namesakes.empty()) {
        title.name = PlayerText::tr("%1 #%2").arg(isolated(name), QString::number(player.id));
        parts << namesakesText(namesakes);
    }
    if (player.heldNames.size() > 1) {
        for (const std::string &one : player.names()) {
            if (const QString other = screenText(one); other != name)
                title.otherNames << other;
        }
        const QString first = screenText(player.heldNames.front().name);
        const QString last = screenText(player.heldNames.back().name);
        if (first != name)
            parts << PlayerText::tr("first %1").arg(isolated(first));
        if (last != name)
            parts << PlayerText::tr("later %1").arg(isolated(last));
        if (first == name && last == name && !title.otherNames.isEmpty())
            parts << PlayerText::tr("also %1").arg(isolated(title.otherNames.front()));
    }
    if (held.isGuess)
        parts << PlayerText::tr("name not confirmed");
    title.others = parts.join(QStringLiteral(", "));
    return title;
}

QString namelessClient(int client)
{
    return PlayerText::tr("Client %1").arg(client);
}

QString namelessEntity(int number)
{
    return PlayerText::tr("Entity %1").arg(number);
}

} // namespace tickscope
