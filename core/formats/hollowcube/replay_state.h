// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/formats/hollowcube/coding/packed_move.h"
#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/coding/replay_event.h"
#include "core/formats/hollowcube/events/item_texts.h"
#include "core/model/state/world_state.h"

namespace tickscope::hollowcube {

/// The world of a replay, changed by events.
/// Source: hollowcube-replay.md, sections 8 and 20.6.
class ReplayState
{
public:
    explicit ReplayState(Shared<Schema> schema);

    /// Only the subject is there, and nothing of it is known but \a heldSlot.
    /// \param schema  has the names for the numbers that follow.
    void reset(std::optional<std::int32_t> heldSlot, Shared<Schema> schema);
    /// What is there was counted by another version of the game's data than what follows.
    void useSchema(Shared<Schema> schema) { m_world.setSchema(std::move(schema)); }
    /// Goes on from a state that world() gave before.
    void assume(WorldState world);
    /// The same from that of \a other, which is to be reset then.
    void takeOver(ReplayState &other);

    /// Events of entities that are not there change nothing. From the first block on that is
    /// beyond limits::ReplayBlocks, all are left out. Errors: LimitExceeded, when there are too
    /// many entities or texts.
    Result<void> apply(const ReplayEvent &event);
    void apply(const DeltaMove &move);
    void apply(const AbsoluteMove &move);
    void apply(const PackedMove &move)
    {
        Moved &moved = m_moved[placeOf(move.entity)];
        if (moved.entity != move.entity && !beginMoves(move.entity)) [[unlikely]]
            return;
        const auto xy = __builtin_shufflevector(move.steps, move.steps, 0, 1);
        moved.xy += __builtin_convertvector(xy, TwoReals) / StepsPerBlock;
        moved.z += coordinateOfSteps(move.steps[2]);
        moved.view = move.packedView();
    }
    void clearBlocks();

    [[nodiscard]] const WorldState &world() const
    {
        writeMoves();
        writeBlocks();
        return m_world;
    }
    /// The same for who does not look at it: entities may stand where they stood before, and
    /// blocks may be missing.
    [[nodiscard]] const WorldState &unwrittenWorld() const { return m_world; }
    /// Whether apply() leaves that block out: it has no room, or one before it had none.
    [[nodiscard]] bool leavesOut(const SetBlock &event);
    /// Of the subject; nothing when it is unknown.
    [[nodiscard]] std::optional<std::int32_t> heldSlot() const { return m_heldSlot; }
    /// Whether no block was left out since the state was empty.
    [[nodiscard]] bool hasAllBlocks() const { return m_hasAllBlocks; }
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
    using TwoReals = double __attribute__((vector_size(16)));

    /// Where an entity is after moves that m_world lacks.
    struct alignas(64) Moved {
        TwoReals xy{};
        double z = 0;
        PackedView view;
        std::int32_t entity = Nobody;
    };
    static constexpr std::int32_t Nobody = -1; ///< No entity of a PackedMove.
    /// Some entities move at a time, mostly with numbers that lie near each other.
    static constexpr std::size_t MovedPlaces = 1024;

    Result<void> spawn(const SpawnEntity &event);
    void destroy(std::int32_t entity);
    Result<void> setItems(const SetItem &event);
    void setBlock(const SetBlock &event);
    void setHeldSlot(std::int32_t entity, std::int32_t slot);
    void addEntity(std::int32_t entity, std::optional<std::int32_t> type,
                   const Placement &placement);
    [[nodiscard]] std::span<std::int32_t> wordsOf(std::int32_t entity);
    [[nodiscard]] static std::size_t placeOf(std::int32_t entity)
    {
        return static_cast<std::uint32_t>(entity) % MovedPlaces;
    }
    [[nodiscard]] bool beginMoves(std::int32_t entity);
    void writeMoves() const
    {
        for (const std::int32_t entity : m_movedEntities)
            writeMoves(m_moved[placeOf(entity)]);
        m_movedEntities.clear();
    }
    void writeMoves(Moved &moved) const;
    void writeMovesOf(std::int32_t entity);
    void writeBlocks() const
    {
        if (!m_newBlocks.empty())
            writeNewBlocks();
    }
    void writeNewBlocks() const;
    [[nodiscard]] std::size_t blockCount() const { return m_world.itemCount() - m_entities.size(); }
    /// Forgets what m_world lacks.
    void dropUnwritten();

    struct NewBlock {
        BlockPosition position;
        std::int32_t state = 0;
    };

    /// Moves and blocks are written when somebody asks: most ticks on the way to another are never
    /// looked at, and many blocks at once are cheaper than one by one.
    mutable WorldState m_world;
    mutable std::array<Moved, MovedPlaces> m_moved;    ///< By placeOf().
    mutable std::vector<std::int32_t> m_movedEntities; ///< In m_moved.
    mutable std::vector<NewBlock> m_newBlocks; ///< That m_world lacks, in the order of the events.
    std::map<std::int32_t, std::optional<std::int32_t>> m_entities;
    std::uint64_t m_entityChanges = 1;
    std::optional<std::int32_t> m_heldSlot; ///< As m_world has it.
    bool m_hasAllBlocks = true;
    ItemTexts m_itemTexts;
    std::vector<std::int32_t> m_itemWords; ///< Of one entity; kept for its memory.
};

} // namespace tickscope::hollowcube
