// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>

#include "core/base/result.h"
#include "core/formats/hollowcube/item_texts.h"
#include "core/formats/hollowcube/replay_event.h"
#include "core/model/world_state.h"

namespace tickscope::hollowcube {

/// The world of a replay, changed by events.
/// Source: specs/hollowcube-replay.md, sections 8 and 20.6.
class ReplayState
{
public:
    explicit ReplayState(Shared<Schema> schema);

    /// Only the subject is there, and nothing of it is known but \a heldSlot.
    void reset(std::optional<std::int32_t> heldSlot);
    /// Goes on from a state that world() gave before.
    void assume(WorldState world);

    /// Events of entities that are not there change nothing.
    /// Errors: LimitExceeded, when there are too many entities, blocks or texts.
    Result<void> apply(const ReplayEvent &event);
    void apply(const DeltaMove &move);
    void apply(const AbsoluteMove &move);

    [[nodiscard]] const WorldState &world() const { return m_world; }
    /// Of the subject; nothing when it was not told.
    [[nodiscard]] std::optional<std::int32_t> heldSlot() const;
    /// Type of each entity that is there; nothing for the subject.
    [[nodiscard]] const std::map<std::int32_t, std::optional<std::int32_t>> &entities() const
    {
        return m_entities;
    }
    /// Grows whenever entities() may have changed: looking is cheaper than comparing.
    [[nodiscard]] std::uint64_t entityChanges() const { return m_entityChanges; }
    [[nodiscard]] ItemTexts &itemTexts() { return m_itemTexts; }

private:
    struct Applier;

    Result<void> spawn(const SpawnEntity &event);
    void destroy(std::int32_t entity);
    Result<void> setItems(const SetItem &event);
    Result<void> setBlock(const SetBlock &event);
    void clearBlocks();
    void addEntity(std::int32_t entity, std::optional<std::int32_t> type,
                   const Placement &placement);
    [[nodiscard]] std::span<std::int32_t> wordsOf(std::int32_t entity);

    WorldState m_world;
    std::map<std::int32_t, std::optional<std::int32_t>> m_entities;
    std::uint64_t m_entityChanges = 1;
    ItemTexts m_itemTexts;
};

} // namespace tickscope::hollowcube
