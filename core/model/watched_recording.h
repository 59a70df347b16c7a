// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "core/model/recording.h"

namespace tickscope {

/// A tick that is not decoded, since that ended a process.
struct LeftOutTick {
    Tick tick;
    Tick goesOn; ///< The next seek point behind it; behind the last tick where there is none.

    friend bool operator==(const LeftOutTick &, const LeftOutTick &) = default;
};

/// The seek points of \a outline say where reading goes on behind \a tick.
[[nodiscard]] LeftOutTick leftOutTick(Tick tick, const Outline &outline);

/// \a recording, as its decoders are watched and kept from one tick: that is damage, and reading
/// goes on at the next seek point.
/// \param comes  hears of each tick before it is decoded; null for nobody.
[[nodiscard]] Shared<Recording> watchedRecording(Shared<Recording> recording,
                                                 std::function<void(Tick)> comes,
                                                 std::optional<LeftOutTick> leftOut);

} // namespace tickscope
