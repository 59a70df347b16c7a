// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/timeline/cursor.h"

namespace tickscope {

/// One tick that is kept.
struct Cursor::Entry {
    Tick tick;
    Shared<WorldState> state;
    bool isExact = true;
    std::optional<Tick> rebuiltFrom{}; ///< As Shown::rebuiltFrom.
};

/// States from one seek point towards the next, as far as they are decoded.
struct Cursor::Stretch {
    SeekPoint from;
    Tick end;                   ///< First tick that is no longer of this stretch.
    std::uint64_t endOrder = 0; ///< As SeekPoint::order, of where the next one begins.
    std::vector<Entry> entries;
    std::array<Tick, 2> lastSkipped; ///< Of those on the way to the first entry, if any.
    bool isFinished = false;         ///< Nothing more follows inside the stretch.
    bool isBroken = false;           ///< Ended by damage before its end.
    bool lacksBeginning = false;     ///< Its first entries were not kept.
    bool keepsMore = false;          ///< Somebody goes backwards through it.
    std::size_t bytes = 0;

    /// Whether \a next is no longer of it. Damage can lead over where the next one begins without
    /// coming to its tick.
    [[nodiscard]] bool endsBefore(const NextStep &next) const
    {
        return next.tick >= end || next.order >= endOrder;
    }
    /// Whether few ticks of it are kept, as a jump leaves them.
    [[nodiscard]] bool isGlimpse() const
    {
        constexpr std::size_t MostEntries = 16;
        return !isFinished && entries.size() <= MostEntries;
    }
    /// Tick that the decoder stands at behind the entries; none before the first.
    [[nodiscard]] std::optional<Tick> reached() const
    {
        if (!entries.empty())
            return entries.back().tick;
        return lacksBeginning ? std::optional(lastSkipped.back()) : std::nullopt;
    }
};

} // namespace tickscope
