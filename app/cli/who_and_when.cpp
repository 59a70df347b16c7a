// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/who_and_when.h"

namespace tickscope::cli {

Result<const Player *> namedPlayer(const Index &index, const std::string &name)
{
    const Player *player = index.players().named(name);
    if (!player)
        return failure(ErrorCode::OutOfRange, "no player \"" + name + "\"");
    return player;
}

Result<WhoAndWhen> chosenWhoAndWhen(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto ticks = chosenTicks(opened, arguments);
    if (!ticks)
        return tl::unexpected(ticks.error());
    const auto client = arguments.integer("--client", 0, INT16_MAX);
    if (!client)
        return tl::unexpected(client.error());
    WhoAndWhen chosen{*ticks, {}, {}};
    if (*client)
        chosen.client = static_cast<int>(**client);
    if (const auto name = arguments.value("--player")) {
        const auto index = readIndex(opened, arguments);
        if (!index)
            return tl::unexpected(index.error());
        const auto player = namedPlayer(**index, *name);
        if (!player)
            return tl::unexpected(player.error());
        chosen.player = (*player)->id;
    }
    return chosen;
}

void PlayersSoFar::apply(const PlayerChange &change)
{
    m_tracker.apply(change);
    m_isTableOld = true;
}

const Player *PlayersSoFar::at(int client, Tick tick)
{
    if (client == NoClient)
        return nullptr;
    if (m_isTableOld)
        m_table = m_tracker.tableAt(m_last);
    m_isTableOld = false;
    return m_table.at(client, tick);
}

} // namespace tickscope::cli
