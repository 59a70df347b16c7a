// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/opened_recording.h"
#include "core/facts/figures.h"

namespace tickscope::cli {

/// What figures of players are computed from.
struct ReadFacts {
    Shared<Index> index;
    Shared<FactMaterial> material;
};

/// All that figures need of one recording, with what its map decides unless --raw. Errors: Io.
[[nodiscard]] Result<ReadFacts> readFacts(const OpenedRecording &opened,
                                          const Arguments &arguments);

} // namespace tickscope::cli
