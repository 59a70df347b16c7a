// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/opened_recording.h"
#include "core/facts/fact_reader.h"

namespace tickscope::cli {

/// What figures of players are computed from.
struct ReadFacts {
    Shared<Index> index;
    Shared<FactMaterial> material;
};

/// A walk to come that figures are to be made of.
struct FactReading {
    OpenedRecording recording;          ///< With what its map decides, unless --raw.
    std::shared_ptr<FactReader> reader; ///< IndexExtras::listener for the index of all of it.

    /// Errors: Io.
    [[nodiscard]] Result<ReadFacts> factsWith(const Shared<Index> &index) const;
};
[[nodiscard]] FactReading factReading(const OpenedRecording &opened, const Arguments &arguments);

/// All that figures need of one recording, in one walk. Errors: Io.
[[nodiscard]] Result<ReadFacts> readFacts(const OpenedRecording &opened,
                                          const Arguments &arguments);

} // namespace tickscope::cli
