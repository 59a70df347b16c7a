// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/analysis/event_filter.h"

namespace tickscope {

/// The lanes of the timeline, from the top.
enum class LaneId { Chat, Kills, Players, Finishes, Other };
inline constexpr std::size_t LaneCount = 5;

/// Lane in which events of \a kind stand.
[[nodiscard]] LaneId laneOf(std::string_view kind);

/// The ticks of one kind, ascending; a tick with several events stands there as often.
struct KindTicks {
    std::string_view kind; ///< Static storage.
    std::vector<Tick> ticks;
};

/// The shown events as the timeline needs them. Immutable once shared.
struct LaneTicks {
    std::array<std::vector<KindTicks>, LaneCount> lanes;
    std::vector<Tick> all; ///< Of every kind, ascending.
};

/// Sorts \a lines into lanes; null when stopped. Runs on a worker.
[[nodiscard]] Shared<LaneTicks> makeLaneTicks(const Index &index,
                                              const std::vector<EventLine> &lines,
                                              const std::stop_token &stop);

} // namespace tickscope
