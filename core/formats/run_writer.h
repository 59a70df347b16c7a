// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/recording_info.h"
#include "core/model/state/world_state.h"

namespace tickscope {

/// A run of a race in a recording.
struct RunHead {
    const RecordingInfo &info; ///< Of the recording.
    std::string player;        ///< Name at the start.
    int client = NoClient;
    Tick start;
    Time time{0};
};

/// Writes a run as a file that a game races against. One thread.
class RunWriter
{
public:
    virtual ~RunWriter() = default;

    /// The world at a tick of the run, players moved on to it. Ticks rise. False where the player
    /// is not in it.
    virtual bool addTick(Tick tick, const WorldState &shown) = 0;

    /// The bytes of the file. Once.
    /// Errors: BadInput for a run, or a recording, of which the game could show nothing.
    virtual Result<std::vector<std::byte>> finish() = 0;
};

} // namespace tickscope
