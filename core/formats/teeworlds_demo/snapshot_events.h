// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/items/character_events.h"
#include "core/formats/teeworlds_common/items/client_presence.h"
#include "core/formats/teeworlds_common/items/game_events.h"
#include "core/formats/teeworlds_common/scene/race_starts.h"

namespace tickscope::teeworlds {

/// All events that follow from changes of snapshots, but who is there. One thread; follows one
/// decoder in order of time.
class SnapshotEvents
{
public:
    /// For what comes next it is unknown what was before.
    void forget()
    {
        passLoss();
        m_raceStarts.forget();
    }
    /// What happened in states that are lost did not happen now.
    void passLoss()
    {
        m_characters.forget();
        m_game.forget();
    }
    /// Takes \a state for what was before, with its last snapshot at \a tick.
    void assume(const WorldState &state, Tick tick)
    {
        m_characters.assume(state);
        m_game.assume(state);
        m_raceStarts.assume(state, tick);
    }
    /// \param people  that have seen \a changes.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, ClientPresence &people, PassSink &sink)
    {
        const auto newcomers = people.takeNewcomers();
        for (std::size_t client = 0; newcomers.any() && client < newcomers.size(); ++client) {
            if (newcomers[client])
                m_characters.forget(client);
        }
        const auto nameOf = [&people](int client) { return std::string(people.nameOf(client)); };
        m_characters.observe(state, changes, tick, byte, nameOf, sink);
        m_game.observe(state, changes, tick, byte, nameOf, sink);
        m_raceStarts.observe(state, changes, tick, byte, nameOf, sink);
    }

private:
    CharacterEvents m_characters;
    GameEvents m_game;
    RaceStarts m_raceStarts;
};

} // namespace tickscope::teeworlds
