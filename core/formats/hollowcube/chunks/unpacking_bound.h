// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/formats/hollowcube/chunks/chunk_store.h"

namespace tickscope::hollowcube {

/// Bounds what reading all chunks of a recording comes to. Each chunk is bounded, but an index
/// of some megabytes can name the same bytes a million times. Marks those as refused, in their
/// order, that make the packed or plain bytes more than the files can honestly hold.
/// Returns the packed bytes, those that several chunks share counted once. Errors: Cancelled.
Result<std::uint64_t> refuseExcess(std::vector<ChunkEntry> &entries, const ChunkStore &store,
                                   const std::stop_token &stop);

} // namespace tickscope::hollowcube
