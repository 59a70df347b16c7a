// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/analysis/player_rows.h"
#include "core/analysis/tape/input_tape.h"
#include "core/base/limits.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/model/event/event_sentence.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

/// What the input tape shows of the whole recording.
inline void readInputs(const Shared<Recording> &recording, const Index &index)
{
    const TickRange ticks = index.ticks();
    const auto tapes = readInputTapes(recording, index, ticks, (ticks.last - ticks.first) / 4 + 1,
                                      {});
    if (!tapes)
        return;
    for (const auto &tape : *tapes) {
        for (const InputSource &source : tape->sources) {
            for (const InputTrack &track : source.tracks) {
                for (const InputRun &run : track.runs) {
                    if (run.last < run.first || run.first < tape->ticks.first
                        || tape->ticks.last < run.last)
                        std::abort();
                }
            }
        }
    }
}

/// What "events --json" does: fields of all events, in one pass, and sentences of what was kept.
inline void readEvents(const Shared<Recording> &recording, const Index &plain)
{
    constexpr std::size_t MostRows = 2000;
    auto outline = recording->outline({});
    if (!outline)
        return;
    IndexPass pass(recording, std::make_shared<const Outline>(std::move(*outline)),
                   {.ownFields = [](const EventRow &) { return true; }, .secrets = Secrets::Shown});
    while (!pass.atEnd()) {
        if (!pass.advance(100'000, {}))
            return;
    }
    const Index &index = *pass.index();
    if (index.eventCount() != plain.eventCount())
        std::abort();
    for (std::size_t row = 0; row < std::min(index.eventCount(), MostRows); ++row) {
        const EventRow event = index.event(row);
        if (event.form != plain.event(row).form)
            std::abort();
        (void)sentenceOf(*event.form, event.values);
        (void)index.eventFields(row);
    }
}

/// What a window does with a recording, for fuzz targets: map, index, frames, scenes.
inline void readEverything(const Shared<Recording> &recording)
{
    auto file = recording->embeddedMapFile({});
    const auto map = file ? recording->readMap(std::move(*file)).value_or(nullptr) : nullptr;
    const auto motion = recording->makeMotion(map);
    const auto scene = recording->makeScene(map);
    const auto index = buildIndex(recording, {});
    if (!index)
        return;
    readEvents(recording, **index);
    readInputs(recording, **index);
    const auto mover = motion->makeMover();
    Cursor cursor(recording, limits::CursorCache);
    const TickRange ticks = (*index)->ticks();
    const std::array wanted{ticks.last, ticks.first, ticks.first + (ticks.last - ticks.first) / 2};
    for (const Tick tick : wanted) {
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        if (!frame || !frame->at)
            continue;
        const auto made = scene->make(*frame, static_cast<double>(tick.value) + 0.5);
        const auto players = playersOf(*frame->at, (*index)->players());
        if (made.actors.size() > limits::SnapshotItems || players.size() > limits::SnapshotItems)
            std::abort();
    }
}

} // namespace tickscope
