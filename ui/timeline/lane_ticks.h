// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string_view>
#include <vector>

#include "core/analysis/event_filter.h"
#include "ui/timeline/lane.h"

namespace tickscope {

/// The ticks of one kind, ascending; a tick with several events stands there as often.
struct KindTicks {
    std::string_view kind; ///< Static storage.
    std::vector<Tick> ticks;
};

/// What stands in one lane.
struct LaneEvents {
    Lane lane;
    std::vector<KindTicks> kinds;
};

/// The events as the timeline needs them. Immutable once shared.
struct LaneTicks {
    std::vector<LaneEvents> lanes; ///< From the top, only those that are drawn.
    std::vector<KindTicks> kinds;  ///< What the list of events shows, whatever the lanes.
    std::vector<Tick> all;         ///< Ticks of \a kinds in one, ascending.
};

/// What a worker makes LaneTicks of.
struct LaneOrder {
    Shared<Index> index;
    Shared<std::vector<EventLine>> lines; ///< What the list of events shows.
    std::vector<Lane> lanes;
    std::vector<PlayerRef> players; ///< EventFilter::players, for lanes that pick for themselves.
};

/// Sorts events into lanes; null when stopped. Runs on a worker.
[[nodiscard]] Shared<LaneTicks> makeLaneTicks(const LaneOrder &order, const std::stop_token &stop);

/// The same lanes without any event.
[[nodiscard]] Shared<LaneTicks> emptyLaneTicks(const std::vector<Lane> &lanes);

} // namespace tickscope
