// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_ticks.h"

#include <map>
#include <memory>
#include <optional>

namespace tickscope {

namespace {

/// Nothing when stopped.
std::optional<std::vector<KindTicks>> sortedByKind(const Index &index,
                                                   const std::vector<EventLine> &lines,
                                                   const std::stop_token &stop)
{
    std::map<std::string_view, KindTicks> kinds;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i % 4096 == 0 && stop.stop_requested())
            return {};
        const EventRow row = index.event(lines[i].row);
        kinds[row.kind].ticks.push_back(row.tick);
    }
    std::vector<KindTicks> sorted;
    for (auto &[kind, ticks] : kinds) {
        ticks.kind = kind;
        sorted.push_back(std::move(ticks));
    }
    return sorted;
}

/// The events of a lane that does not follow the filter. Nothing when stopped.
std::optional<std::vector<KindTicks>> ownChoice(const Lane &lane, const LaneOrder &order,
                                                const std::stop_token &stop)
{
    EventFilter filter;
    filter.hiddenKinds.clear();
    for (const auto &[kind, count] : order.index->kindCounts()) {
        if (!lane.holds(kind))
            filter.hiddenKinds.insert(kind);
    }
    filter.text = lane.text.toStdString();
    filter.players = order.players;
    const auto lines = selectEvents(*order.index, filter, stop);
    if (!lines)
        return {};
    return sortedByKind(*order.index, *lines, stop);
}

} // namespace

Shared<LaneTicks> makeLaneTicks(const LaneOrder &order, const std::stop_token &stop)
{
    auto made = std::make_shared<LaneTicks>();
    auto kinds = sortedByKind(*order.index, *order.lines, stop);
    if (!kinds)
        return nullptr;
    made->kinds = *std::move(kinds);
    made->all.reserve(order.lines->size());
    for (const EventLine &line : *order.lines)
        made->all.push_back(order.index->event(line.row).tick);
    for (const Lane &lane : order.lanes) {
        LaneEvents events{lane, {}};
        if (lane.followsFilter()) {
            for (const KindTicks &ticks : made->kinds) {
                if (lane.holds(ticks.kind))
                    events.kinds.push_back(ticks);
            }
        } else if (auto chosen = ownChoice(lane, order, stop)) {
            events.kinds = *std::move(chosen);
        } else {
            return nullptr;
        }
        made->lanes.push_back(std::move(events));
    }
    return made;
}

Shared<LaneTicks> emptyLaneTicks(const std::vector<Lane> &lanes)
{
    auto made = std::make_shared<LaneTicks>();
    for (const Lane &lane : lanes)
        made->lanes.push_back({lane, {}});
    return made;
}

} // namespace tickscope
