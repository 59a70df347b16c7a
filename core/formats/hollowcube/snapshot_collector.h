// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/formats/hollowcube/chunks/tick_rewriter.h"
#include "core/formats/hollowcube/coding/replay_event.h"
#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::hollowcube {

/// Follows the events of a replay and keeps of each thing what a snapshot says of it, as it stands
/// in the file: a reader of the snapshot gets the very numbers that ReplayState has.
/// Source: hollowcube-replay.md, sections 7 and 20.6.
class SnapshotCollector
{
public:
    explicit SnapshotCollector(MoveEncoding moves)
        : m_moves(moves)
    {
    }

    /// \param bytes  those of \a event. Errors: LimitExceeded, where no chunk had room for a
    ///               snapshot of all that is there.
    Result<void> apply(const ReplayEvent &event, std::span<const std::byte> bytes);
    /// Of the subject, when no event told it.
    void assumeHeldSlot(std::int32_t slot) { m_entities[SubjectEntity].heldSlot = slot; }
    [[nodiscard]] std::optional<std::int32_t> heldSlot() const;

    /// The events of a snapshot, in the order in which the game's host submits them.
    [[nodiscard]] EventBytes events() const;

private:
    using Bytes = std::vector<std::byte>;
    struct Entity {
        Bytes spawn = {}; ///< Empty for the subject.
        std::optional<Placement> place = {};
        Bytes velocity = {}; ///< Empty until it moves.
        Bytes state = {};
        Bytes use = {};
        std::optional<std::int32_t> heldSlot = {};
        std::map<std::int32_t, Bytes> items = {}; ///< By slot.
    };

    void applyMove(std::int32_t entity, const Placement &place, bool isChange,
                   std::span<const std::byte> bytes);
    void setItem(Entity &entity, const SlotItem &item);
    void addMoves(EventBytes &events) const;
    void addItems(EventBytes &events) const;
    [[nodiscard]] Entity *find(std::int32_t entity);

    MoveEncoding m_moves;
    std::map<std::int32_t, Entity> m_entities{{SubjectEntity, {}}};
    std::map<std::int64_t, std::int32_t> m_blocks; ///< State by packed position.
    std::size_t m_itemBytes = 0;                   ///< Of all items, each with its slot.
};

} // namespace tickscope::hollowcube
