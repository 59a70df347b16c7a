// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tick_walk.h"

#include "core/timeline/walker.h"

namespace tickscope::cli {

Result<std::vector<Damage>> walkTicks(const OpenedRecording &opened, const Task &task,
                                      TickSink &sink)
{
    Walker walker(opened.recording, opened.outline->seekPoints);
    while (task.output.isWanted()) {
        const auto stepped = walker.step(&sink, {});
        if (!stepped)
            return tl::unexpected(stepped.error());
        if (*stepped != Step::Done)
            break;
    }
    std::vector<Damage> damage;
    addDamage(damage, opened.outline->damage);
    addDamage(damage, sink.damage);
    return damage;
}

} // namespace tickscope::cli
