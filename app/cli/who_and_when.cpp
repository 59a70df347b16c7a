// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/who_and_when.h"

#include <charconv>

#include "core/playback/time_command.h"

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

Result<const Player *> numberedPlayer(const Index &index, const std::string &digits)
{
    std::int64_t id = -1;
    const char *end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, id);
    const Player *player = parsed.ec == std::errc{} ? index.players().withId(id) : nullptr;
    if (player)
        return player;
    std::string what = "no player with the number " + digits;
    const auto holders = index.players().holdersOf(digits);
    if (!holders.empty())
        what += "; that is the name of player " + std::to_string(holders.front()->id);
    return failure(ErrorCode::OutOfRange, std::move(what));
}

} // namespace

Result<const Player *> namedPlayer(const Index &index, const std::string &idOrName)
{
    const bool isNumber = !idOrName.empty()
                          && idOrName.find_first_not_of("0123456789") == std::string::npos;
    if (isNumber)
        return numberedPlayer(index, idOrName);
    const auto holders = index.players().holdersOf(idOrName);
    if (holders.empty())
        return failure(ErrorCode::OutOfRange, "no player \"" + idOrName + "\"");
    if (holders.size() == 1)
        return holders.front();
    constexpr std::size_t MostListed = 20;
    std::string what = std::to_string(holders.size()) + " players have been called \"" + idOrName
                       + "\"; give the number of one:";
    for (std::size_t i = 0; i < holders.size() && i < MostListed; ++i)
        what += (i == 0 ? " " : ", ") + presenceText(*holders[i], index.time());
    if (holders.size() > MostListed)
        what += " and " + std::to_string(holders.size() - MostListed) + " more";
    return failure(ErrorCode::BadInput, std::move(what));
}

Result<WhoAndWhen> chosenWhoAndWhen(const OpenedRecording &opened, const Arguments &arguments,
                                    IndexExtras extras)
{
    const auto ticks = chosenTicks(opened, arguments);
    if (!ticks)
        return tl::unexpected(ticks.error());
    const auto client = arguments.integer("--client", 0, INT16_MAX);
    if (!client)
        return tl::unexpected(client.error());
    const auto index = readIndex(opened, arguments, std::move(extras));
    if (!index)
        return tl::unexpected(index.error());
    WhoAndWhen chosen{*ticks, {}, {}, *index};
    if (*client)
        chosen.client = static_cast<int>(**client);
    if (const auto name = arguments.value("--player")) {
        const auto player = namedPlayer(**index, *name);
        if (!player)
            return tl::unexpected(player.error());
        chosen.player = (*player)->id;
    }
    return chosen;
}

} // namespace tickscope::cli
