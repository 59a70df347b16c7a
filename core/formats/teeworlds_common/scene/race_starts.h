// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// Whose recording \a state is of; NoClient in a server's demo.
[[nodiscard]] int localClientIn(const WorldState &state);

/// Derives the starts of races: 0.7 has the race of every client, 0.6 that of the watched one.
/// The time begins again with each touch of the start line, so that a race starts where its line
/// is left. One thread; follows one decoder in order of time.
/// Source: teeworlds-snapshot.md, sections 7.1 and 8; ddnet-rebuild.md, section 13.
class RaceStarts
{
public:
    /// Forgets all: for what comes next it is unknown what was before.
    void forget() { m_startTicks.clear(); }

    /// Takes \a state for what was before, with its last snapshot at \a tick.
    void assume(const WorldState &state, Tick tick);

    /// Emits the events of \a changes into \a sink.
    /// \param nameOf  empty for no client.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, const std::function<std::string(int)> &nameOf, PassSink &sink);

private:
    std::map<int, std::int64_t> m_startTicks; ///< By client; 0 or less while there is no race.
    Tick m_tick;                              ///< Of the snapshot before.
    bool m_isOnLine = false;                  ///< Somebody was then.
    Shared<Schema> m_schema;                  ///< Of the type numbers.
    std::optional<std::uint32_t> m_game;
    std::optional<std::uint32_t> m_races;
};

} // namespace tickscope::teeworlds
