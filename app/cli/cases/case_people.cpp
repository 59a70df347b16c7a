// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cases/case_people.h"

#include "app/cli/cases/case_store.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/review/store/checked.h"

#include <algorithm>
#include <chrono>

namespace tickscope::cli {

Result<std::vector<CaseFile>> caseFiles(const Arguments &arguments)
{
    std::vector<CaseFile> files;
    TRY_ASSIGN(const auto http, httpOptions(arguments));
    for (const std::string &path : arguments.values("--recording")) {
        if (review::isSha256(QString::fromStdString(path)))
            continue;
        TRY_ASSIGN(auto known, recordingOf(path, arguments));
        TRY_ASSIGN(const auto opened, openRecording(path, http));
        TRY_ASSIGN(auto index, readIndex(opened, arguments));
        files.push_back({opened.name, std::move(known), std::move(index)});
    }
    return files;
}

review::Identity personOf(const Index &index, const Player &player, const QString &sha256)
{
    const auto milliseconds = [&index](Tick tick) {
        return std::chrono::floor<std::chrono::milliseconds>(index.time().timeAt(tick)).count();
    };
    review::Identity identity;
    for (const std::string &name : player.names())
        identity.names.push_front(QString::fromStdString(readableText(name))); // the newest first
    const PlayerRef who = refOf(index.players(), player);
    identity.recording = sha256;
    identity.client = who.client;
    identity.tick = who.tick.value;
    identity.lastTick = player.ticks().last.value;
    identity.player = player.id;
    identity.joined = milliseconds(player.ticks().first);
    identity.left = milliseconds(player.ticks().last);
    return identity;
}

Result<std::vector<review::Identity>> accusedBy(const std::string &written,
                                                const std::vector<CaseFile> &files,
                                                const Arguments &arguments)
{
    const bool isNumber = isPlayerNumber(written);
    if (isNumber && files.size() != 1)
        return badInput({faults::NumberNeedsItsRecording, written});
    std::vector<review::Identity> persons;
    for (const CaseFile &file : files) {
        const auto player = namedPlayer(*file.index, written);
        if (player && !(*player)->isProxy)
            persons.push_back(personOf(*file.index, **player, file.known.sha256));
        else if (!player && isNumber)
            return tl::unexpected(player.error());
        else if (!player && !arguments.isQuiet())
            complain(screenLine(file.path) + ": "
                     + shownFault({Fault::tr("accused by name only: %1"),
                                   shownFault(player.error().fault)}));
    }
    if (persons.empty())
        persons.push_back({{QString::fromStdString(written)}, {}, {}, {}, {}});
    return persons;
}

/// Whom --player or --client names in a file, at the tick of \a note where it has one.
/// Errors: those of namedPlayer(); BadInput where the two name different people, or nobody.
static Result<const Player *> playerOfNote(const std::optional<std::string> &written,
                                           const Index &index, const review::Annotation &note)
{
    if (!note.client)
        return namedPlayer(index, *written);
    const int client = static_cast<int>(*note.client);
    const Tick tick{note.tick.value_or(index.ticks().last.value)};
    const Player *player = index.players().at(client, tick);
    if (!player)
        return badInput({Fault::tr("client %1 is nobody there"), client});
    bool isSame = true;
    if (written && isPlayerNumber(*written)) {
        TRY_ASSIGN(const auto numbered, namedPlayer(index, *written));
        isSame = numbered == player;
    } else if (written) {
        isSame = std::ranges::any_of(
            player->names(), [&](const std::string &name) { return readsAs(name, *written); });
    }
    if (!isSame)
        return badInput(
            {Fault::tr("client %1 is %2 there, not %3"), client, player->nameAt(tick), *written});
    return player;
}

/// The same by what the case says of its accused, where no file is at hand.
static Result<void> checkAccused(const std::string &name, const review::Case &owner,
                                 const review::Annotation &note)
{
    for (const review::Identity &each : owner.accused) {
        if (!each.isPerson() || each.recording != note.recording)
            continue;
        const bool isThen = !note.tick || (each.tick <= note.tick && note.tick <= each.lastTick);
        if (isThen
            && (each.client == note.client) != each.names.contains(QString::fromStdString(name)))
            return badInput({Fault::tr("the case knows %1 as client %2: give the recording with "
                                       "--recording FILE if client %3 is %4"),
                             each.names.value(0).toStdString(), *each.client, *note.client, name});
    }
    return {};
}

/// Errors: BadInput where \a player is not in the game in all ticks of \a note.
static Result<void> checkPresence(const Player &player, const review::Annotation &note)
{
    if (!note.tick)
        return {};
    const TickRange ticks = note.ticks();
    const auto holds = [ticks](const Stay &stay) {
        return stay.ticks.first <= ticks.first && ticks.last <= stay.left;
    };
    if (std::ranges::any_of(player.stays, holds))
        return {};
    if (ticks.first == ticks.last)
        return badInput({Fault::tr("%1 #%2 is not in the game at tick %3"),
                         player.nameAt(ticks.first), player.id, ticks.first.value});
    return badInput({Fault::tr("%1 #%2 is not in the game from tick %3 to %4"),
                     player.nameAt(ticks.first), player.id, ticks.first.value, ticks.last.value});
}

Result<void> setNotePlayer(const Arguments &arguments, const std::vector<CaseFile> &files,
                           const review::Case &owner, review::Annotation &note)
{
    const auto written = arguments.value("--player");
    if (!files.empty() && (written || note.client)) {
        TRY_ASSIGN(const Player *player, playerOfNote(written, *files.front().index, note));
        const Tick tick{note.tick.value_or(player->ticks().first.value)};
        note.player = QString::fromStdString(readableText(player->nameAt(tick)));
        const PlayerTable &players = files.front().index->players();
        if (!note.client)
            note.client = players.clientOf(refOf(players, *player), tick);
        const bool isNumber = written && isPlayerNumber(*written);
        return note.client || isNumber ? checkPresence(*player, note) : Result<void>();
    }
    if (!written)
        return {};
    if (!isPlayerNumber(*written) && note.client)
        return checkAccused(*written, owner, note);
    if (!isPlayerNumber(*written)) {
        const auto isCalled = [name = QString::fromStdString(*written)](const auto &accused) {
            return accused.names.contains(name);
        };
        if (!std::ranges::any_of(owner.accused, isCalled) && !arguments.isQuiet())
            complain({Fault::tr("%1 is a name only: no accused of the case has it, and "
                                "no recording was given"),
                      *written});
        return {};
    }
    const auto accused = std::ranges::find_if(owner.accused, [&](const review::Identity &each) {
        return each.isPerson() && each.recording == note.recording && each.player
               && '#' + std::to_string(*each.player)
                      == (written->starts_with('#') ? *written : '#' + *written);
    });
    if (accused == owner.accused.end())
        return badInput({faults::NumberNeedsItsRecording, *written});
    note.player = accused->names.value(0);
    if (note.client)
        return checkAccused(note.player.toStdString(), owner, note);
    note.client = accused->client;
    // While they are away somebody else may have their client ID.
    if (note.tick && review::accusedOf(note, owner) != &*accused)
        note.client.reset();
    return {};
}

std::string accusedLine(const review::Identity &identity, const review::Case &owner)
{
    return screenLine(
               (review::personText(identity) + owner.recordingRemark(identity)).toStdString())
           + (identity.isPerson() ? "" : " (name only)");
}

} // namespace tickscope::cli
