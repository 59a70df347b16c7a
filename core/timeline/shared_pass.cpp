// SPDX-License-Identifier: MIT
#include "core/timeline/shared_pass.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/fault.h"
#include "core/model/event/event.h"

namespace tickscope {

namespace {

using Listeners = std::vector<std::shared_ptr<PassListener>>;

/// Passes what one decoder finds to several sinks.
class ManySinks : public PassSink
{
public:
    explicit ManySinks(const Listeners &listeners)
        : m_listeners(listeners)
    {
    }

    [[nodiscard]] bool wantsFields() const override { return anyOf(&PassSink::wantsFields); }
    [[nodiscard]] bool wantsStates() const override { return anyOf(&PassSink::wantsStates); }
    [[nodiscard]] bool wantsSecrets() const override { return anyOf(&PassSink::wantsSecrets); }

    void eventFound(const Event &event) override { forwardToAll(&PassSink::eventFound, event); }
    void damageFound(const Damage &damage) override
    {
        forwardToAll(&PassSink::damageFound, damage);
    }
    void playerChanged(const PlayerChange &change) override
    {
        forwardToAll(&PassSink::playerChanged, change);
    }
    void memoryMissed(Tick tick) override { forwardToAll(&PassSink::memoryMissed, tick); }
    void inputFound(const InputReport &report) override
    {
        forwardToAll(&PassSink::inputFound, report);
    }
    void counted(std::string_view name, std::int64_t count) override
    {
        forwardToAll(&PassSink::counted, name, count);
    }
    void guessChanged(Tick tick, int client, bool isGuess) override
    {
        forwardToAll(&PassSink::guessChanged, tick, client, isGuess);
    }
    void entityFound(std::int64_t number, std::string_view type) override
    {
        forwardToAll(&PassSink::entityFound, number, type);
    }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        forwardToAll(&PassSink::tickEnded, tick, state);
    }

private:
    [[nodiscard]] bool anyOf(bool (PassSink::*wants)() const) const
    {
        return std::ranges::any_of(
            m_listeners, [wants](const auto &listener) { return (listener->sink().*wants)(); });
    }
    template<typename... Parameters, typename... Arguments>
    void forwardToAll(void (PassSink::*what)(Parameters...), const Arguments &...arguments)
    {
        for (const auto &listener : m_listeners)
            (listener->sink().*what)(arguments...);
    }

    const Listeners &m_listeners;
};

} // namespace

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

std::vector<SharedPass::Ended> SharedPass::end(Place group, std::optional<Error> error)
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
    ManySinks all(group->listeners);
    PassSink *sink = group->listeners.size() == 1 ? &group->listeners.front()->sink() : &all;
    for (std::size_t i = 0; i < std::min(ticks, way) && !isSomebodyFull(*group); ++i) {
        if (stop.stop_requested())
            return end(group, Error{ErrorCode::Cancelled, faults::Cancelled, {}, {}});
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
