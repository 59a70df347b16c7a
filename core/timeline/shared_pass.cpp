// SPDX-License-Identifier: MIT
#include "core/timeline/shared_pass.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/fault.h"
#include "core/timeline/many_sinks.h"

namespace tickscope {

void SharedPass::join(std::shared_ptr<PassListener> listener, Start start)
{
    Walker walker(start.recording, std::move(start.seekPoints), start.first);
    m_groups.push_back({std::move(start.recording), start.first, 0, std::move(walker), {}});
    Group &group = m_groups.back();
    listener->follow(group.walker.decoder());
    group.listeners.push_back(std::move(listener));
    if (const Place other = nextOnTheWayOf(group); other != m_groups.end() && other->steps == 0)
        unite(std::prev(m_groups.end()), other);
}

void SharedPass::leave(const PassListener &listener)
{
    for (Group &group : m_groups)
        std::erase_if(group.listeners, [&](const auto &one) { return one.get() == &listener; });
    std::erase_if(m_groups, [](const Group &group) { return group.listeners.empty(); });
}

/// Whether they pass the same places. What is in clear for one must not reach another.
bool SharedPass::canMeet(const Group &one, const Group &other)
{
    return &one != &other && one.recording == other.recording && one.first == other.first
           && one.listeners.front()->sink().wantsSecrets()
                  == other.listeners.front()->sink().wantsSecrets();
}

SharedPass::Place SharedPass::farthestBehind()
{
    return std::ranges::min_element(m_groups, {}, &Group::steps);
}

/// Those whom \a group meets first when it goes on.
SharedPass::Place SharedPass::nextOnTheWayOf(const Group &group)
{
    auto nearest = m_groups.end();
    for (auto other = m_groups.begin(); other != m_groups.end(); ++other) {
        if (!canMeet(group, *other) || other->steps < group.steps)
            continue;
        if (nearest == m_groups.end() || other->steps < nearest->steps)
            nearest = other;
    }
    return nearest;
}

bool SharedPass::isSomebodyFull(const Group &group)
{
    return std::ranges::any_of(group.listeners,
                               [](const auto &listener) { return listener->isFull(); });
}

std::vector<SharedPass::Ended> SharedPass::end(Place group, const std::optional<Error> &error)
{
    std::vector<Ended> ended;
    for (auto &listener : group->listeners)
        ended.push_back({std::move(listener), error});
    m_groups.erase(group);
    return ended;
}

void SharedPass::unite(Place group, Place ahead)
{
    for (auto &listener : group->listeners) {
        listener->follow(ahead->walker.decoder());
        ahead->listeners.push_back(std::move(listener));
    }
    m_groups.erase(group);
}

std::vector<SharedPass::Ended> SharedPass::advance(std::size_t ticks, const std::stop_token &stop)
{
    const Place group = farthestBehind();
    if (group == m_groups.end())
        return {};
    const Place ahead = nextOnTheWayOf(*group);
    const std::size_t way = ahead == m_groups.end() ? ticks : ahead->steps - group->steps;
    std::vector<PassSink *> sinks;
    for (const auto &listener : group->listeners)
        sinks.push_back(&listener->sink());
    ManySinks all(sinks);
    PassSink *sink = sinks.size() == 1 ? sinks.front() : &all;
    for (std::size_t i = 0; i < std::min(ticks, way) && !isSomebodyFull(*group); ++i) {
        if (stop.stop_requested())
            return end(group, Error{ErrorCode::Cancelled, faults::Cancelled});
        const auto stepped = group->walker.step(sink, stop);
        if (!stepped)
            return end(group, stepped.error());
        if (*stepped != Step::Done)
            return end(group, {});
        ++group->steps;
        ++m_decodedTicks;
    }
    if (ahead != m_groups.end() && ahead->steps == group->steps)
        unite(group, ahead);
    return {};
}

} // namespace tickscope
