// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/snapshot_collector.h"

#include <cmath>
#include <variant>

#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

/// The velocity at the end of a move, as it stands in the file.
std::span<const std::byte> velocityOf(std::span<const std::byte> move, bool isWide)
{
    PrimitiveReader reader(move);
    (void)reader.readVarint(); // what it is
    (void)reader.readVarint(); // whose
    if (isWide)
        (void)reader.readPlacement();
    else
        (void)reader.readPackedPlacement();
    return move.subspan(reader.position());
}

bool isFinite(const Placement &place)
{
    return std::isfinite(place.position.x) && std::isfinite(place.position.y)
           && std::isfinite(place.position.z);
}

} // namespace

SnapshotCollector::Entity *SnapshotCollector::find(std::int32_t entity)
{
    const auto found = m_entities.find(entity);
    return found == m_entities.end() ? nullptr : &found->second;
}

void SnapshotCollector::applyMove(std::int32_t entity, const Placement &place, bool isChange,
                                  std::span<const std::byte> bytes)
{
    Entity *moved = find(entity);
    if (!moved)
        return;
    const auto velocity = velocityOf(bytes, !isChange || m_moves == MoveEncoding::Wide);
    moved->velocity.assign(velocity.begin(), velocity.end());
    Placement now = place;
    if (isChange) {
        // Nothing is known of a change to an unknown place but its end.
        const Vector3 before = moved->place ? moved->place->position
                                            : Vector3{std::nan(""), std::nan(""), std::nan("")};
        now.position.x = before.x + place.position.x;
        now.position.y = before.y + place.position.y;
        now.position.z = before.z + place.position.z;
    }
    moved->place = now;
}

void SnapshotCollector::setItem(Entity &entity, const SlotItem &item)
{
    constexpr std::size_t SlotBytes = 8;
    auto [held, isNew] = entity.items.try_emplace(item.slot);
    m_itemBytes -= isNew ? 0 : held->second.size() + SlotBytes;
    m_itemBytes += item.item.size() + SlotBytes;
    held->second.assign(item.item.begin(), item.item.end());
}

Result<void> SnapshotCollector::apply(const ReplayEvent &event, std::span<const std::byte> bytes)
{
    const auto copy = [bytes] { return Bytes(bytes.begin(), bytes.end()); };
    if (const auto *change = std::get_if<DeltaMove>(&event)) {
        applyMove(change->entity, change->change, true, bytes);
    } else if (const auto *move = std::get_if<AbsoluteMove>(&event)) {
        applyMove(move->entity, move->placement, false, bytes);
    } else if (const auto *spawn = std::get_if<SpawnEntity>(&event)) {
        if (m_entities.size() < limits::ReplayEntities)
            m_entities[spawn->entity] = {.spawn = copy(), .place = spawn->placement};
    } else if (const auto *gone = std::get_if<DestroyEntity>(&event)) {
        if (gone->entity != SubjectEntity)
            m_entities.erase(gone->entity);
    } else if (const auto *block = std::get_if<SetBlock>(&event)) {
        if (m_blocks.size() < limits::ReplayBlocks)
            m_blocks[block->position.packed()] = block->state;
    } else if (std::holds_alternative<ClearGhostBlocks>(event)) {
        m_blocks.clear();
    } else if (Entity *entity = entityOf(event) ? find(*entityOf(event)) : nullptr) {
        if (std::holds_alternative<EntityState>(event))
            entity->state = copy();
        else if (std::holds_alternative<ItemUse>(event))
            entity->use = copy();
        else if (const auto *held = std::get_if<ChangeHeldSlot>(&event))
            entity->heldSlot = held->slot;
        else if (const auto *items = std::get_if<SetItem>(&event)) {
            for (const SlotItem &item : items->items)
                setItem(*entity, item);
            if (m_itemBytes > limits::ReplayChunkBytes)
                return limitExceeded(faults::ChunkIsTooLarge);
        }
    }
    return {};
}

std::optional<std::int32_t> SnapshotCollector::heldSlot() const
{
    return m_entities.at(SubjectEntity).heldSlot;
}

/// Written from the numbers, with the velocity of the file: to pack that again would change it.
void SnapshotCollector::addMoves(EventBytes &events) const
{
    for (const auto &[number, entity] : m_entities) {
        if (entity.velocity.empty() || !isFinite(*entity.place))
            continue;
        Bytes bytes;
        PrimitiveWriter writer(bytes);
        writer.writeVarint(static_cast<std::int32_t>(AbsoluteMoveId));
        writer.writeVarint(number);
        writer.writePlacement(*entity.place);
        writer.writeBytes(entity.velocity);
        events.addBytes(bytes);
    }
}

void SnapshotCollector::addItems(EventBytes &events) const
{
    for (const auto &[number, entity] : m_entities) {
        if (entity.items.empty())
            continue;
        SetItem all{number, {}};
        for (const auto &[slot, item] : entity.items)
            all.items.push_back({slot, item});
        events.add(all);
    }
}

EventBytes SnapshotCollector::events() const
{
    EventBytes events;
    const auto addAll = [&](Bytes Entity::*what) {
        for (const auto &[number, entity] : m_entities) {
            if (!(entity.*what).empty())
                events.addBytes(entity.*what);
        }
    };
    addAll(&Entity::spawn);
    addMoves(events);
    addAll(&Entity::state);
    addItems(events);
    addAll(&Entity::use);
    events.add(ClearGhostBlocks{});
    for (const auto &[position, state] : m_blocks)
        events.add(SetBlock{BlockPosition::unpacked(position), state});
    for (const auto &[number, entity] : m_entities) {
        if (entity.heldSlot)
            events.add(ChangeHeldSlot{number, *entity.heldSlot});
    }
    return events;
}

} // namespace tickscope::hollowcube
