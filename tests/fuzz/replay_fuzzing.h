// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdlib>
#include <sstream>

#include "core/base/limits.h"
#include "core/formats/format.h"
#include "core/formats/hollowcube/limits.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

std::unique_ptr<Format> makeFormat_hollowcube();

namespace fuzzing {

/// Does with a replay what the window does: index, first, last and middle tick, repair.
inline void readReplay(Shared<ByteSource> source)
{
    static const auto format = makeFormat_hollowcube();
    const auto opened = format->open(std::move(source), {});
    if (!opened)
        return;
    const Shared<Recording> &recording = *opened;
    const auto index = buildIndex(recording, {});
    if (!index)
        return;
    const auto mover = recordedMotion()->makeMover();
    const auto scene = recording->makeScene(nullptr);
    Cursor cursor(recording, limits::CursorCache);
    const TickRange ticks = (*index)->ticks();
    for (const Tick tick :
         {ticks.last, ticks.first, ticks.first + (ticks.last - ticks.first) / 2}) {
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        if (!frame || !frame->at)
            continue;
        const auto made = scene->make(*frame, static_cast<double>(tick.value) + 0.5);
        if (made.actors.size() > limits::ReplayEntities)
            std::abort();
    }
    std::ostringstream repaired;
    static_cast<void>(recording->repair(repaired, {}));
}

} // namespace fuzzing

} // namespace tickscope
