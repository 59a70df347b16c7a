// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/formats/goldsrc/container/demo_frame.h"

namespace tickscope::goldsrc {

/// A stretch of frames.
struct Segment {
    SegmentKind kind = SegmentKind::Loading;
    std::uint64_t begin = 0;
    std::uint64_t end = 0; ///< No frame reaches behind it.

    [[nodiscard]] bool contains(std::uint64_t byte) const { return begin <= byte && byte < end; }
};

/// Where the segments of a demo are, and how that is known.
struct SegmentMap {
    std::vector<Segment> segments; ///< By offset, not overlapping.
    FoundDirectory found;
};

/// Finds the segments by the steps of section 3.1. What the directory of a file says of
/// lengths is not believed: a segment ends at its end mark, the next one, or the directory.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<SegmentMap> findSegments(const Shared<ByteSource> &source,
                                              const DemoHeader &header, std::stop_token stop);

} // namespace tickscope::goldsrc
