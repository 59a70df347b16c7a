// SPDX-License-Identifier: MIT
#include "core/export/write_players.h"

namespace tickscope {

namespace {

template<typename Writer>
void putPlayer(Writer &row, const Player &player)
{
    row.put("id", player.id);
    row.putNumbers("client_ids", player.clientIds());
    row.putTexts("names", player.names());
    row.put("first_tick", player.ticks().first.value);
    row.put("last_tick", player.ticks().last.value);
    row.putNumbers("same_name_as", player.sameNameAs);
}

} // namespace

std::string playerJson(const Player &player)
{
    JsonRow row;
    putPlayer(row, player);
    return row.finish();
}

Result<void> writePlayers(const PlayerTable &players,
                          const std::function<bool(const Player &)> &takes, RowFormat format,
                          CsvReader reader, TextSink &sink, const ExportRun &run)
{
    RowWriter rows(sink, format,
                   {"id", "client_ids", "names", "first_tick", "last_tick", "same_name_as"},
                   reader);
    for (const Player &player : players.players()) {
        if (auto goesOn = run.goOn(); !goesOn)
            return goesOn;
        if (player.isProxy || (takes && !takes(player)))
            continue;
        rows.begin();
        putPlayer(rows, player);
        rows.end();
    }
    rows.finish();
    return {};
}

} // namespace tickscope
