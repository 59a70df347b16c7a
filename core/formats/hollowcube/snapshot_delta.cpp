// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/snapshot_delta.h"

#include <algorithm>
#include <cmath>

#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/items/replay_schema.h"

namespace tickscope::hollowcube {

namespace {

/// A snapshot has exact places, and what is known before it are sums of rounded steps, which in
/// files of the first hours add up to 0.005 blocks, and half a step of the view.
/// Source: hollowcube-replay.md, sections 9 and 20.4.
constexpr double PlaceTolerance = 0.005;
constexpr double AngleTolerance = 0.0056;

/// Nothing when it is unknown.
std::optional<double> realIn(std::span<const std::int32_t> words, std::uint32_t word)
{
    const double real = realAt(words, word);
    return std::isnan(real) ? std::nullopt : std::optional(real);
}

bool isKindOfSnapshot(const ReplayEvent &event)
{
    return std::holds_alternative<SpawnEntity>(event) || std::holds_alternative<EntityState>(event)
           || std::holds_alternative<SetItem>(event) || std::holds_alternative<ItemUse>(event)
           || std::holds_alternative<ClearGhostBlocks>(event)
           || std::holds_alternative<SetBlock>(event);
}

} // namespace

void SnapshotDelta::begin(Before before, ReplayState &state, Numbers numbers)
{
    m_isOn = true;
    m_kind = before;
    m_numbers = before == Before::Known ? numbers : Numbers::Same;
    m_snapshotBefore = before == Before::Known ? std::move(m_snapshot) : std::nullopt;
    m_snapshot.reset();
    if (before == Before::Known)
        m_before.takeOver(state);
    else
        m_before.reset({}, state.world().schema());
}

void SnapshotDelta::end(const WorldState &state)
{
    if (!m_snapshot)
        m_snapshot = state;
    m_isOn = false;
}

void SnapshotDelta::goTo(std::optional<WorldState> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_isOn = false;
}

/// Compares an event with what is known. Each answer is whether it is news.
struct SnapshotDelta::Comparison {
    const SnapshotDelta &delta;
    ItemTexts &texts;
    SetItem &remaining; ///< Gets what is news of a SetItem.

    [[nodiscard]] std::optional<std::span<const std::int32_t>> find(std::int32_t entity) const
    {
        return delta.m_before.world().find({EntityType, entity});
    }
    /// What was not known is news only where all that was there is known.
    [[nodiscard]] bool isFirstNews() const { return delta.m_kind == Before::Known; }

    [[nodiscard]] bool isNewNumber(std::int32_t before, std::int32_t now) const
    {
        if (before == Unknown)
            return now != Unknown && isFirstNews();
        return before != now;
    }

    [[nodiscard]] bool isNewReal(std::optional<double> before, double now, double tolerance) const
    {
        if (!before)
            return !std::isnan(now) && isFirstNews();
        return !(std::abs(*before - now) <= tolerance);
    }

    [[nodiscard]] bool isNewPlace(std::span<const std::int32_t> words, const Placement &now) const
    {
        const auto isNewAt = [&](std::uint32_t axis, double place) {
            return isNewReal(realIn(words, PositionWord + axis * 2), place, PlaceTolerance);
        };
        const auto isNewAngle = [&](EntityWord word, double angle) {
            const auto before = realIn(words, word);
            // 180 and -180 are one direction.
            return isNewReal(before, angle, AngleTolerance)
                   && !(before
                        && std::abs(std::remainder(*before - angle, 360.0)) <= AngleTolerance);
        };
        return isNewAt(0, now.position.x) || isNewAt(1, now.position.y)
               || isNewAt(2, now.position.z) || isNewAngle(YawWord, double{normalisedYaw(now.yaw)})
               || isNewAngle(PitchWord, double{normalisedPitch(now.pitch)});
    }

    bool operator()(const SpawnEntity &event) const
    {
        const auto words = find(event.entity);
        if (!words)
            return isFirstNews();
        return delta.m_numbers == Numbers::Different || (*words)[TypeWord] != event.type
               || isNewPlace(*words, event.placement);
    }
    bool operator()(const AbsoluteMove &event) const
    {
        const auto words = find(event.entity);
        if (!words)
            return false; // events of entities that are not there change nothing
        return isNewPlace(*words, event.placement)
               || isNewReal(realIn(*words, VelocityWord), event.velocity.x, 0)
               || isNewReal(realIn(*words, VelocityWord + 2), event.velocity.y, 0)
               || isNewReal(realIn(*words, VelocityWord + 4), event.velocity.z, 0);
    }
    bool operator()(const EntityState &event) const
    {
        const auto words = find(event.entity);
        return words
               && (isNewNumber((*words)[PoseWord], event.pose)
                   || isNewNumber((*words)[FlagsWord], event.flags));
    }
    bool operator()(const ItemUse &event) const
    {
        const auto words = find(event.entity);
        const auto hand = event.hand ? static_cast<std::int32_t>(*event.hand) : Unknown;
        return words && isNewNumber((*words)[UseHandWord], hand);
    }
    bool operator()(const SetItem &event) const
    {
        remaining.entity = event.entity;
        remaining.items.clear();
        const auto words = find(event.entity);
        if (!words)
            return false;
        // Mostly all of it, so that none is news.
        if (std::ranges::equal(words->subspan(ItemsWord), texts.wordsOf(event)))
            return false;
        const auto known = slotsIn(words->subspan(ItemsWord));
        for (const SlotItem &slot : event.items) {
            const auto before = std::ranges::find(known, slot.slot, &SlotWords::slot);
            const bool isNews = before == known.end()
                                    ? isFirstNews()
                                    : !std::ranges::equal(before->words, texts.wordsOf(slot));
            if (isNews)
                remaining.items.push_back(slot);
        }
        return !remaining.items.empty();
    }
    bool operator()(const SetBlock &event) const
    {
        const auto words = delta.m_before.world().find({BlockType, event.position.packed()});
        if (!words)
            return isFirstNews();
        return delta.m_numbers == Numbers::Different || (*words)[BlockStateWord] != event.state;
    }
    /// It announces the blocks that are there; those that are not are reported at the tick's end.
    bool operator()(const ClearGhostBlocks &) const { return false; }
    // No snapshot has these.
    bool operator()(const DeltaMove &) const { return true; }
    bool operator()(const HandAnimation &) const { return true; }
    bool operator()(const ChangeHeldSlot &) const { return true; }
    bool operator()(const DestroyEntity &) const { return true; }
    bool operator()(const RunStart &) const { return true; }
    bool operator()(const CheckpointReached &) const { return true; }
    bool operator()(const CheckpointReset &) const { return true; }
    bool operator()(const RunEnd &) const { return true; }
};

const ReplayEvent *SnapshotDelta::newsIn(const ReplayEvent &event, ReplayState &state)
{
    if (!m_snapshot && !isKindOfSnapshot(event))
        m_snapshot = state.world();
    if (m_kind == Before::Nothing)
        return &event;
    auto &remaining = *std::get_if<SetItem>(&m_remaining);
    const bool isNews = std::visit(Comparison{*this, state.itemTexts(), remaining}, event);
    if (isNews || isNewlyKnown(event)) {
        // What is past the limits is past them in the decoder's own state, too.
        static_cast<void>(m_before.apply(event));
    }
    if (!isNews)
        return nullptr;
    return std::holds_alternative<SetItem>(event) ? &m_remaining : &event;
}

/// Whether \a event may hold what was not known before, without being news. Spawning somebody
/// who is there would make his state unknown again, and clearing announces the same blocks.
bool SnapshotDelta::isNewlyKnown(const ReplayEvent &event) const
{
    if (m_kind != Before::NotRead || std::holds_alternative<ClearGhostBlocks>(event))
        return false;
    const auto *spawn = std::get_if<SpawnEntity>(&event);
    return !spawn || !m_before.entities().contains(spawn->entity);
}

/// A block that was set since the last snapshot ended as it was set: its last state is the
/// world's own. One that stood there since then was left out.
/// Source: hollowcube-replay.md, section 8 (SetBlock).
Vanished SnapshotDelta::vanished(const ReplayState &state) const
{
    Vanished gone;
    if (m_kind != Before::Known)
        return gone;
    for (const auto &[entity, type] : m_before.entities()) {
        if (!state.entities().contains(entity))
            gone.entities.push_back(entity);
    }
    if (!m_snapshotBefore)
        return gone;
    const WorldState &now = state.world();
    m_before.world().forEach([&](const ItemView &item) {
        if (item.key.type != BlockType || now.find(item.key))
            return;
        const auto named = m_snapshotBefore->find(item.key);
        if (named && std::ranges::equal(*named, item.words))
            gone.blocks.push_back(BlockPosition::unpacked(item.key.id));
    });
    std::ranges::sort(gone.blocks);
    return gone;
}

} // namespace tickscope::hollowcube
