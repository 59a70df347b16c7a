// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/frame_reader.h"

#include <algorithm>
#include <memory>
#include <variant>

#include "core/base/try.h"
#include "core/formats/goldsrc/messages/bit_messages.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/skipped_packets.h"
#include "core/formats/goldsrc/messages/state_changes.h"

namespace tickscope::goldsrc {

/// In this network protocol svc_serverinfo may lack its tail. Section 4.3.
constexpr int ShortServerInfoProtocol = 45;
/// What follows a svc_serverinfo without its tail.
constexpr std::uint8_t SendExtraInfo = 54;

bool FrameReader::read()
{
    while (m_reader.remaining() > 0) {
        m_start = m_reader.position();
        m_values.clear();
        m_gameEvents.clear();
        m_kind = {};
        m_hasOddSize = false;
        const auto id = m_reader.readU8();
        m_id = *id;
        m_payload = m_reader.position();
        auto message = m_id >= FirstUserMessage ? readUserMessage() : readMessage();
        if (message)
            continue;
        message.error().fault = {Fault::tr("%1; the rest of the frame is lost"),
                                 std::move(message.error().fault)};
        noteOddity(std::move(message.error()));
        readSkipped();
        m_state.areEntitiesExact = m_state.areEntitiesExact && m_hasEntities;
        return false;
    }
    return true;
}

/// To be called before anything depends on the state of the packets before, or changes that they
/// are read with.
void FrameReader::readSkipped()
{
    if (m_info.skipped)
        m_info.skipped->read(m_state);
}

/// Whether a packet with \a keep is kept unread: then it is gone over.
bool FrameReader::keepsSkipped(KeepPacket keep)
{
    const std::size_t size = m_info.skipped ? (m_info.skipped->*keep)(
                                 m_frame.subspan(m_payload), m_info.incomingSequence, m_state)
                                            : 0;
    if (size > 0)
        (void)m_reader.readBytes(size);
    else
        readSkipped();
    return size > 0;
}

Result<void> FrameReader::readMessage()
{
    switch (m_id) {
    case svc::Event:
    case svc::EventReliable:
        return readEventMessage();
    case svc::Sound:
        return readSoundMessage();
    case svc::ServerInfo:
        readSkipped();
        return readServerInfo();
    case svc::DeltaDescription:
        readSkipped();
        return readDescription();
    case svc::ClientData:
        return readClient();
    case svc::Pings:
        return readPingMessage();
    case svc::SpawnBaseline:
        readSkipped();
        return readBaselineMessage();
    case svc::TempEntity:
        return readTempEntity();
    case svc::PacketEntities:
        return readFullEntities();
    case svc::DeltaPacketEntities:
        return readDeltaEntities();
    case svc::ResourceList:
        return readResourceMessage();
    case svc::Hltv:
        return readHltv();
    case svc::Director:
        return readDirector();
    default:
        return readByLayout(engineMessageLayout(m_id));
    }
}

Result<void> FrameReader::readLayout(const MessageLayout &layout)
{
    return readFields(m_reader, layout, m_state.messageProtocol(), TextEnd::Terminated, m_values);
}

Result<void> FrameReader::readByLayout(const MessageLayout *layout)
{
    if (!layout)
        return damaged(Fault::tr("message of an id that no server sends"));
    TRY(readLayout(*layout));
    emitMessage();
    noteOddity(applyEngineMessage(m_id, m_values, m_state));
    return {};
}

Result<void> FrameReader::readServerInfo()
{
    const ServerInfoLayout &layout = serverInfoLayout();
    TRY(readLayout(layout.head));
    ByteReader ahead = m_reader;
    const auto next = ahead.readU8();
    const bool isShort = m_state.networkProtocol == ShortServerInfoProtocol && next
                         && *next == SendExtraInfo;
    if (!isShort)
        TRY(readLayout(layout.tail));
    emitMessage();
    applyServerInfo(m_values, m_state);
    return {};
}

Result<void> FrameReader::readHltv()
{
    // Only proxies talk in other modes; how long those are is not certain.
    constexpr std::int64_t LastKnownMode = 1;
    const MessageLayout &layout = *engineMessageLayout(svc::Hltv);
    TRY(readLayout(layout));
    if (integerNamed(m_values, "mode") > LastKnownMode)
        return damaged(Fault::tr("HLTV message of a mode that is not recorded"));
    emitMessage();
    return applyEngineMessage(m_id, m_values, m_state);
}

Result<void> FrameReader::readTempEntity()
{
    TRY_ASSIGN(const auto kind, m_reader.readU8());
    const KindLayout *layout = tempEntityLayout(kind);
    if (!layout)
        return damaged(Fault::tr("temp entity of a kind that does not exist"));
    setValue("kind", kind);
    m_kind = layout->name;
    TRY(readLayout(layout->fields));
    emitMessage();
    return {};
}

Result<void> FrameReader::readDirector()
{
    TRY_ASSIGN(const auto size, m_reader.readU8());
    const std::uint64_t offset = m_reader.fileOffset();
    TRY_ASSIGN(const auto content, m_reader.readBytes(size));
    ByteReader reader(content, offset);
    if (const auto command = reader.readU8()) {
        setValue("command", *command);
        const KindLayout *layout = directorLayout(*command);
        if (const KindLayout *old = oldDirectorLayout(*command)) {
            // Only the bytes show which numbering it is.
            const bool fits = readsWhole(reader, *layout);
            layout = fits ? layout : readsWhole(reader, *old) ? old : nullptr;
        }
        if (layout) {
            m_kind = layout->name;
            const auto read = readFields(reader, layout->fields, m_state.messageProtocol(),
                                         TextEnd::TerminatedOrBlock, m_values);
            m_hasOddSize = !read;
        }
    }
    m_hasOddSize = m_hasOddSize || reader.remaining() > 0;
    emitMessage();
    return {};
}

/// Whether \a layout takes all that \a reader has left, with texts that somebody can have typed.
bool FrameReader::readsWhole(ByteReader reader, const KindLayout &layout) const
{
    std::vector<MessageValue> values;
    const auto read = readFields(reader, layout.fields, m_state.messageProtocol(),
                                 TextEnd::TerminatedOrBlock, values);
    const auto isTyped = [](const MessageValue &value) {
        const auto *text = std::get_if<std::string_view>(&value.value);
        return !text || std::ranges::none_of(*text, [](char c) {
            return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
        });
    };
    return read && reader.remaining() == 0 && std::ranges::all_of(values, isTyped);
}

Result<void> FrameReader::readUserMessage()
{
    const auto &known = (*m_state.userMessages)[m_id - FirstUserMessage];
    m_userName = known ? known->name : "#" + std::to_string(m_id);
    std::size_t size = 0;
    if (known && known->size >= 0) {
        size = static_cast<std::size_t>(known->size);
    } else {
        TRY_ASSIGN(size, m_reader.readU8());
    }
    m_payload = m_reader.position();
    const std::uint64_t offset = m_reader.fileOffset();
    TRY_ASSIGN(const auto content, m_reader.readBytes(size));
    if (!known)
        noteOddity({ErrorCode::Damaged, Fault::tr("user message that was never registered")});

    const MessageLayout *layout = userMessageLayout(m_userName, m_state.game);
    m_hasOddSize = !layout;
    if (layout) {
        ByteReader reader(content, offset);
        const auto read = readFields(reader, *layout, m_state.messageProtocol(),
                                     TextEnd::TerminatedOrBlock, m_values);
        m_hasOddSize = !read || reader.remaining() > 0;
    }
    emitMessage();
    if (layout)
        noteOddity(applyUserMessage(m_userName, m_values, m_state));
    return {};
}

void FrameReader::emitMessage()
{
    if (!m_sink || !m_sink->wants(m_id))
        return;
    ServerMessage message;
    message.id = m_id;
    message.name = message.isUserMessage() ? m_userName : engineMessageName(m_id);
    message.byte = m_info.byte + m_start;
    message.bytes = m_frame.subspan(m_start, m_reader.position() - m_start);
    message.payload = m_frame.subspan(m_payload, m_reader.position() - m_payload);
    message.values = m_values;
    message.gameEvents = m_gameEvents;
    message.kind = m_kind;
    message.hasOddSize = m_hasOddSize;
    m_sink->messageRead(message, m_state);
}

void FrameReader::noteOddity(Error error)
{
    const std::string name = m_id >= FirstUserMessage ? m_userName
                                                      : std::string(engineMessageName(m_id));
    error.fault = {faults::About, name, std::move(error.fault)};
    if (!error.byte)
        error.byte = m_info.byte + m_start;
    m_damage.push_back(std::move(error));
}

void FrameReader::noteOddity(const Result<void> &result)
{
    if (!result)
        noteOddity(result.error());
}

template<typename Read>
auto FrameReader::withBits(Read &&read)
{
    BitReader bits(m_frame.subspan(m_reader.position()), m_state.bitOrder());
    auto result = read(bits);
    if (result && bits.hasOverrun())
        result = truncated(Fault::tr("message ends early"));
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
    TRY_ASSIGN(const auto pings, withBits([](BitReader &bits) -> Result<std::vector<Ping>> {
                   return readPings(bits);
               }));
    for (const Ping &ping : pings) {
        setValue("slot", ping.slot);
        setValue("ping", ping.milliseconds);
        setValue("loss", ping.loss);
    }
    emitMessage();
    // Slots have five bits, so there is a client for each.
    for (const Ping &ping : pings) {
        m_state.clients[ping.slot].ping = ping.milliseconds;
        m_state.clients[ping.slot].loss = ping.loss;
    }
    return {};
}

Result<void> FrameReader::readEventMessage()
{
    const EntityList none;
    const EntityList &packet = m_hasEntities ? *m_state.entities : none;
    TRY_ASSIGN(m_gameEvents, withBits([&](BitReader &bits) -> Result<std::vector<GameEvent>> {
                   if (m_id == svc::Event)
                       return readEvents(bits, m_state, packet);
                   return readReliableEvent(bits, m_state).map([](GameEvent event) {
                       return std::vector<GameEvent>{std::move(event)};
                   });
               }));
    setValue("count", static_cast<std::int64_t>(m_gameEvents.size()));
    emitMessage();
    return {};
}

Result<void> FrameReader::readResourceMessage()
{
    TRY_ASSIGN(auto resources, withBits([](BitReader &bits) { return readResources(bits); }));
    setValue("count", static_cast<std::int64_t>(resources.size()));
    emitMessage();
    changeShared(m_state.resources, [&](ResourceTable &table) {
        for (Resource &resource : resources)
            table.names[{resource.type, resource.index}] = std::move(resource.name);
    });
    return {};
}

Result<void> FrameReader::readDescription()
{
    static const MessageLayout head = parseLayout("name:text").value();
    TRY(readLayout(head));
    const std::string name(textNamed(m_values, "name"));
    TRY_ASSIGN(auto description,
               withBits([&](BitReader &bits) { return readDeltaDescription(bits, name); }));
    setValue("fields", static_cast<std::int64_t>(description.fields.size()));
    emitMessage();
    auto descriptions = std::make_shared<DeltaDescriptions>(*m_state.descriptions);
    TRY(descriptions->define(std::move(description)));
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
    if (keepsSkipped(&SkippedPackets::keepClientData))
        return {};
    bool hasReference = true; // unless the packet that it refers to is missing
    auto data = withBits([&](BitReader &bits) {
        Shared<ClientData> from;
        if (const auto lowByte = readClientReference(bits)) {
            from = m_state.clientRing.find(*lowByte, m_info.incomingSequence);
            hasReference = from != nullptr;
        }
        return readClientData(bits, m_state, from);
    });
    if (!data) {
        m_state.isClientDataExact = false;
        return tl::unexpected(data.error());
    }
    emitMessage();
    // Reported once: all that follow refer to this one, up to the next whole update.
    if (!hasReference && m_state.isClientDataExact)
        noteOddity({ErrorCode::Damaged,
                    Fault::tr("client data refer to a packet that is missing; they stay as they "
                              "were up to a whole update")});
    m_state.isClientDataExact = hasReference;
    if (!hasReference)
        return {};
    m_state.clientData = std::make_shared<ClientData>(*std::move(data));
    m_state.clientRing.put(m_info.incomingSequence, m_state.clientData);
    return {};
}

Result<void> FrameReader::readBaselineMessage()
{
    TRY_ASSIGN(auto read, withBits([&](BitReader &bits) {
                   return readBaselines(bits, m_state.entityContext());
               }));
    setValue("count", static_cast<std::int64_t>(read.entities.size()));
    setValue("instanced", static_cast<std::int64_t>(read.instanced.size()));
    emitMessage();
    changeShared(m_state.baselines, [&](Baselines &baselines) {
        // Those that were there before and are not now stay.
        for (auto &[number, entity] : read.entities)
            baselines.entities[number] = std::move(entity);
        baselines.instanced = std::move(read.instanced);
    });
    return {};
}

Result<void> FrameReader::readFullEntities()
{
    TRY_ASSIGN(const auto announced, m_reader.readLe<std::uint16_t>());
    TRY_ASSIGN(auto update, withBits([&](BitReader &bits) {
                   return readFullUpdate(bits, announced, m_state.entityContext());
               }));
    setValue("count", announced);
    emitMessage();
    setEntities(std::move(update));
    return {};
}

Result<void> FrameReader::readDeltaEntities()
{
    if (keepsSkipped(&SkippedPackets::keepEntities)) {
        m_hasEntities = true;
        return {};
    }
    static const MessageLayout head = parseLayout("count:u16 reference:u8").value();
    TRY(readLayout(head));
    const auto announced = static_cast<unsigned>(integerNamed(m_values, "count"));
    const auto lowByte = static_cast<std::uint8_t>(integerNamed(m_values, "reference"));
    const auto reference = m_state.entityRing.find(lowByte, m_info.incomingSequence);
    static const auto none = std::make_shared<const EntityList>();
    TRY_ASSIGN(auto update, withBits([&](BitReader &bits) {
                   return readDeltaUpdate(bits, announced, reference ? reference : none,
                                          m_state.entityContext());
               }));
    emitMessage();
    if (reference) {
        setEntities(std::move(update));
        return {};
    }
    // Its bits could be read, so the frame goes on; later packets must not refer to it,
    // and those that do are not reported again.
    if (m_state.areEntitiesExact)
        noteOddity({ErrorCode::Damaged,
                    Fault::tr("entities refer to a packet that is missing; they stay as they were "
                              "up to a whole update")});
    m_state.areEntitiesExact = false;
    return {};
}

void FrameReader::setEntities(EntityUpdate update)
{
    if (!update.isComplete) {
        noteOddity({ErrorCode::Damaged,
                    {Fault::tr("packet has %1 entities and not as many as it announces"),
                     update.entities->size()}});
    }
    m_hasEntities = true;
    m_state.areEntitiesExact = update.isComplete;
    m_state.entities = std::move(update.entities);
    m_state.entityRing.put(m_info.incomingSequence, m_state.entities);
    if (m_info.skipped)
        m_info.skipped->noteEntities(m_info.incomingSequence);
}

} // namespace tickscope::goldsrc
