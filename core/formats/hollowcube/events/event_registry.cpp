// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::hollowcube {

namespace {

/// Ids below are the same in every host. Source: hollowcube-replay.md, section 8.
constexpr std::int32_t FirstHostEvent = 10;

Hand readHand(PrimitiveReader &reader)
{
    return reader.readEnum(2) == 0 ? Hand::Main : Hand::Off;
}

// Members are read in the order of the file: an initialiser list keeps it.

void read(PrimitiveReader &reader, MoveEncoding moves, DeltaMove &event)
{
    event.entity = reader.readVarint();
    event.change = moves == MoveEncoding::Packed ? reader.readPackedPlacement()
                                                 : reader.readPlacement();
    event.velocity = reader.readPackedVector();
}

void read(PrimitiveReader &reader, MoveEncoding, AbsoluteMove &event)
{
    event = {reader.readVarint(), reader.readPlacement(), reader.readPackedVector()};
}

void read(PrimitiveReader &reader, MoveEncoding, EntityState &event)
{
    event = {reader.readVarint(), reader.readEnum(PoseCount), reader.readU8()};
}

void read(PrimitiveReader &reader, MoveEncoding, HandAnimation &event)
{
    event = {reader.readVarint(), readHand(reader)};
}

void read(PrimitiveReader &reader, MoveEncoding, ItemUse &event)
{
    event.entity = reader.readVarint();
    if (reader.readBool())
        event.hand = readHand(reader);
}

/// How many slots follow; 0 when the reader fails.
std::int32_t readItemCount(PrimitiveReader &reader)
{
    constexpr std::size_t ShortestSlot = 3; // its number, and an empty compound
    const auto count = reader.readVarint();
    if (count >= 0 && static_cast<std::size_t>(count) <= reader.remaining() / ShortestSlot)
        return count;
    reader.fail(ErrorCode::Truncated, Fault::tr("more items are announced than bytes are left"));
    return 0;
}

SlotItem readItem(PrimitiveReader &reader)
{
    const auto slot = reader.readVarint();
    const auto begin = reader.position();
    skipNbt(reader);
    return {slot, reader.bytesSince(begin)};
}

void read(PrimitiveReader &reader, MoveEncoding, SetItem &event)
{
    event.entity = reader.readVarint();
    const auto count = readItemCount(reader);
    event.items.reserve(static_cast<std::size_t>(count));
    const auto first = reader.position();
    for (std::int32_t i = 0; i < count && !reader.hasFailed(); ++i)
        event.items.push_back(readItem(reader));
    event.bytes = reader.bytesSince(first);
}

void read(PrimitiveReader &reader, MoveEncoding, ChangeHeldSlot &event)
{
    event = {reader.readVarint(), reader.readVarint()};
}

void read(PrimitiveReader &reader, MoveEncoding, SetBlock &event)
{
    event = {reader.readBlockPosition(), reader.readVarint()};
}

void read(PrimitiveReader &reader, MoveEncoding, SpawnEntity &event)
{
    event = {reader.readVarint(), reader.readVarint(), reader.readPlacement()};
}

void read(PrimitiveReader &reader, MoveEncoding, DestroyEntity &event)
{
    event.entity = reader.readVarint();
}

void read(PrimitiveReader &, MoveEncoding, RunStart &) {}

void read(PrimitiveReader &reader, MoveEncoding, CheckpointReached &event)
{
    event = {reader.readString(), reader.readVarlong()};
}

void read(PrimitiveReader &reader, MoveEncoding, CheckpointReset &event)
{
    event = {reader.readEnum(ResetReasonCount), reader.readVarlong()};
}

void read(PrimitiveReader &reader, MoveEncoding, RunEnd &event)
{
    event = {reader.readEnum(EndReasonCount), reader.readVarlong()};
}

void read(PrimitiveReader &, MoveEncoding, ClearGhostBlocks &) {}

template<std::size_t Id>
ReplayEvent readAs(PrimitiveReader &reader, MoveEncoding moves)
{
    ReplayEvent event(std::in_place_index<Id>);
    read(reader, moves, *std::get_if<Id>(&event));
    return event;
}

using ReadFunction = ReplayEvent (*)(PrimitiveReader &, MoveEncoding);

/// The reading function of each id, in the order of the list.
constexpr auto ReadFunctions = []<std::size_t... Ids>(std::index_sequence<Ids...>)
{
    return std::array<ReadFunction, sizeof...(Ids)>{readAs<Ids>...};
}
(std::make_index_sequence<EventKindCount>());

struct PayloadWriter {
    PrimitiveWriter &writer;

    void operator()(const DeltaMove &event) const
    {
        writer.writeVarint(event.entity);
        writer.writePackedPlacement(event.change);
        writer.writePackedVector(event.velocity);
    }
    void operator()(const AbsoluteMove &event) const
    {
        writer.writeVarint(event.entity);
        writer.writePlacement(event.placement);
        writer.writePackedVector(event.velocity);
    }
    void operator()(const EntityState &event) const
    {
        writer.writeVarint(event.entity);
        writer.writeVarint(event.pose);
        writer.writeU8(event.flags);
    }
    void operator()(const HandAnimation &event) const
    {
        writer.writeVarint(event.entity);
        writeHand(event.hand);
    }
    void operator()(const ItemUse &event) const
    {
        writer.writeVarint(event.entity);
        writer.writeBool(event.hand.has_value());
        if (event.hand)
            writeHand(*event.hand);
    }
    void operator()(const SetItem &event) const
    {
        writer.writeVarint(event.entity);
        writer.writeVarint(static_cast<std::int32_t>(event.items.size()));
        for (const SlotItem &slot : event.items) {
            writer.writeVarint(slot.slot);
            writer.writeBytes(slot.item);
        }
    }
    void operator()(const ChangeHeldSlot &event) const
    {
        writer.writeVarint(event.entity);
        writer.writeVarint(event.slot);
    }
    void operator()(const SetBlock &event) const
    {
        writer.writeI64(event.position.packed());
        writer.writeVarint(event.state);
    }
    void operator()(const SpawnEntity &event) const
    {
        writer.writeVarint(event.entity);
        writer.writeVarint(event.type);
        writer.writePlacement(event.placement);
    }
    void operator()(const DestroyEntity &event) const { writer.writeVarint(event.entity); }
    void operator()(const RunStart &) const {}
    void operator()(const CheckpointReached &event) const
    {
        writer.writeString(event.checkpoint);
        writer.writeVarlong(event.runTime);
    }
    void operator()(const CheckpointReset &event) const
    {
        writer.writeVarint(event.reason);
        writer.writeVarlong(event.runTime);
    }
    void operator()(const RunEnd &event) const
    {
        writer.writeVarint(event.reason);
        writer.writeVarlong(event.runTime);
    }
    void operator()(const ClearGhostBlocks &) const {}

    void writeHand(Hand hand) const { writer.writeVarint(static_cast<std::int32_t>(hand)); }
};

} // namespace

EventRegistry::EventRegistry(const NbtCompound &metadata)
{
    const NbtTag *ours = metadata.find("tickscope");
    const auto *group = ours ? ours->as<NbtCompound>() : nullptr;
    const NbtTag *names = group ? group->find("registry") : nullptr;
    const auto *list = names ? names->as<NbtList>() : nullptr;
    if (!list)
        return;
    for (const NbtTag &tag : list->tags) {
        const auto *name = tag.as<std::string>();
        m_names.push_back(name ? *name : std::string());
    }
}

bool EventRegistry::isKnown(std::int32_t id) const
{
    if (id < 0 || static_cast<std::size_t>(id) >= EventKindCount)
        return false;
    if (id < FirstHostEvent)
        return true;
    const std::string_view name = nameOf(id);
    // A name without a namespace is no name of the registry's kind.
    const bool isOther = name.find(':') != std::string_view::npos
                         && name != RegisteredNames[static_cast<std::size_t>(id)];
    return !isOther;
}

std::string EventRegistry::textOf(std::int32_t id) const
{
    const std::string_view name = nameOf(id);
    return std::to_string(id) + (name.empty() ? "" : " (" + std::string(name) + ')');
}

std::string_view EventRegistry::nameOf(std::int32_t id) const
{
    if (id < 0 || static_cast<std::size_t>(id) >= m_names.size())
        return {};
    return m_names[static_cast<std::size_t>(id)];
}

ReplayEvent readEvent(PrimitiveReader &reader, MoveEncoding moves)
{
    const auto id = static_cast<std::uint32_t>(readEventId(reader));
    if (id < EventKindCount)
        return readPayload(reader, id, moves);
    failUnknownEvent(reader);
    return {};
}

void failUnknownEvent(PrimitiveReader &reader)
{
    reader.fail(ErrorCode::Damaged, Fault::tr("an event is of an unknown kind"));
}

std::int32_t readEventId(PrimitiveReader &reader)
{
    return reader.readVarint();
}

ReplayEvent readPayload(PrimitiveReader &reader, std::size_t id, MoveEncoding moves)
{
    return ReadFunctions[id](reader, moves);
}

std::size_t skipEvent(PrimitiveReader &reader, MoveEncoding moves)
{
    const auto id = static_cast<std::uint32_t>(readEventId(reader));
    if (id < EventKindCount)
        skipPayload(reader, id, moves);
    else
        failUnknownEvent(reader);
    return id;
}

void skipPayload(PrimitiveReader &reader, std::size_t id, MoveEncoding moves)
{
    if (id != SetItemId) {
        static_cast<void>(readPayload(reader, id, moves));
        return;
    }
    static_cast<void>(reader.readVarint()); // whose
    for (auto left = readItemCount(reader); left > 0 && !reader.hasFailed(); --left)
        static_cast<void>(readItem(reader));
}

void writeEvent(PrimitiveWriter &writer, const ReplayEvent &event)
{
    writer.writeVarint(static_cast<std::int32_t>(event.index()));
    std::visit(PayloadWriter{writer}, event);
}

} // namespace tickscope::hollowcube
