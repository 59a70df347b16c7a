// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>
#include <vector>

#include "core/analysis/runs.h"
#include "core/model/recording.h"
#include "core/model/scene/motion.h"

namespace tickscope {

/// A run of a Teeworlds recording as a ghost of the game. See ghost_writing.h.
struct GhostExport {
    Shared<Recording> recording;
    Shared<Index> index;
    Shared<Motion> motion; ///< Moves players on to the tick.
    RaceRun run;           ///< Finished, and somebody's.
};

/// The bytes of the ghost: a character for each tick that was recorded between start and finish.
/// Errors: BadInput where the recording has no characters of the game, or those of ghostFile(); Io,
/// Cancelled.
[[nodiscard]] Result<std::vector<std::byte>> writeGhost(const GhostExport &wanted,
                                                        const std::stop_token &stop = {});

} // namespace tickscope
