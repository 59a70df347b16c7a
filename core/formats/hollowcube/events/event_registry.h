// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/hollowcube/events/replay_event.h"
#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

/// Names of the events that we know, by id, as they stand in "tickscope.registry".
inline constexpr std::array<std::string_view, EventKindCount> RegisteredNames{
    "hollowcube:delta_move",       "hollowcube:absolute_move", "hollowcube:entity_state",
    "hollowcube:hand_animation",   "hollowcube:item_use",      "hollowcube:set_item",
    "hollowcube:change_held_slot", "hollowcube:set_block",     "hollowcube:spawn_entity",
    "hollowcube:destroy_entity",   "hollowcube:run_start",     "hollowcube:checkpoint_reached",
    "hollowcube:checkpoint_reset", "hollowcube:run_end",       "hollowcube:clear_ghost_blocks",
};

/// What the events of a recording are, by the registry in its metadata.
/// Source: hollowcube-replay.md, sections 8 and 20.2.
class EventRegistry
{
public:
    EventRegistry() = default;
    explicit EventRegistry(const NbtCompound &metadata);

    /// Whether an event of that id is one that we can read. Another host may have put its own
    /// events where the parkour host has some: the registry says so by another name.
    [[nodiscard]] bool isKnown(std::int32_t id) const;
    /// "15", or "15 (myhost:teleport)" where the registry names it.
    [[nodiscard]] std::string textOf(std::int32_t id) const;
    /// Empty where the registry has none.
    [[nodiscard]] std::string_view nameOf(std::int32_t id) const;

private:
    std::vector<std::string> m_names;
};

} // namespace tickscope::hollowcube
