// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/scene/frame.h"
#include "core/model/scene/scene.h"
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
    bool isScoreTime = false;            ///< Seconds of a race, below zero.
    std::optional<std::int64_t> latency; ///< Milliseconds.
    std::optional<std::int64_t> health;
    std::optional<std::int64_t> armor;
    std::string weaponText;
    bool isAlive = false; ///< Has a position at this tick.
    Vector2 position;     ///< World units, shown state.
    std::optional<double> z;
    std::optional<double> speed; ///< Units a second; nothing where the recording has none.
    bool isSpeedDerived = false; ///< From the way of a tenth of a second: no velocity is recorded.
    PositionSource source = PositionSource::Recorded;
    /// Position and height are of that tick: the state no longer holds them. isAlive is false.
    std::optional<Tick> lastKnown;
};

/// Whether scores in \a state are seconds of a race, below zero.
[[nodiscard]] bool areScoresTimes(const WorldState &state);

/// Everybody in \a shown, by client ID. Works from roles alone.
/// \param lastPlaces  of the frame: where those were last who have no place now.
[[nodiscard]] std::vector<PlayerRow> playersOf(const Shown &shown, const PlayerTable &players,
                                               std::span<const LastPlace> lastPlaces = {});

/// Everybody in \a frame, which has a state, with the speeds that follow from \a index, too.
[[nodiscard]] std::vector<PlayerRow> playersOf(const Frame &frame, const Index &index);

} // namespace tickscope
