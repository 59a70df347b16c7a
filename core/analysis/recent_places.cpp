// SPDX-License-Identifier: MIT
#include "core/analysis/recent_places.h"

#include <algorithm>
#include <utility>

namespace tickscope {

std::optional<std::array<double, 3>> RecentPlaces::velocityOf(const PlayerPlace &now, Tick tick,
                                                              Time time) const
{
    const Past *past = nullptr;
    for (std::size_t i = m_past.size(); i-- > 0;) {
        const Past &older = m_past[i];
        if (older.tick >= tick || tick - older.tick > PlaceMemory
            || (past && time - past->time >= DerivedPause))
            break;
        past = &older;
    }
    if (!past || time <= past->time)
        return {};
    const auto was = std::ranges::find(past->places, now.client, &PlayerPlace::client);
    if (was == past->places.end() || (was->player && now.player && was->player != now.player))
        return {};
    const double seconds = std::chrono::duration<double>(time - past->time).count();
    std::array<double, 3> velocity{};
    for (std::size_t axis = 0; axis < velocity.size(); ++axis)
        velocity[axis] = (now.place[axis] - was->place[axis]) / seconds;
    return velocity;
}

void RecentPlaces::tickEnded(Tick tick, Time time, std::vector<PlayerPlace> places)
{
    if (!m_past.empty() && tick <= m_past.back().tick)
        m_past.clear();
    while (!m_past.empty() && tick - m_past.front().tick > PlaceMemory)
        m_past.pop_front();
    if (!places.empty() || !m_past.empty())
        m_past.push_back({tick, time, std::move(places)});
}

} // namespace tickscope
