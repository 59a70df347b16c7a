// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>

#include "core/formats/format_registry.h"

namespace tickscope {

/// Recordings that the same server wrote before and after one.
struct ChainNeighbours {
    std::string previous; ///< Path; empty when there is none in the folder.
    std::string next;

    friend bool operator==(const ChainNeighbours &, const ChainNeighbours &) = default;
};

/// Looks for the neighbours of \a recording among the files beside it that have a suffix
/// of its format, by their headers alone; those written at nearly the same time first.
/// Errors: Cancelled. What cannot be opened is passed over.
Result<ChainNeighbours> findChainNeighbours(const FormatRegistry &registry,
                                            const Recording &recording,
                                            const std::string &recordingPath, std::stop_token stop);

} // namespace tickscope
