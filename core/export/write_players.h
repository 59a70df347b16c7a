// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/export/text/row_writer.h"
#include "core/model/player.h"

namespace tickscope {

/// One player as info tells of them, as a JSON object.
[[nodiscard]] std::string playerJson(const Player &player);

/// Writes the players that \a takes lets through (null: all), but no proxies: numbers, names, first
/// and last tick. Errors: Cancelled.
Result<void> writePlayers(const PlayerTable &players,
                          const std::function<bool(const Player &)> &takes, RowFormat format,
                          CsvReader reader, TextSink &sink, const ExportRun &run);

} // namespace tickscope
