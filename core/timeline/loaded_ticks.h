// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/io/byte_source.h"
#include "core/model/recording.h"

namespace tickscope {

/// Ticks of \a recording whose bytes are all at hand, in order and joined: those that can be
/// shown without waiting for a server.
/// \param source  the recording's file, or one in the same folder where it has several.
[[nodiscard]] std::vector<TickRange> loadedTicks(const Recording &recording, const Outline &outline,
                                                 const ByteSource &source);

} // namespace tickscope
