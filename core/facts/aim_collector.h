// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/facts/fact_material.h"
#include "core/model/attack_tracker.h"

namespace tickscope {

/// Holds what players aim at beside where the others are, from state to state: at their shots, at
/// sudden turns, and as long as the aim stays on somebody.
class AimCollector
{
public:
    static constexpr double TurnDegrees = 30;    ///< A turn by more is sudden ...
    static constexpr std::int64_t TurnTicks = 2; ///< ... between states so far apart at most.
    static constexpr double OnDegrees = 2;       ///< Within so much of its middle the aim is on it.
    static constexpr std::int64_t LeastTracked = 5; ///< Ticks.

    /// \param stays  outlives this.
    /// \param tracker  null: nothing is found.
    AimCollector(const StayTable &stays, std::unique_ptr<AttackTracker> tracker);

    /// The world after \a tick. Ticks rise.
    void take(Tick tick, const WorldState &state);
    /// What comes next does not follow on what was taken.
    void breakOff();
    /// Gives all to \a players; nothing may be called afterwards.
    void finish(std::map<int, PlayerMaterial> &players);

    /// Shots, turns and the like that are kept.
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    /// The aim stays on a client.
    struct Run {
        std::size_t target = 0;
        TickRange ticks;
        double bearing = 0; ///< Radians, as low and high: where it was, without jumps.
        double low = 0;
        double high = 0;
    };
    struct Seat {
        const StayTable::Entry *stay = nullptr;
        Tick tick;
        bool isFresh = true; ///< It was not there, or somebody else's, in the state before.
        Vector2 place;
        double aim = 0; ///< Radians.
        Vector2 direction;
        double turned = 0; ///< Degrees since the state before.
        bool seesSomebody = false;
        std::optional<std::size_t> aimedAt; ///< The one of the run, if the aim still is on it.
        std::optional<Run> run;
    };
    struct ShotPlace {
        int player = 0;
        std::size_t index = 0; ///< In PlayerMaterial::shots.
    };

    void seat(Tick tick, const Aimer &aimer);
    void lookAtPairs(Tick tick);
    void look(std::size_t from, std::size_t to, Vector2 way);
    void trackTurn(Tick tick, Seat &own);
    void followRun(Tick tick, Seat &own);
    void endRun(Seat &own);
    void trackAttack(const Attack &attack);
    [[nodiscard]] std::optional<double> offNearest(std::size_t from, double reach) const;
    [[nodiscard]] PlayerMaterial &materialOf(const Seat &own);
    /// Since when one sees the other.
    [[nodiscard]] std::int64_t &seenSince(std::size_t from, std::size_t to);

    const StayTable &m_stays;
    std::unique_ptr<AttackTracker> m_tracker;
    std::optional<Tick> m_tick;       ///< Of the state before; nothing when none is followed.
    bool m_isSudden = false;          ///< That state is so near that turns count.
    bool m_isStill = false;           ///< Everybody is as in that state.
    std::vector<Seat> m_seats;        ///< By client.
    std::vector<std::size_t> m_here;  ///< Clients in the last state.
    std::vector<std::int64_t> m_seen; ///< See seenSince().
    std::map<std::int64_t, ShotPlace> m_open; ///< Shots without an end, by number.
    std::map<int, PlayerMaterial> m_players;
    std::size_t m_size = 0;
};

} // namespace tickscope
