// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <stop_token>

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/recording.h"

namespace tickscope::hollowcube {

/// Writes the chunks before the first one that is broken, packed as they are, as a compacted
/// recording of the same version. Errors: Damaged when there is none; Unsupported for
/// seed-literal files; Io, Cancelled. Source: hollowcube-replay.md, section 20.11.
Result<RepairReport> repairReplay(const ReplayFile &file, std::ostream &out, std::stop_token stop);

} // namespace tickscope::hollowcube
