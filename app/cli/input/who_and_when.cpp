// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/who_and_when.h"

#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/playback/time_command.h"
#include "core/timeline/stretch_index.h"

namespace tickscope::cli {

namespace {

/// "3 (ticks 100 to 250, 00:02.00 to 00:05.00)"
std::string presenceText(const Player &player, const TimeBase &time)
{
    const TickRange ticks = player.ticks();
    return std::to_string(player.id) + " (ticks " + std::to_string(ticks.first.value) + " to "
           + std::to_string(ticks.last.value) + ", " + clockText(time.timeAt(ticks.first)) + " to "
           + clockText(time.timeAt(ticks.last)) + ')';
}

std::string_view withoutNumberSign(std::string_view written)
{
    return written.substr(written.starts_with('#') ? 1 : 0);
}

/// Errors: BadInput for who has a name and speaks, but is no person.
Result<const Player *> person(const Player *player)
{
    if (player->isProxy)
        return badInput(
            {Fault::tr("\"%1\" is a proxy, which relays the game, and no player"), player->name()});
    return player;
}

Result<const Player *> numberedPlayer(const Index &index, std::string_view written)
{
    const std::string digits(withoutNumberSign(written));
    const auto id = parseNumber<std::int64_t>(digits);
    const auto holders = index.players().holdersOf(written);
    if (const Player *player = id ? index.players().withId(*id) : nullptr) {
        const auto isOther = [player](const Player *holder) { return holder != player; };
        const auto other = std::ranges::find_if(holders, isOther);
        const bool hasPlainNumber = std::ranges::none_of(index.players().holdersOf(digits),
                                                         isOther);
        if (other != holders.end() && written.starts_with('#') && hasPlainNumber)
            return badInput({Fault::tr("'#%1' is the number of one player and the name of another; "
                                       "write %1 for the number, or %2 for who was called so"),
                             digits, (*other)->id});
        if (written.starts_with('#') || other == holders.end())
            return person(player);
        return badInput({Fault::tr("%1 is the number of one player and the name of another; write "
                                   "'#%1' for the number, or '#%2' for who was called so"),
                         digits, (*other)->id});
    }
    if (holders.empty())
        return outOfRange({Fault::tr("no player with the number %1"), digits});
    return outOfRange({Fault::tr("no player with the number %1; that is the name of player %2"),
                       digits, holders.front()->id});
}

/// Who is called so in \a ticks of the stretch that \a index knows. Null where only the whole
/// tells: several were called so, or what makes two stays those of one player may be shared
/// elsewhere. Errors: OutOfRange for nobody; BadInput as person().
Result<const Player *> holderIn(const Index &index, const std::string &name, TickRange ticks)
{
    const auto holders = index.players().holdersOf(name);
    if (holders.empty())
        return outOfRange({Fault::tr("nobody is called \"%1\" in these ticks"), name});
    const Player *player = holders.front();
    bool isHeld = false;
    for (std::size_t i = 0; i < player->heldNames.size(); ++i) {
        const bool isOver = i + 1 < player->heldNames.size()
                            && player->heldNames[i + 1].from <= ticks.first;
        isHeld |= !isOver && readsAs(player->heldNames[i].name, name);
    }
    const bool isKnown = holders.size() == 1 && player->stays.size() == 1 && isHeld
                         && player->stays.front().left >= ticks.first;
    return isKnown ? person(player) : nullptr;
}

Result<WhoAndWhen> wholeOf(const OpenedRecording &opened, const Arguments &arguments,
                           TickRange ticks, IndexExtras extras, Namesakes namesakes)
{
    TRY_ASSIGN(const auto index, readIndex(opened, arguments, std::move(extras)));
    WhoAndWhen chosen{ticks, {}, {}, index};
    if (const auto name = arguments.value("--player")) {
        TRY_ASSIGN(chosen.players, numbersNamed(*index, *name, namesakes));
    }
    return chosen;
}

Result<WhoAndWhen> stretchOf(const OpenedRecording &opened, const Arguments &arguments,
                             TickRange ticks, Earlier earlier, IndexExtras extras,
                             Namesakes namesakes)
{
    IndexExtras own = extras;
    own.listener.reset();
    const Tick first = earlier == Earlier::Everything ? opened.ticks().first : ticks.first;
    TRY_ASSIGN(const auto stretch,
               indexOfStretch(opened.recording, opened.outline, {first, ticks.last}, {}, own));
    WhoAndWhen chosen{ticks, {}, {}, stretch.index, false};
    if (const auto name = arguments.value("--player")) {
        TRY_ASSIGN(const auto player, holderIn(*stretch.index, *name, ticks));
        if (!player) {
            TRY_ASSIGN(chosen, wholeOf(opened, arguments, ticks, std::move(extras), namesakes));
            chosen.numbersPlayers = chosen.players->size() > 1;
            return chosen;
        }
        chosen.players = {player->id};
    }
    return chosen;
}

} // namespace

std::vector<PlayerRef> WhoAndWhen::playerRefs() const
{
    const PlayerTable &all = index->players();
    // Whom no reference names is party of nothing, too.
    std::vector<PlayerRef> refs{PlayerRef{NoClient, {}}};
    for (const int id : *players) {
        const Player *player = all.withId(id);
        if (!player)
            continue;
        for (const Stay &stay : player->stays) {
            if (all.of(stay.ref()) == player) {
                refs.push_back(stay.ref());
                break;
            }
        }
    }
    return refs;
}

bool isPlayerNumber(std::string_view idOrName)
{
    idOrName = withoutNumberSign(idOrName);
    return !idOrName.empty() && idOrName.find_first_not_of("0123456789") == std::string_view::npos;
}

bool readsStretch(const Arguments &arguments)
{
    return (arguments.has("--from") || arguments.has("--to"))
           && !isPlayerNumber(arguments.value("--player").value_or(""));
}

Result<const Player *> namedPlayer(const Index &index, const std::string &idOrName)
{
    if (isPlayerNumber(idOrName))
        return numberedPlayer(index, idOrName);
    const auto holders = index.players().holdersOf(idOrName);
    if (holders.empty())
        return outOfRange({Fault::tr("no player \"%1\""), idOrName});
    if (holders.size() == 1)
        return person(holders.front());
    constexpr std::size_t MostListed = 20;
    std::string listed;
    for (std::size_t i = 0; i < holders.size() && i < MostListed; ++i)
        listed += (i == 0 ? "" : ", ") + presenceText(*holders[i], index.time());
    if (holders.size() > MostListed)
        listed += ", ...";
    return badInput({Fault::trN("%n player(s) have been named \"%2\"; give the number of one: %3"),
                     holders.size(), idOrName, std::move(listed)});
}

Result<std::vector<int>> numbersNamed(const Index &index, const std::string &idOrName,
                                      Namesakes namesakes)
{
    std::vector<int> numbers;
    if (namesakes == Namesakes::All && !isPlayerNumber(idOrName)) {
        for (const Player *holder : index.players().holdersOf(idOrName)) {
            if (!holder->isProxy)
                numbers.push_back(holder->id);
        }
    }
    if (!numbers.empty())
        return numbers;
    return namedPlayer(index, idOrName).map([](const Player *player) {
        return std::vector<int>{player->id};
    });
}

Result<WhoAndWhen> chosenWhoAndWhen(const OpenedRecording &opened, const Arguments &arguments,
                                    Earlier earlier, IndexExtras extras, Namesakes namesakes)
{
    TRY_ASSIGN(const auto ticks, chosenTicks(opened, arguments));
    TRY_ASSIGN(const auto client, arguments.integer("--client", 0, INT16_MAX));
    auto chosen = readsStretch(arguments)
                      ? stretchOf(opened, arguments, ticks, earlier, std::move(extras), namesakes)
                      : wholeOf(opened, arguments, ticks, std::move(extras), namesakes);
    if (chosen && client)
        chosen->client = static_cast<int>(*client);
    return chosen;
}

} // namespace tickscope::cli
