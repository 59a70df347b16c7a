// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdlib>

#include "core/analysis/player_rows.h"
#include "core/base/limits.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

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
