// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/formats/teehistorian/simulation/world/rebuilt_world.h"
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
    void write(const RebuiltWorld &world, WorldState &state);
    /// The next state is another one, without any of these items.
    void reset();

private:
    void writeTees(const RebuiltWorld &world, WorldState &state);
    void writeShots(const RebuiltWorld &world, WorldState &state);
    void writeEvents(std::span<const RebuiltEvent> events, WorldState &state);
    void appendEvent(std::uint32_t type, const std::vector<std::int32_t> &words, WorldState &state);
    void appendSparks(const std::vector<std::int32_t> &place, std::int32_t middle,
                      WorldState &state);
    void writeMap(const RebuiltWorld &world, WorldState &state);
    void writeTuning(const teeworlds::TuningValues &tuning, WorldState &state);
    void writePickups(const RebuiltWorld &world, WorldState &state) const;
    void put(ItemKey key, std::span<const std::int32_t> words, WorldState &state);

    std::vector<ItemKey> m_written; ///< Sorted; of what comes and goes.
    std::vector<ItemKey> m_now;
    std::int64_t m_eventCount = 0; ///< Of this state; ids of its event items.
    bool m_hasPickups = false;
    std::optional<teeworlds::TuningValues> m_tuning; ///< As written.
};

/// A DDNetLaser item: its words as snapshots have them.
struct LaserWords {
    std::int64_t id = 0; ///< Below those of doors; the same for as long as the thing is there.
    std::array<std::int32_t, 10> words{};
};

/// Rotating lasers, draggers, turrets and plasma as servers send them, at most some thousand.
/// \param team  whose switches turn them on and off.
/// Source: ddnet-rebuild.md, section 18; teeworlds-snapshot.md, section 7.2.
[[nodiscard]] std::vector<LaserWords> deviceLasers(const RebuiltWorld &world, int team);

} // namespace tickscope::teehistorian
