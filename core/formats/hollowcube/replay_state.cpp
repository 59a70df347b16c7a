// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_state.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/items/replay_schema.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

using OwnWords = std::span<std::int32_t>;

void setReal(OwnWords words, std::uint32_t word, double value)
{
    const auto bits = std::bit_cast<std::uint64_t>(value);
    words[word] = static_cast<std::int32_t>(static_cast<std::uint32_t>(bits));
    words[word + 1] = static_cast<std::int32_t>(static_cast<std::uint32_t>(bits >> 32));
}

void setVector(OwnWords words, std::uint32_t word, const Vector3 &vector)
{
    setReal(words, word, vector.x);
    setReal(words, word + 2, vector.y);
    setReal(words, word + 4, vector.z);
}

void setView(OwnWords words, const Placement &placement)
{
    setReal(words, YawWord, static_cast<double>(normalisedYaw(placement.yaw)));
    setReal(words, PitchWord, static_cast<double>(normalisedPitch(placement.pitch)));
}

void addVector(OwnWords words, std::uint32_t word, const Vector3 &change)
{
    setReal(words, word, realAt(words, word) + change.x);
    setReal(words, word + 2, realAt(words, word + 2) + change.y);
    setReal(words, word + 4, realAt(words, word + 4) + change.z);
}

/// Appends the slots of both; where both name one, that of \a changed.
void appendSlots(std::vector<std::int32_t> &words, const std::vector<SlotWords> &old,
                 const std::vector<SlotWords> &changed)
{
    const auto append = [&words](const SlotWords &slot) {
        words.push_back(slot.slot);
        words.insert(words.end(), slot.words.begin(), slot.words.end());
    };
    auto kept = old.begin();
    for (const SlotWords &slot : changed) {
        for (; kept != old.end() && kept->slot < slot.slot; ++kept)
            append(*kept);
        if (kept != old.end() && kept->slot == slot.slot)
            ++kept;
        append(slot);
    }
    std::for_each(kept, old.end(), append);
}

constexpr Vector3 UnknownVector{std::numeric_limits<double>::quiet_NaN(),
                                std::numeric_limits<double>::quiet_NaN(),
                                std::numeric_limits<double>::quiet_NaN()};
constexpr Placement UnknownPlacement{UnknownVector, std::numeric_limits<float>::quiet_NaN(),
                                     std::numeric_limits<float>::quiet_NaN()};

} // namespace

ReplayState::ReplayState(Shared<Schema> schema)
{
    reset({}, std::move(schema));
}

void ReplayState::reset(std::optional<std::int32_t> heldSlot, Shared<Schema> schema)
{
    dropUnwritten();
    m_world = WorldState();
    m_world.setSchema(std::move(schema));
    m_hasAllBlocks = true;
    m_entities.clear();
    addEntity(SubjectEntity, {}, UnknownPlacement);
    setHeldSlot(SubjectEntity, heldSlot.value_or(Unknown));
}

void ReplayState::assume(WorldState world)
{
    dropUnwritten();
    m_world = std::move(world);
    m_hasAllBlocks = true;
    ++m_entityChanges;
    m_entities.clear();
    m_world.forEach([this](const ItemView &item) {
        if (item.key.type != EntityType)
            return;
        const std::int32_t type = item.words[TypeWord];
        m_entities[static_cast<std::int32_t>(item.key.id)] = type == Unknown ? std::nullopt
                                                                             : std::optional(type);
    });
    const auto subject = m_world.find({EntityType, SubjectEntity});
    const std::int32_t slot = subject ? (*subject)[HeldSlotWord] : Unknown;
    m_heldSlot = slot == Unknown ? std::nullopt : std::optional(slot);
}

void ReplayState::takeOver(ReplayState &other)
{
    dropUnwritten();
    static_cast<void>(other.world());
    std::swap(m_world, other.m_world);
    std::swap(m_entities, other.m_entities);
    m_heldSlot = other.m_heldSlot;
    m_hasAllBlocks = true;
    ++m_entityChanges;
}

void ReplayState::setHeldSlot(std::int32_t entity, std::int32_t slot)
{
    const OwnWords words = wordsOf(entity);
    if (words.empty())
        return;
    words[HeldSlotWord] = slot;
    if (entity == SubjectEntity)
        m_heldSlot = slot == Unknown ? std::nullopt : std::optional(slot);
}

void ReplayState::addEntity(std::int32_t entity, std::optional<std::int32_t> type,
                            const Placement &placement)
{
    writeMovesOf(entity);
    std::array<std::int32_t, ItemsWord> words{};
    words[TypeWord] = type.value_or(Unknown);
    words[PoseWord] = Unknown;
    words[FlagsWord] = Unknown;
    words[UseHandWord] = Unknown;
    words[HeldSlotWord] = Unknown;
    setVector(words, PositionWord, placement.position);
    setView(words, placement);
    setVector(words, VelocityWord, UnknownVector);
    if (m_entities.insert_or_assign(entity, type).second)
        m_world.add({EntityType, entity}, words);
    else
        m_world.set({EntityType, entity}, words);
    if (entity == SubjectEntity)
        m_heldSlot.reset();
    ++m_entityChanges;
}

OwnWords ReplayState::wordsOf(std::int32_t entity)
{
    return m_world.change({EntityType, entity});
}

struct ReplayState::Applier {
    ReplayState &state;

    Result<void> operator()(const DeltaMove &event) const
    {
        state.apply(event);
        return {};
    }
    Result<void> operator()(const AbsoluteMove &event) const
    {
        state.apply(event);
        return {};
    }
    Result<void> operator()(const EntityState &event) const
    {
        set(event.entity, PoseWord, event.pose);
        set(event.entity, FlagsWord, event.flags);
        return {};
    }
    Result<void> operator()(const ItemUse &event) const
    {
        set(event.entity, UseHandWord,
            event.hand ? static_cast<std::int32_t>(*event.hand) : Unknown);
        return {};
    }
    Result<void> operator()(const ChangeHeldSlot &event) const
    {
        state.setHeldSlot(event.entity, event.slot);
        return {};
    }
    Result<void> operator()(const SetItem &event) const { return state.setItems(event); }
    Result<void> operator()(const SetBlock &event) const
    {
        state.setBlock(event);
        return {};
    }
    Result<void> operator()(const SpawnEntity &event) const { return state.spawn(event); }
    Result<void> operator()(const DestroyEntity &event) const
    {
        state.destroy(event.entity);
        return {};
    }
    Result<void> operator()(const ClearGhostBlocks &) const
    {
        state.clearBlocks();
        return {};
    }
    // These are moments; nothing lasts.
    Result<void> operator()(const HandAnimation &) const { return {}; }
    Result<void> operator()(const RunStart &) const { return {}; }
    Result<void> operator()(const CheckpointReached &) const { return {}; }
    Result<void> operator()(const CheckpointReset &) const { return {}; }
    Result<void> operator()(const RunEnd &) const { return {}; }

    void set(std::int32_t entity, std::uint32_t word, std::int32_t value) const
    {
        if (const OwnWords words = state.wordsOf(entity); !words.empty())
            words[word] = value;
    }
};

Result<void> ReplayState::apply(const ReplayEvent &event)
{
    return std::visit(Applier{*this}, event);
}

void ReplayState::apply(const DeltaMove &move)
{
    writeMovesOf(move.entity);
    const OwnWords words = wordsOf(move.entity);
    if (words.empty())
        return;
    addVector(words, PositionWord, move.change.position);
    setView(words, move.change);
    setVector(words, VelocityWord, move.velocity);
}

void ReplayState::apply(const AbsoluteMove &move)
{
    writeMovesOf(move.entity);
    const OwnWords words = wordsOf(move.entity);
    if (words.empty())
        return;
    setVector(words, PositionWord, move.placement.position);
    setView(words, move.placement);
    setVector(words, VelocityWord, move.velocity);
}

/// False when there is no such entity.
bool ReplayState::beginMoves(std::int32_t entity)
{
    const auto words = m_world.find({EntityType, entity});
    if (!words)
        return false;
    Moved &moved = m_moved[placeOf(entity)];
    writeMovesOf(moved.entity);
    moved.entity = entity;
    moved.xy = TwoReals{realAt(*words, PositionWord), realAt(*words, PositionWord + 2)};
    moved.z = realAt(*words, PositionWord + 4);
    m_movedEntities.push_back(entity);
    return true;
}

void ReplayState::writeMoves(Moved &moved) const
{
    const auto [yaw, pitch, velocity] = moved.view.unpacked();
    // Who moved is there: what takes an entity out writes its moves before.
    const OwnWords words = m_world.change({EntityType, moved.entity});
    setVector(words, PositionWord, {moved.xy[0], moved.xy[1], moved.z});
    setView(words, {{}, yaw, pitch});
    setVector(words, VelocityWord, velocity);
    moved.entity = Nobody;
}

void ReplayState::writeMovesOf(std::int32_t entity)
{
    Moved &moved = m_moved[placeOf(entity)];
    if (entity == Nobody || moved.entity != entity)
        return;
    writeMoves(moved);
    std::erase(m_movedEntities, entity);
}

void ReplayState::dropUnwritten()
{
    for (const std::int32_t entity : m_movedEntities)
        m_moved[placeOf(entity)].entity = Nobody;
    m_movedEntities.clear();
    m_newBlocks.clear();
}

Result<void> ReplayState::spawn(const SpawnEntity &event)
{
    if (m_entities.size() >= limits::ReplayEntities && !m_entities.contains(event.entity))
        return limitExceeded(Fault::tr("too many entities are alive"));
    addEntity(event.entity, event.type, event.placement);
    return {};
}

void ReplayState::destroy(std::int32_t entity)
{
    if (entity == SubjectEntity)
        return; // never destroyed
    writeMovesOf(entity);
    m_world.remove({EntityType, entity});
    m_entities.erase(entity);
    ++m_entityChanges;
}

Result<void> ReplayState::setItems(const SetItem &event)
{
    const ItemKey key{EntityType, event.entity};
    const auto present = m_world.find(key);
    if (!present)
        return {};
    const auto changed = m_itemTexts.wordsOf(event);
    const auto old = present->subspan(ItemsWord);
    std::vector<std::int32_t> &words = m_itemWords;
    words.assign(present->begin(), present->begin() + ItemsWord);
    if (old.empty())
        words.insert(words.end(), changed.begin(), changed.end());
    else
        appendSlots(words, slotsIn(old), slotsIn(changed));
    writeBlocks(); // they take of the same room
    if (words.size()
        > limits::ReplayStateWords - std::min(m_world.wordCount(), limits::ReplayStateWords))
        return limitExceeded(Fault::tr("the texts of items are too long"));
    m_world.set(key, words);
    return {};
}

bool ReplayState::leavesOut(const SetBlock &event)
{
    if (m_hasAllBlocks && blockCount() + m_newBlocks.size() >= limits::ReplayBlocks)
        writeBlocks(); // several may be one
    // Looking for each of the millions that may follow would cost seconds.
    if (m_hasAllBlocks && blockCount() >= limits::ReplayBlocks)
        m_hasAllBlocks = m_world.find({BlockType, event.position.packed()}).has_value();
    return !m_hasAllBlocks;
}

void ReplayState::setBlock(const SetBlock &event)
{
    if (!leavesOut(event))
        m_newBlocks.push_back({event.position, event.state});
}

void ReplayState::writeNewBlocks() const
{
    // Of several in one place the last one counts; what they need of room is known then.
    const auto placeOf = [](const NewBlock &block) { return block.position.packed(); };
    if (!std::ranges::is_sorted(m_newBlocks, {}, placeOf))
        std::ranges::stable_sort(m_newBlocks, {}, placeOf);
    const auto isReplaced = [&](const NewBlock &one, const NewBlock &next) {
        return placeOf(one) == placeOf(next);
    };
    const auto last = std::unique(m_newBlocks.rbegin(), m_newBlocks.rend(), isReplaced);
    m_newBlocks.erase(m_newBlocks.begin(), last.base());
    m_world.reserve(m_world.itemCount() + m_newBlocks.size());
    for (const auto &[position, state] : m_newBlocks) {
        const std::array<std::int32_t, BlockWordCount> words{position.x, position.y, position.z,
                                                             state};
        m_world.set({BlockType, position.packed()}, words);
    }
    m_newBlocks.clear();
}

void ReplayState::clearBlocks()
{
    m_hasAllBlocks = true;
    m_newBlocks.clear();
    if (blockCount() == 0)
        return;
    // The entities are few; a fresh state is cheaper than taking blocks out one by one.
    WorldState fresh;
    fresh.setSchema(m_world.schema());
    for (const auto &[entity, type] : m_entities) {
        const ItemKey key{EntityType, entity};
        fresh.set(key, *m_world.find(key));
    }
    m_world = std::move(fresh);
}

} // namespace tickscope::hollowcube
