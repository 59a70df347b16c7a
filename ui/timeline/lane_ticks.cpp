// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_ticks.h"

#include <map>

namespace tickscope {

LaneId laneOf(std::string_view kind)
{
    static const std::map<std::string_view, LaneId> lanes{
        {event_kind::Chat, LaneId::Chat},       {event_kind::ServerMessage, LaneId::Chat},
        {event_kind::Broadcast, LaneId::Chat},  {event_kind::Kill, LaneId::Kills},
        {event_kind::Join, LaneId::Players},    {event_kind::Leave, LaneId::Players},
        {event_kind::Rename, LaneId::Players},  {event_kind::Team, LaneId::Players},
        {event_kind::Finish, LaneId::Finishes}, {event_kind::Checkpoint, LaneId::Finishes},
        {event_kind::Save, LaneId::Finishes},   {event_kind::Round, LaneId::Finishes},
        {event_kind::Score, LaneId::Finishes},
    };
    const auto found = lanes.find(kind);
    return found == lanes.end() ? LaneId::Other : found->second;
}

Shared<LaneTicks> makeLaneTicks(const Index &index, const std::vector<EventLine> &lines,
                                const std::stop_token &stop)
{
    auto made = std::make_shared<LaneTicks>();
    std::map<std::string_view, KindTicks> kinds;
    made->all.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i % 4096 == 0 && stop.stop_requested())
            return nullptr;
        const EventRow row = index.event(lines[i].row);
        made->all.push_back(row.tick);
        kinds[row.kind].ticks.push_back(row.tick);
    }
    for (auto &[kind, ticks] : kinds) {
        ticks.kind = kind;
        made->lanes[static_cast<std::size_t>(laneOf(kind))].push_back(std::move(ticks));
    }
    return made;
}

} // namespace tickscope
