// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/byte_source.h"

namespace tickscope::hollowcube {

/// A segment that lies beside a recording and that its index does not know: the recorder
/// ended while it committed. Source: hollowcube-replay.md, sections 13 and 20.11.
struct OrphanSegment {
    std::string name;
    /// Its whole chunks if their ticks go on where the index ends; empty if they do not.
    std::vector<ChunkEntry> chunks;

    /// What became of it, for people.
    [[nodiscard]] std::string note() const;
};

/// The segment behind the last one that \a preamble tells of; nothing when there is none.
/// Only for recordings that are not finished. Errors: Io, Cancelled.
[[nodiscard]] Result<std::optional<OrphanSegment>> findOrphanSegment(const ByteSource &source,
                                                                     const Preamble &preamble,
                                                                     std::stop_token stop);

} // namespace tickscope::hollowcube
