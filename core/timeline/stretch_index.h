// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "core/io/byte_source.h"
#include "core/model/recording.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

/// The content of a stretch of a recording by itself.
struct StretchIndex {
    /// Of the whole outline; events, damage and the memory of seek points are those of the
    /// stretch. Players have their names and client IDs, but numbers that mean nothing elsewhere.
    Shared<Index> index;
    /// Reading began where the recording begins: there was nothing before.
    bool isFromStart = false;
};

/// Reads \a ticks of \a recording from the seek point before them, and earlier ones only as far
/// as what is in them rests on that. Rows and states in them are those of the whole.
/// \param outline  of \a recording, which has ticks.
/// Errors: Io, Cancelled.
Result<StretchIndex> indexOfStretch(const Shared<Recording> &recording,
                                    const Shared<Outline> &outline, TickRange ticks,
                                    std::stop_token stop, const IndexExtras &extras = {});

/// Ticks of \a recording whose bytes are all at hand, in order and joined: those that can be
/// shown without waiting for a server.
/// \param source  the recording's file, or one in the same folder where it has several.
[[nodiscard]] std::vector<TickRange> loadedTicks(const Recording &recording, const Outline &outline,
                                                 const ByteSource &source);

/// Whether no tick of \a recording needs a server any more.
[[nodiscard]] bool isLoaded(const Recording &recording, const Outline &outline,
                            const ByteSource &source);

} // namespace tickscope
