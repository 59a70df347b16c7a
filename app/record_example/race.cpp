// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record_example/race.h"

#include <cstdio>
#include <utility>

#include "core/base/try.h"
#include "core/io/http/url.h"

namespace tickscope::example {

using namespace hollowcube;

constexpr double MillisecondsPerSecond = 1000.0;

Result<Race> Race::against(const std::string &file)
{
    TRY_ASSIGN(auto source,
               openNamed(file, GhostReader::httpOptions(HttpOptions::fromEnvironment()), {}));
    TRY_ASSIGN(auto reader, GhostReader::open(std::move(source)));
    Race race(std::move(reader));
    TRY(race.findStart());
    return race;
}

/// Plays to the tick in which its run starts.
Result<void> Race::findStart()
{
    std::optional<Tick> start;
    m_reader.setRunListener([&start](Tick tick, const ReplayEvent &event) {
        if (!start && std::holds_alternative<RunStart>(event))
            start = tick;
    });
    for (Tick tick; !start && m_reader.ticks().contains(tick); tick = tick + 1) {
        const auto state = m_reader.at(tick);
        TRY_READING(state);
    }
    m_reader.setRunListener(nullptr);
    if (!start)
        return damaged({faults::Words, "no run starts in that recording"});
    m_ghostTick = *start;
    return {};
}

void Race::take(const ReplayEvent &event)
{
    m_hasStarted = m_hasStarted || std::holds_alternative<RunStart>(event);
    addSplit(event, &Split::run);
}

Result<void> Race::advance()
{
    if (!m_hasStarted)
        return {};
    m_place.reset();
    const Tick tick = std::exchange(m_ghostTick, m_ghostTick + 1);
    if (!m_reader.ticks().contains(tick))
        return {};
    // It may have been moved since the last tick.
    m_reader.setRunListener(
        [this](Tick, const ReplayEvent &event) { addSplit(event, &Split::ghost); });
    const auto state = m_reader.at(tick);
    TRY_READING(state);
    if (state)
        m_place = state->placement;
    return {};
}

void Race::addSplit(const ReplayEvent &event, std::optional<std::int64_t> Split::*clock)
{
    const auto *reached = std::get_if<CheckpointReached>(&event);
    const auto *end = std::get_if<RunEnd>(&event);
    if (!reached && !end)
        return;
    const std::string name = reached ? std::string(reached->checkpoint) : "end";
    Split &split = m_splits[name];
    const bool wasWhole = split.run && split.ghost;
    split.*clock = reached ? reached->runTime : end->runTime;
    if (wasWhole || !split.run || !split.ghost)
        return;
    const auto seconds = [](std::int64_t milliseconds) {
        return static_cast<double>(milliseconds) / MillisecondsPerSecond;
    };
    char times[96];
    std::snprintf(times, sizeof times, "  %.3f  %.3f  %+.3f", seconds(*split.run),
                  seconds(*split.ghost), seconds(*split.run - *split.ghost));
    m_lines.push_back(name + times);
}
} // namespace tickscope::example
