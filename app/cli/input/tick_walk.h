// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/cli/command.h"
#include "app/cli/input/opened_recording.h"

namespace tickscope::cli {

/// A sink that collects damage; commands add what else they want to know.
class TickSink : public PassSink
{
public:
    void eventFound(const Event &) override {}
    void damageFound(const Damage &found) override { addDamage(damage, found); }
    void playerChanged(const PlayerChange &) override {}
    void tickEnded(Tick, const WorldState &) override {}

    std::vector<Damage> damage;
};

/// Reads the recording from its beginning into \a sink, as long as somebody reads the
/// output. Returns all damage, that of the outline too. Errors: Io.
[[nodiscard]] Result<std::vector<Damage>> walkTicks(const OpenedRecording &opened, const Task &task,
                                                    TickSink &sink);

/// The same from the one of \a points that is before \a ticks to their end. \a sink is told of
/// ticks before and behind them, too.
[[nodiscard]] Result<std::vector<Damage>> walkTicks(const OpenedRecording &opened, const Task &task,
                                                    TickSink &sink,
                                                    const std::vector<SeekPoint> &points,
                                                    TickRange ticks);

} // namespace tickscope::cli
