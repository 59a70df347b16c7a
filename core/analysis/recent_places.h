// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <optional>
#include <vector>

#include "core/base/tick.h"
#include "core/model/player.h"
#include "core/model/scene/frame.h"

namespace tickscope {

/// Of the way that a velocity is derived from, at least, where as much is known: some recordings
/// have a place for several ticks.
inline constexpr Time DerivedPause = std::chrono::milliseconds(100);

/// Ticks that are looked back for them: before a longer gap somebody may have been anywhere.
inline constexpr std::int64_t PlaceMemory = FrameMemory;

/// Where a player is in a tick.
struct PlayerPlace {
    int client = NoClient;
    const Player *player = nullptr;   ///< Null where it is not known who that is.
    std::array<double, 3> place = {}; ///< World units; the third is 0 where there is none.
};

/// Where players were in the last ticks, for those whose velocity is not recorded. One thread.
class RecentPlaces
{
public:
    /// Units a second, from the way since a tenth of a second ago to \a now, in \a tick at \a time;
    /// nothing for who was not there then, or was somebody else.
    [[nodiscard]] std::optional<std::array<double, 3>> velocityOf(const PlayerPlace &now, Tick tick,
                                                                  Time time) const;

    /// Ticks go forward; after damage they may go back, and what was known is forgotten.
    void tickEnded(Tick tick, Time time, std::vector<PlayerPlace> places);
    [[nodiscard]] bool isEmpty() const { return m_past.empty(); }

private:
    struct Past {
        Tick tick;
        Time time{};
        std::vector<PlayerPlace> places;
    };

    std::deque<Past> m_past; ///< The newest last.
};

} // namespace tickscope
