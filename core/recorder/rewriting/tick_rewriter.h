// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/formats/hollowcube/chunks/chunk_index.h"
#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::recorder {

/// How the bytes of a chunk change on their way into another recording.
struct TickRewrite {
    hollowcube::MoveEncoding moves = hollowcube::MoveEncoding::Packed; ///< Of the bytes read.
    std::int32_t firstTick = 0;                                        ///< Of the bytes written.
    /// Writes \a event, which stands as \a bytes; by default the bytes.
    std::function<void(hollowcube::PrimitiveWriter &writer, const hollowcube::ReplayEvent &event,
                       std::span<const std::byte> bytes)>
        writeEvent;
    /// Inserted into the first tick behind that many events, unless the tick is full.
    std::optional<hollowcube::ReplayEvent> inserted;
    int eventsBefore = 0;
};

/// The plain bytes \a plain of the chunk \a entry, changed. Errors: Truncated, Damaged.
[[nodiscard]] Result<std::vector<std::byte>> rewriteTicks(std::span<const std::byte> plain,
                                                          const hollowcube::ChunkEntry &entry,
                                                          const TickRewrite &rewrite);

} // namespace tickscope::recorder
