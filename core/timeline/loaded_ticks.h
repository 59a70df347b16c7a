// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "core/io/byte_source.h"
#include "core/model/recording.h"

namespace tickscope {

/// Ticks that lie wholly in the \a loaded bytes of \a recording's file, in order and joined:
/// those that can be shown without waiting for a server.
/// \param loaded  in order, as ByteSource::loadedRanges() gives them.
[[nodiscard]] std::vector<TickRange> loadedTicks(const Recording &recording, const Outline &outline,
                                                 std::span<const ByteRange> loaded);

} // namespace tickscope
