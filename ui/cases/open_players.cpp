// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/open_players.h"

#include "core/base/utf8.h"
#include "core/review/bundle/reporter_names.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace tickscope {

namespace {

struct OpenPlayersTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::OpenPlayersTexts)
};

/// Its name is a part of the line, whichever way it runs.
QString shownPerson(review::Identity identity)
{
    if (!identity.names.isEmpty())
        identity.names.front() = isolated(screenText(identity.names.front().toStdString()));
    return review::personText(identity);
}

} // namespace

review::Identity OpenPlayers::personOf(const Player &player) const
{
    const auto milliseconds = [this](Tick tick) {
        return std::chrono::floor<std::chrono::milliseconds>(index->time().timeAt(tick)).count();
    };
    const PlayerRef who = refOf(index->players(), player);
    review::Identity identity;
    for (const std::string &name : player.names())
        identity.names.push_front(screenText(name)); // the newest first
    identity.recording = sha256;
    identity.client = who.client;
    identity.tick = who.tick.value;
    identity.lastTick = player.ticks().last.value;
    identity.player = player.id;
    identity.joined = milliseconds(player.ticks().first);
    identity.left = milliseconds(player.ticks().last);
    return identity;
}

const Player *OpenPlayers::find(const review::Identity &identity) const
{
    return index && identity.isPerson() && identity.recording == sha256
               ? index->players().of({static_cast<int>(*identity.client), {*identity.tick}})
               : nullptr;
}

const Player *OpenPlayers::find(const review::Annotation &note) const
{
    const auto who = note.tick ? note.who() : std::nullopt;
    const Player *player = index && who && note.recording == sha256
                               ? index->players().at(who->client, who->tick)
                               : nullptr;
    const auto isCalled = [&note](const std::string &name) {
        return note.player == screenText(name)
               || note.player == QString::fromStdString(readableText(name));
    };
    return player && (note.player.isEmpty() || std::ranges::any_of(player->names(), isCalled))
               ? player
               : nullptr;
}

std::vector<review::Identity> OpenPlayers::holdersOf(const review::Identity &identity) const
{
    std::vector<review::Identity> holders;
    if (!index || identity.isPerson())
        return holders;
    std::vector<const Player *> known;
    for (const QString &name : identity.names) {
        for (const Player *player : index->players().holdersOf(name.toStdString())) {
            if (player->isProxy || std::ranges::find(known, player) != known.end())
                continue;
            known.push_back(player);
            holders.push_back(personOf(*player));
        }
    }
    return holders;
}

QString OpenPlayers::titleOf(const Player &player) const
{
    review::Identity identity = personOf(player);
    const QString name = head ? screenText(player.nameAt(*head)) : QString();
    if (const auto held = identity.names.indexOf(name); held > 0)
        identity.names.move(held, 0);
    return shownPerson(identity);
}

QString OpenPlayers::title(const review::Identity &identity) const
{
    if (const Player *player = find(identity))
        return titleOf(*player);
    QString known = shownPerson(identity);
    if (identity.isPerson())
        return known;
    const auto holders = static_cast<int>(holdersOf(identity).size());
    return holders > 0
               ? OpenPlayersTexts::tr("%1 (name only: held by %Ln people)", nullptr, holders)
                     .arg(known)
               : OpenPlayersTexts::tr("%1 (name only)").arg(known);
}

QString OpenPlayers::otherNames(const review::Identity &identity) const
{
    const Player *player = find(identity);
    if (player && head)
        return titleAt(index->players(), *player, *head).others;
    const QStringList others = (player ? personOf(*player) : identity).names.mid(1);
    return others.isEmpty()
               ? QString()
               : OpenPlayersTexts::tr("also %1").arg(others.join(QStringLiteral(", ")));
}

QString OpenPlayers::title(const review::Annotation &note, const review::Case *owner) const
{
    if (const Player *player = find(note))
        return titleOf(*player);
    const review::Identity *accused = owner ? review::accusedOf(note, *owner) : nullptr;
    return accused ? shownPerson(*accused) : note.player;
}

QString OpenPlayers::accusedTitle(const review::Case &value) const
{
    QStringList titles;
    for (const review::Identity &identity : value.accused)
        titles << title(identity) + value.recordingRemark(identity);
    return listText(titles);
}

void addNames(const Index &index, const QString &reporter, review::CaseEvidence &evidence)
{
    for (const Player &player : index.players().players()) {
        QStringList own;
        for (const std::string &name : player.names())
            own << screenText(name);
        review::addPlayerNames(own, reporter, evidence);
    }
}

} // namespace tickscope
