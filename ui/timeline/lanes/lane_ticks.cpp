// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lanes/lane_ticks.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/model/event/shared_event_kinds.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

/// Lines by kind. Those that are settled are sorted once.
class LaneSorter::Kinds
{
public:
    /// Nothing when stopped.
    std::optional<std::vector<KindTicks>> sorted(const Shared<Index> &index,
                                                 const EventLines &lines,
                                                 const std::stop_token &stop)
    {
        if (lines.sharedWith(m_lines) < m_sorted) {
            m_ticks.clear();
            m_sorted = 0;
        }
        m_lines = lines;
        for (; m_sorted < lines.settled(); ++m_sorted) {
            if (m_sorted % 4096 == 0 && stop.stop_requested())
                return {};
            add(m_ticks, *index, lines[m_sorted]);
        }
        Ticks all = m_ticks;
        for (std::size_t i = m_sorted; i < lines.size(); ++i) {
            if (i % 4096 == 0 && stop.stop_requested())
                return {};
            add(all, *index, lines[i]);
        }
        std::vector<KindTicks> kinds;
        for (const auto &[kind, ticks] : all)
            kinds.emplace_back(*kind, ticks);
        return kinds;
    }

private:
    using Ticks = std::map<const EventKind *, TickList, EventKindOrder>;

    static void add(Ticks &ticks, const Index &index, const EventLine &line)
    {
        const EventRow row = index.event(line.row);
        ticks[&row.kind()].push_back(row.tick);
        if (line.isOfFinish)
            ticks[&sharedKind("finish")].push_back(row.tick);
    }

    EventLines m_lines;
    std::size_t m_sorted = 0;
    Ticks m_ticks; ///< Of as many lines.
};

/// The events of a lane that does not follow the filter.
struct LaneSorter::OwnLane {
    explicit OwnLane(const EventQuery &query)
        : selection(query, sentenceWords())
    {
    }
    EventSelection selection;
    Kinds kinds;
};

LaneSorter::LaneSorter()
    : m_shown(std::make_unique<Kinds>())
{
}

LaneSorter::~LaneSorter() = default;

LaneSorter::OwnLane &LaneSorter::ownLane(const Lane &lane, const LaneOrder &order)
{
    EventQuery query = lane.query();
    query.players = order.players;
    const auto known = std::ranges::find_if(
        m_own, [&query](const auto &own) { return own->selection.query() == query; });
    if (known != m_own.end())
        return **known;
    m_own.push_back(std::make_unique<OwnLane>(query));
    return *m_own.back();
}

Shared<LaneTicks> LaneSorter::sort(const LaneOrder &order, const std::stop_token &stop)
{
    const std::lock_guard lock(m_mutex);
    auto made = std::make_shared<LaneTicks>();
    auto kinds = m_shown->sorted(order.index, *order.lines, stop);
    if (!kinds)
        return nullptr;
    made->kinds = *std::move(kinds);
    made->lines = order.lines;
    std::vector<const OwnLane *> used;
    for (const Lane &lane : order.lanes) {
        LaneEvents events{lane, {}};
        if (lane.followsFilter()) {
            for (const KindTicks &ticks : made->kinds) {
                if (lane.holds(ticks.kind()))
                    events.kinds.push_back(ticks);
            }
        } else {
            OwnLane &own = ownLane(lane, order);
            used.push_back(&own);
            const auto lines = own.selection.linesOf(order.index, stop);
            auto chosen = lines ? own.kinds.sorted(order.index, *lines, stop) : std::nullopt;
            if (!chosen)
                return nullptr;
            events.kinds = *std::move(chosen);
        }
        made->lanes.push_back(std::move(events));
    }
    order.index->forgetEventPages();
    std::erase_if(m_own, [&used](const auto &own) {
        return std::ranges::find(used, own.get()) == used.end();
    });
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
