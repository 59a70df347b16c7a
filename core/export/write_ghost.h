// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>
#include <vector>

#include "core/analysis/runs.h"
#include "core/model/recording.h"
#include "core/model/scene/motion.h"

namespace tickscope {

/// A run of a recording as a file that a game races against.
struct GhostExport {
    Shared<Recording> recording;
    Shared<Index> index;
    Shared<Motion> motion; ///< Moves players on to the tick.
    RaceRun run;           ///< Finished, and somebody's.
};

/// The bytes of the file, with each tick that was recorded between start and finish.
/// Errors: those of RunWriter::finish(); Io, Cancelled.
[[nodiscard]] Result<std::vector<std::byte>> writeGhost(const GhostExport &wanted,
                                                        const std::stop_token &stop = {});

} // namespace tickscope
