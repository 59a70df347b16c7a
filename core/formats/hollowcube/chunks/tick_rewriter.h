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

namespace tickscope::hollowcube {

/// Events of a tick that its record can count. Source: hollowcube-replay.md, section 11.
inline constexpr int EventsPerTick = 32'767;

/// Events of version 4 or 3, as they stand in a file.
struct EventBytes {
    std::vector<std::byte> bytes;
    int count = 0;

    /// Appends an event of version 4.
    void add(const ReplayEvent &event);
    /// Appends one that stands as \a event.
    void addBytes(std::span<const std::byte> event);
};

/// How the bytes of a chunk change on their way into another recording.
struct TickRewrite {
    MoveEncoding moves = MoveEncoding::Packed; ///< Of the bytes read.
    std::int32_t firstTick = 0;                ///< Of the bytes written.
    /// Ticks of the chunk that are left out at its beginning, and kept behind them; nothing for
    /// all that follow, behind which no bytes may be left.
    std::int32_t skippedTicks = 0;
    std::optional<std::int32_t> keptTicks = {};
    /// Writes \a event, which stands as \a bytes; by default the bytes.
    std::function<void(PrimitiveWriter &writer, const ReplayEvent &event,
                       std::span<const std::byte> bytes)>
        writeEvent = {};
    /// Inserted into the first tick behind so many events of it.
    EventBytes inserted = {};
    int eventsBefore = 0;
    enum class IfFull { LeaveOut, Fail };
    IfFull ifFull = IfFull::LeaveOut; ///< When that tick has no room for them.
    /// What the numbers of events mean; null for those of the parkour host. Others end reading.
    const EventRegistry *registry = nullptr;
};

/// The plain bytes \a plain of the chunk \a entry, changed.
/// Errors: Truncated, Damaged; LimitExceeded when the first tick has no room for what is inserted.
[[nodiscard]] Result<std::vector<std::byte>> rewriteTicks(std::span<const std::byte> plain,
                                                          const ChunkEntry &entry,
                                                          const TickRewrite &rewrite);

} // namespace tickscope::hollowcube
