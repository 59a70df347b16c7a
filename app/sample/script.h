// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/sample/announcer.h"
#include "app/sample/arena.h"

namespace tickscope::sample {

/// Who plays the sample; at most eight.
[[nodiscard]] std::vector<Player> makeCast(int playerCount);

/// What people do besides playing: talk, vote, leave, change their name.
class Script
{
public:
    /// Does what happens \a ticks after the start. Lines of absent players are left out.
    void play(std::int64_t ticks, Arena &arena, Announcer &announcer);

private:
    void showVote(std::int64_t ticks, Announcer &announcer, int voters);
};

/// Ticks after the start that deserve a marker, ascending.
[[nodiscard]] std::vector<std::int32_t> markerTicks();

} // namespace tickscope::sample
