// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/frame.h"
#include "core/model/scene.h"
#include "core/timeline/index.h"

namespace tickscope {

/// What is known of one client at one tick, collected from all its items by role.
struct PlayerRow {
    int client = NoClient;
    std::optional<int> player; ///< Player::id.
    std::string name;
    std::string clan;
    std::optional<std::int64_t> team;
    std::string teamText; ///< Word for the team, where the schema has one.
    std::optional<std::int64_t> score;
    std::optional<std::int64_t> latency; ///< Milliseconds.
    std::optional<std::int64_t> health;
    std::optional<std::int64_t> armor;
    std::string weaponText;
    bool isAlive = false; ///< Has a position at this tick.
    Vector2 position;     ///< World units, shown state.
    double z = 0;
    Vector2 velocity; ///< Units a second.
    double velocityZ = 0;
    double speed = 0; ///< Units a second.
    PositionSource source = PositionSource::Recorded;
};

/// Everybody in \a shown, by client ID. Works from roles alone.
[[nodiscard]] std::vector<PlayerRow> playersOf(const Shown &shown, const PlayerTable &players);

} // namespace tickscope
