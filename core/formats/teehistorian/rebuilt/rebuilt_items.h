// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/formats/teehistorian/rebuild/rebuilt_world.h"
#include "core/model/state/world_state.h"

/// A rebuilt world as items with the names and fields that demos have.
/// Source: ddnet-rebuild.md; teeworlds-snapshot.md, section 7.
namespace tickscope::teehistorian {

/// playerSchema(), in which the velocities of players are left to their characters, with the
/// types of what is rebuilt.
[[nodiscard]] const Shared<Schema> &rebuiltSchema();

/// Writes rebuilt items into states. One for each state, since it knows what it wrote last.
class RebuiltItems
{
public:
    /// Brings the items of \a state, which has rebuiltSchema(), to those of \a world.
    /// \param events  of the tick.
    void write(const RebuiltWorld &world, std::span<const RebuiltEvent> events, WorldState &state);
    /// The next state is another one, without any of these items.
    void reset();

private:
    void writeTees(const RebuiltWorld &world, WorldState &state);
    void writeShots(const RebuiltWorld &world, WorldState &state);
    void writeEvents(std::span<const RebuiltEvent> events, WorldState &state);
    void putEvent(std::uint32_t type, const std::vector<std::int32_t> &words, WorldState &state);
    void putSparks(const std::vector<std::int32_t> &place, std::int32_t middle, WorldState &state);
    void writeMap(const RebuiltWorld &world, WorldState &state);
    void writePickups(const RebuiltWorld &world, WorldState &state) const;
    void put(ItemKey key, std::span<const std::int32_t> words, WorldState &state);

    std::vector<ItemKey> m_written; ///< Sorted; of what comes and goes.
    std::vector<ItemKey> m_now;
    std::int64_t m_eventCount = 0; ///< Of this state; ids of its event items.
    bool m_hasPickups = false;
};

} // namespace tickscope::teehistorian
