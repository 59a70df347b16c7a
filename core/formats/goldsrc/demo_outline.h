// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/formats/goldsrc/container/demo_segments.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

/// Walks the frames of a demo: ticks with their times, counts by type, damage.
/// Errors: Damaged or Truncated when there is no whole frame, Io, Cancelled.
[[nodiscard]] Result<Outline> outlineDemo(const Shared<ByteSource> &source,
                                          const DemoHeader &header, const SegmentMap &map,
                                          std::stop_token stop);

/// What is wrong with the directory, as a sentence; empty when nothing is.
[[nodiscard]] std::optional<Fault> directoryFault(const DemoHeader &header, const SegmentMap &map);

} // namespace tickscope::goldsrc
