// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/formats/goldsrc/container/demo_segments.h"

namespace tickscope::goldsrc {

/// Checksum of the map that a demo was made on: the header's, else that of the first
/// svc_serverinfo; nothing where both are 0, as in single-player games.
/// Errors: Io, Cancelled. Source: goldsrc-demo.md, section 9.
[[nodiscard]] Result<std::optional<std::uint32_t>> statedMapChecksum(
    const Shared<ByteSource> &source, const DemoHeader &header, const SegmentMap &map,
    std::stop_token stop);

} // namespace tickscope::goldsrc
