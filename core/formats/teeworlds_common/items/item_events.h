// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/items/client_presence.h"
#include "core/formats/teeworlds_common/items/watched_items.h"

namespace tickscope::teeworlds {

/// Forms of the events that items in snapshots are.
[[nodiscard]] EventForms itemEventForms();

/// Derives events from what changes in snapshots: explosions, sounds and the like
/// from event items; joins, leaves, renames, pauses, team and skin changes from the
/// items of clients. One thread; follows one decoder in order of time.
class ItemEvents
{
public:
    /// Emits the events of \a changes into \a sink. Players of the first call were there before.
    /// \param knownTo  the last tick that is known, where so much is lost or left out behind it
    /// that
    ///                 another name is rather another person; an equal name proves nothing, but
    ///                 there is no more. When something changed since is a guess then. Null:
    ///                 nothing is missing.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, const std::optional<Tick> &knownTo,
                 const LeavesBehind &leavesBehind, PassSink &sink);

    /// Takes everybody in \a state for present, without any event.
    void assume(const WorldState &state);
    [[nodiscard]] ClientPresence &presence() { return m_presence; }
    [[nodiscard]] const ClientPresence &presence() const { return m_presence; }

private:
    void updateClient(const WorldState &state, const WatchedType &watched, const ItemView &item,
                      const EventPlace &place);
    bool updateNamed(const WorldState &state, const WatchedType &watched, const ItemView &item,
                     const EventPlace &place);
    [[nodiscard]] bool isOfPause(const WorldState &state, int id, std::int64_t team, Tick tick);

    ClientPresence m_presence;
    WatchedItems m_watched;
};

} // namespace tickscope::teeworlds
