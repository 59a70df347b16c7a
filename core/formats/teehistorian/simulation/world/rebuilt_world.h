// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/formats/teehistorian/simulation/world/world.h"

namespace tickscope::teehistorian {

/// The world of a server, tick for tick, from what a file records and its map.
///
/// Positions are those of the file; everything else follows from inputs, positions and tiles
/// by the game's rules, velocity by a whole simulation beside it. It orders a tick and counts what
/// ticks cost; what happens in them is done by the parts: tees, shots, devices, tiles, teams,
/// players and commands. One thread; a copy of state() is a checkpoint. Source: ddnet-rebuild.md.
class RebuiltWorld
{
public:
    explicit RebuiltWorld(std::shared_ptr<const ServerRules> rules);

    /// Goes on to the tick of \a section, which must follow the last, over ticks in which
    /// nothing was recorded. The state is that after this tick.
    void step(const TickSection &section);

    /// Goes on over ticks in which nothing is recorded; in how many calls makes no difference.
    /// What is beyond an hour, or beyond what such ticks may cost, stands still: damage, where
    /// there is anything that could move.
    void idleTo(Tick tick);

    [[nodiscard]] const RebuiltState &state() const { return m_world; }
    void restore(const RebuiltState &state);
    /// Grows whenever more than the tick of state() may have changed: looking is cheaper than
    /// comparing.
    [[nodiscard]] std::uint64_t changes() const { return m_changes; }
    [[nodiscard]] const ServerRules &rules() const { return m_world.rules(); }
    /// Clients from here on are not known of: nothing is there to ask of them.
    [[nodiscard]] int clientsEnd() const { return m_world.clientsEnd; }

    /// Whether nothing can change by itself: no client was ever there, and the map has nothing
    /// that moves.
    [[nodiscard]] bool isStill() const;

    /// What happened in the last step.
    [[nodiscard]] std::span<const RebuiltEvent> events() const { return m_world.events; }
    /// Those of the last tick alone.
    [[nodiscard]] std::span<const RebuiltEvent> eventsOfTick() const
    {
        return events().subspan(m_firstOfTick);
    }

    /// Values as demos have them. The tee must be alive.
    [[nodiscard]] std::int32_t shownEmote(int client) const;
    [[nodiscard]] std::uint32_t shownFlags(int client) const;
    [[nodiscard]] std::int32_t freezeEnd(int client) const;
    /// Whether its player counts as away from the keyboard.
    [[nodiscard]] bool isAfk(int client) const;
    /// Bits of Guess that hold for it now.
    [[nodiscard]] std::int32_t guessOf(int client) const;
    [[nodiscard]] const teeworlds::SwitchesOn &switchesOf(int team) const
    {
        return m_world.switchesOf(team);
    }
    [[nodiscard]] bool isDeviceOn(const DevicePlace &device, int team) const
    {
        return m_world.isDeviceOn(device, team);
    }

private:
    void goTo(std::int32_t tick, const TickSection *section);
    void actBetween();
    void placePersons();
    void endTick();
    void endTickOf(int client);
    [[nodiscard]] double stepsOfEach() const;
    void addClients(const TickSection &section);

    World m_world;
    std::uint64_t m_changes = 0;
    std::size_t m_firstOfTick = 0; ///< In the events.
    double m_idleStepsLeft = 0;    ///< Of ticks without records.
    std::int32_t m_idleTicks = 0;  ///< Since the last with records.
};

} // namespace tickscope::teehistorian
