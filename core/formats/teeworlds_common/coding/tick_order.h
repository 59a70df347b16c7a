// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/tick.h"

/// Which places of a damaged file are those of their ticks.
namespace tickscope::teeworlds {

/// A place in a file that tells its tick: a keyframe of a demo, a chunk of a ghost.
struct PlacedTick {
    std::uint64_t offset = 0;
    Tick tick;
};

/// Whether recorders pause.
enum class Pauses : std::uint8_t { Some, None };

/// Places by whether their ticks rise as they follow each other in the file. Bytes that were moved
/// bring places of other ticks along, and a tick may be damaged itself.
struct TickOrder {
    std::vector<PlacedTick> rising;
    std::vector<std::uint64_t> strays; ///< Offsets of all others, in order.

    [[nodiscard]] bool isStray(std::uint64_t offset) const;
    /// First one that rises from \a offset on; null at the end.
    [[nodiscard]] const PlacedTick *nextFrom(std::uint64_t offset) const;
    /// Whether those that rise are enough to tell which are not: of two that contradict each other,
    /// either may be wrong.
    [[nodiscard]] bool isClear() const
    {
        return rising.size() > 2 || rising.size() > strays.size();
    }
};

/// What contradicts nothing rises. Of what contradicts each other, so much rises as can, and what
/// lies where its tick would be expected, since files grow at about the same rate. \param found in
/// the order of the file. \param regularGap  most ticks from one place to the next where nothing is
/// missing. \param pauses  whether ticks may be missing for any time where nothing is damaged.
[[nodiscard]] TickOrder tickOrderOf(std::span<const PlacedTick> found, std::int64_t regularGap,
                                    Pauses pauses);

} // namespace tickscope::teeworlds
