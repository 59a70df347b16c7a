// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/analysis/event_lines.h"
#include "core/base/tick_list.h"
#include "ui/timeline/lanes/lane.h"

namespace tickscope {

/// The ticks of the events of one kind. They are kept, since a picture of the strip asks for some
/// in all parts of a recording, whose rows may lie on the disk.
class KindTicks
{
public:
    KindTicks(const EventKind &kind, TickList ticks)
        : m_kind(&kind)
        , m_ticks(std::move(ticks))
    {
    }

    [[nodiscard]] const EventKind &kind() const { return *m_kind; }
    [[nodiscard]] std::size_t size() const { return m_ticks.size(); }
    [[nodiscard]] Tick operator[](std::size_t place) const { return m_ticks[place]; }

private:
    const EventKind *m_kind;
    TickList m_ticks;
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
    Shared<EventLines> lines;      ///< Of which they were made; null: of none.
};

/// What a worker makes LaneTicks of.
struct LaneOrder {
    Shared<Index> index;
    Shared<EventLines> lines; ///< What the list of events shows.
    std::vector<Lane> lanes;
    std::vector<PlayerRef> players; ///< EventQuery::players, for lanes that pick for themselves.
};

/// Sorts events into lanes, and goes on from the last line when there are more. One thread at a
/// time: who comes second waits.
class LaneSorter
{
public:
    LaneSorter();
    ~LaneSorter();

    /// Null when stopped. Runs on a worker.
    [[nodiscard]] Shared<LaneTicks> sort(const LaneOrder &order, const std::stop_token &stop);

private:
    class Kinds;
    struct OwnLane;
    [[nodiscard]] OwnLane &ownLane(const Lane &lane, const LaneOrder &order);

    std::mutex m_mutex; ///< Of all below.
    std::unique_ptr<Kinds> m_shown;
    std::vector<std::unique_ptr<OwnLane>> m_own; ///< Those of the last order.
};

/// The same lanes without any event.
[[nodiscard]] Shared<LaneTicks> emptyLaneTicks(const std::vector<Lane> &lanes);

} // namespace tickscope
