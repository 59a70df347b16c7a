// SPDX-License-Identifier: MIT
//
// The messages that are packed in bits.
#include "core/formats/goldsrc/messages/frame_reader.h"

#include <memory>
#include <utility>

#include "core/base/try.h"
#include "core/formats/goldsrc/messages/bit_messages.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/state_changes.h"

namespace tickscope::goldsrc {

template<typename Read>
auto FrameReader::withBits(Read &&read)
{
    BitReader bits(m_frame.subspan(m_reader.position()), m_state.bitOrder());
    auto result = read(bits);
    if (result && bits.hasOverrun())
        result = failure(ErrorCode::Truncated, Fault::tr("message ends early"));
    // Bytes used are bytes that are there.
    (void)m_reader.readBytes(bits.bytesUsed());
    return result;
}

Result<void> FrameReader::readSoundMessage()
{
    auto read = withBits([&](BitReader &bits) -> Result<void> {
        readSound(bits, m_values);
        return {};
    });
    if (read)
        emitMessage();
    return read;
}

Result<void> FrameReader::readPingMessage()
{
    const auto pings = withBits(
        [](BitReader &bits) -> Result<std::vector<Ping>> { return readPings(bits); });
    if (!pings)
        return tl::unexpected(pings.error());
    for (const Ping &ping : *pings) {
        setValue("slot", ping.slot);
        setValue("ping", ping.milliseconds);
        setValue("loss", ping.loss);
    }
    emitMessage();
    // Slots have five bits, so there is a client for each.
    for (const Ping &ping : *pings) {
        m_state.clients[ping.slot].ping = ping.milliseconds;
        m_state.clients[ping.slot].loss = ping.loss;
    }
    return {};
}

Result<void> FrameReader::readEventMessage()
{
    const EntityList none;
    const EntityList &packet = m_hasEntities ? *m_state.entities : none;
    auto events = withBits([&](BitReader &bits) -> Result<std::vector<GameEvent>> {
        if (m_id == svc::Event)
            return readEvents(bits, m_state, packet);
        return readReliableEvent(bits, m_state).map([](GameEvent event) {
            return std::vector<GameEvent>{std::move(event)};
        });
    });
    if (!events)
        return tl::unexpected(events.error());
    m_gameEvents = std::move(*events);
    setValue("count", static_cast<std::int64_t>(m_gameEvents.size()));
    emitMessage();
    return {};
}

Result<void> FrameReader::readResourceMessage()
{
    auto resources = withBits([](BitReader &bits) { return readResources(bits); });
    if (!resources)
        return tl::unexpected(resources.error());
    setValue("count", static_cast<std::int64_t>(resources->size()));
    emitMessage();
    changeShared(m_state.resources, [&](ResourceTable &table) {
        for (Resource &resource : *resources)
            table.names[{resource.type, resource.index}] = std::move(resource.name);
    });
    return {};
}

Result<void> FrameReader::readDescription()
{
    static const MessageLayout head = parseLayout("name:text").value();
    TRY(readLayout(head));
    const std::string name(textNamed(m_values, "name"));
    auto description = withBits([&](BitReader &bits) { return readDeltaDescription(bits, name); });
    if (!description)
        return tl::unexpected(description.error());
    setValue("fields", static_cast<std::int64_t>(description->fields.size()));
    emitMessage();
    auto descriptions = std::make_shared<DeltaDescriptions>(*m_state.descriptions);
    TRY(descriptions->define(std::move(*description)));
    m_state.descriptions = std::move(descriptions);
    return {};
}

Result<void> FrameReader::readClient()
{
    // A proxy writes the bare id. Section 4.4.
    if (m_state.isHltv) {
        emitMessage();
        return {};
    }
    auto update = withBits(
        [&](BitReader &bits) { return readClientData(bits, m_state, m_info.incomingSequence); });
    if (!update) {
        m_state.isClientDataExact = false;
        return tl::unexpected(update.error());
    }
    emitMessage();
    // Reported once: all that follow refer to this one, up to the next whole update.
    if (!update->hasReference && m_state.isClientDataExact)
        noteOddity({ErrorCode::Damaged,
                    Fault::tr("client data refer to a packet that is missing; "
                              "they stay as they were up to a whole update"),
                    {},
                    {}});
    m_state.isClientDataExact = update->hasReference;
    if (!update->hasReference)
        return {};
    m_state.clientData = std::make_shared<const ClientData>(std::move(update->data));
    m_state.clientRing.put(m_info.incomingSequence, m_state.clientData);
    return {};
}

Result<void> FrameReader::readBaselineMessage()
{
    auto read = withBits(
        [&](BitReader &bits) { return readBaselines(bits, m_state.entityContext()); });
    if (!read)
        return tl::unexpected(read.error());
    setValue("count", static_cast<std::int64_t>(read->entities.size()));
    setValue("instanced", static_cast<std::int64_t>(read->instanced.size()));
    emitMessage();
    changeShared(m_state.baselines, [&](Baselines &baselines) {
        // Those that were there before and are not now stay.
        for (auto &[number, entity] : read->entities)
            baselines.entities[number] = std::move(entity);
        baselines.instanced = std::move(read->instanced);
    });
    return {};
}

Result<void> FrameReader::readFullEntities()
{
    TRY_ASSIGN(const auto announced, m_reader.readLe<std::uint16_t>());
    auto update = withBits(
        [&](BitReader &bits) { return readFullUpdate(bits, announced, m_state.entityContext()); });
    if (!update)
        return tl::unexpected(update.error());
    setValue("count", announced);
    emitMessage();
    setEntities(std::move(*update));
    return {};
}

Result<void> FrameReader::readDeltaEntities()
{
    static const MessageLayout head = parseLayout("count:u16 reference:u8").value();
    TRY(readLayout(head));
    const auto announced = static_cast<unsigned>(integerNamed(m_values, "count"));
    const auto lowByte = static_cast<std::uint8_t>(integerNamed(m_values, "reference"));
    const auto reference = m_state.entityRing.find(lowByte, m_info.incomingSequence);
    auto update = withBits([&](BitReader &bits) {
        static const auto none = std::make_shared<const EntityList>();
        return readDeltaUpdate(bits, announced, reference ? reference : none,
                               m_state.entityContext());
    });
    if (!update)
        return tl::unexpected(update.error());
    emitMessage();
    if (reference) {
        setEntities(std::move(*update));
        return {};
    }
    // Its bits could be read, so the frame goes on; later packets must not refer to it,
    // and those that do are not reported again.
    if (m_state.areEntitiesExact)
        noteOddity({ErrorCode::Damaged,
                    Fault::tr("entities refer to a packet that is missing; "
                              "they stay as they were up to a whole update"),
                    {},
                    {}});
    m_state.areEntitiesExact = false;
    return {};
}

void FrameReader::setEntities(EntityUpdate update)
{
    if (!update.isComplete) {
        noteOddity({ErrorCode::Damaged,
                    {Fault::tr("packet has %1 entities and not as many as it announces"),
                     update.entities->size()},
                    {},
                    {}});
    }
    m_hasEntities = true;
    m_state.areEntitiesExact = update.isComplete;
    m_state.entities = std::move(update.entities);
    m_state.entityRing.put(m_info.incomingSequence, m_state.entities);
}

} // namespace tickscope::goldsrc
