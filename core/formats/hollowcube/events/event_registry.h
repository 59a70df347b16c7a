// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/hollowcube/coding/primitive_reader.h"
#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/coding/replay_event.h"
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

/// How a DeltaMove has its numbers. Source: hollowcube-replay.md, section 9.
enum class MoveEncoding {
    Packed, ///< Version 4.
    Wide,   ///< Version 3: doubles.
};

/// Reads one event, id included; what it returns is meaningless when the reader has failed.
/// Texts and items are views into the reader's block.
[[nodiscard]] ReplayEvent readEvent(PrimitiveReader &reader, MoveEncoding moves);

/// The same in parts, for those who go a shorter way with some of them: the id, as it stands there,
/// and what is behind one that is below EventKindCount.
[[nodiscard]] std::int32_t readEventId(PrimitiveReader &reader);
[[nodiscard]] ReplayEvent readPayload(PrimitiveReader &reader, std::size_t id, MoveEncoding moves);
/// Has \a reader fail with that.
void failUnknownEvent(PrimitiveReader &reader);

/// Goes over one event, or what is behind its id, with the same checks and without taking memory;
/// the first returns the id.
std::size_t skipEvent(PrimitiveReader &reader, MoveEncoding moves);
void skipPayload(PrimitiveReader &reader, std::size_t id, MoveEncoding moves);

inline constexpr std::size_t DeltaMoveId = 0;
inline constexpr std::size_t AbsoluteMoveId = 1;
inline constexpr std::size_t SetItemId = 5;
inline constexpr std::size_t SpawnEntityId = 8;
inline constexpr std::size_t ClearGhostBlocksId = 14;

/// Appends one event of version 4, id included.
void writeEvent(PrimitiveWriter &writer, const ReplayEvent &event);

} // namespace tickscope::hollowcube
