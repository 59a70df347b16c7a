// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/scene/race_starts.h"

#include <algorithm>
#include <utility>

#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/model/event/event_form.h"

namespace tickscope::teeworlds {

/// Of GameStateFlags: WarmupTimer is the start of a race.
constexpr int RunsFlag = 8;

/// Start ticks of those for whom the state has them.
static std::map<int, std::int64_t> startTicksIn(const WorldState &state)
{
    std::map<int, std::int64_t> ticks;
    if (const auto races = state.schema()->numberOf("PlayerInfoRace")) {
        const Field *start = state.schema()->find(*races)->fieldNamed("RaceStartTick");
        state.forEach([&](const ItemView &item) {
            const Value value = start && item.key.type == *races ? start->read(item.words)
                                                                 : Value();
            if (const auto *number = std::get_if<std::int64_t>(&value))
                ticks[static_cast<int>(item.key.id)] = *number;
        });
    }
    const auto game = itemOf(state, "GameInfo", 0);
    const auto spectator = itemOf(state, "SpectatorInfo", 0);
    const int watched = spectator ? spectator->integer("SpectatorId") : localClientIn(state);
    if (game && watched >= 0) {
        const bool races = (game->integer("GameStateFlags") & RunsFlag) != 0;
        ticks[watched] = races ? -std::int64_t{game->integer("WarmupTimer")} : 0;
    }
    return ticks;
}

int localClientIn(const WorldState &state)
{
    int local = NoClient;
    for (const std::string_view name : {"PlayerInfo", "De_ClientInfo"}) { // 0.6 and 0.7
        const auto type = state.schema()->numberOf(name);
        const Field *isLocal = type ? state.schema()->find(*type)->fieldNamed("Local") : nullptr;
        if (!isLocal)
            continue;
        state.forEach([&](const ItemView &item) {
            if (item.key.type == *type && isLocal->read(item.words) == Value(std::int64_t{1}))
                local = static_cast<int>(item.key.id);
        });
    }
    return local;
}

void RaceStarts::assume(const WorldState &state, Tick tick)
{
    m_startTicks = startTicksIn(state);
    m_tick = tick;
    m_isOnLine = true; // it may be so
}

void RaceStarts::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                         std::uint64_t byte, const std::function<std::string(int)> &nameOf,
                         PassSink &sink)
{
    if (m_schema != state.schema()) {
        m_schema = state.schema();
        m_game = m_schema->numberOf("GameInfo");
        m_races = m_schema->numberOf("PlayerInfoRace");
    }
    const Tick before = std::exchange(m_tick, tick);
    const auto maySet = [&changes](std::optional<std::uint32_t> type) {
        return type && changes.maySet(*type);
    };
    const bool mustLook = changes.isFull || m_isOnLine;
    if (!mustLook && !maySet(m_game) && !maySet(m_races))
        return;
    const bool isAboutRaces = mustLook
                              || std::ranges::any_of(changes.set, [&](const ItemView &item) {
                                     return item.key.type == m_game || item.key.type == m_races;
                                 });
    if (!isAboutRaces)
        return;
    auto now = startTicksIn(state);
    m_isOnLine = false;
    for (const auto &[client, start] : now) {
        const bool isOnLine = start >= tick.value;
        m_isOnLine |= isOnLine;
        const auto known = m_startTicks.find(client);
        if (start <= 0 || isOnLine || known == m_startTicks.end())
            continue;
        if (known->second > 0 && start < before.value)
            continue;
        Event event{.tick = tick, .form = sharedForm("start"), .client = client};
        event.values.add(start);
        const std::string name = nameOf(client);
        if (name.empty())
            event.values.add(std::int64_t{client});
        else
            event.values.addText(name);
        event.byte = byte;
        sink.eventFound(event);
    }
    m_startTicks = std::move(now);
}

} // namespace tickscope::teeworlds
