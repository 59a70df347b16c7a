// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <stop_token>

#include "core/formats/goldsrc/container/demo_segments.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

/// Writes a demo with all whole frames of \a source, byte for byte, an end mark for each
/// segment and a directory where the header says. A whole one is copied.
/// Source: goldsrc-demo.md, section 3.1.
/// Errors: Damaged or Truncated when there is no whole frame, LimitExceeded beyond what
/// offsets of 32 bits reach, Io, Cancelled.
[[nodiscard]] Result<RepairReport> repairDemo(const Shared<ByteSource> &source,
                                              const DemoHeader &header, const SegmentMap &map,
                                              std::ostream &out, std::stop_token stop);

} // namespace tickscope::goldsrc
