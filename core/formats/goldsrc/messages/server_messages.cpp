// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/server_messages.h"

#include <memory>
#include <utility>

#include "core/formats/goldsrc/messages/bit_messages.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/state_changes.h"
#include "core/io/byte_reader.h"

namespace tickscope::goldsrc {

namespace {

/// First network protocol whose bits go from the low end of a byte. Section 2.
constexpr int LowFirstProtocol = 45;
/// In this one svc_serverinfo may lack its tail, and clients of two kinds exist.
constexpr int ShortServerInfoProtocol = 45;
constexpr int SteamBetaProtocol = 46;
/// What follows a svc_serverinfo without its tail.
constexpr std::uint8_t SendExtraInfo = 54;

/// Reads the messages of one frame.
class FrameReader
{
public:
    FrameReader(std::span<const std::byte> frame, const FrameInfo &info, ServerState &state,
                MessageSink *sink)
        : m_frame(frame)
        , m_info(info)
        , m_state(state)
        , m_sink(sink)
        , m_reader(frame, info.byte)
    {
    }

    /// Returns whether the end was reached.
    bool read();
    [[nodiscard]] std::vector<Error> takeDamage() { return std::move(m_damage); }

private:
    Result<void> readMessage();
    Result<void> readUserMessage();
    Result<void> readByLayout(const MessageLayout *layout);
    Result<void> readServerInfo();
    Result<void> readHltv();
    Result<void> readTempEntity();
    Result<void> readDirector();
    Result<void> readDescription();
    Result<void> readClient();
    Result<void> readBaselineMessage();
    Result<void> readFullEntities();
    Result<void> readDeltaEntities();
    Result<void> readEventMessage();
    Result<void> readPingMessage();
    Result<void> readSoundMessage();
    Result<void> readResourceMessage();

    Result<void> readLayout(const MessageLayout &layout);
    /// Calls \a read with the bits that follow, then goes on behind the last byte used.
    template<typename Read>
    auto withBits(Read &&read);
    [[nodiscard]] EntityContext entityContext() const;
    void setEntities(EntityUpdate update);
    void setValue(std::string_view name, std::int64_t value) { m_values.push_back({name, value}); }
    void tellSink();
    /// Notes what is wrong with a message that could be read all the same.
    void noteOddity(Error error);
    void noteOddity(const Result<void> &result);

    std::span<const std::byte> m_frame;
    const FrameInfo &m_info;
    ServerState &m_state;
    MessageSink *m_sink;
    ByteReader m_reader;
    std::vector<Error> m_damage;
    bool m_hasEntities = false; ///< The frame's entities were read.

    // The message being read.
    std::size_t m_start = 0;
    std::uint8_t m_id = 0;
    std::string m_userName;
    std::vector<MessageValue> m_values;
    std::vector<GameEvent> m_gameEvents;
    bool m_hasOddSize = false;
};

bool FrameReader::read()
{
    while (m_reader.remaining() > 0) {
        m_start = m_reader.position();
        m_values.clear();
        m_gameEvents.clear();
        m_hasOddSize = false;
        const auto id = m_reader.readU8();
        m_id = *id;
        auto message = m_id >= FirstUserMessage ? readUserMessage() : readMessage();
        if (message)
            continue;
        message.error().what += "; the rest of the frame is lost";
        noteOddity(std::move(message.error()));
        m_state.areEntitiesExact = m_state.areEntitiesExact && m_hasEntities;
        return false;
    }
    return true;
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
        return readServerInfo();
    case svc::DeltaDescription:
        return readDescription();
    case svc::ClientData:
        return readClient();
    case svc::Pings:
        return readPingMessage();
    case svc::SpawnBaseline:
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
        return failure(ErrorCode::Damaged, "message of an id that no server sends");
    if (auto read = readLayout(*layout); !read)
        return read;
    tellSink();
    noteOddity(applyEngineMessage(m_id, m_values, m_state));
    return {};
}

Result<void> FrameReader::readServerInfo()
{
    const ServerInfoLayout &layout = serverInfoLayout();
    if (auto read = readLayout(layout.head); !read)
        return read;
    ByteReader ahead = m_reader;
    const auto next = ahead.readU8();
    const bool isShort = m_state.networkProtocol == ShortServerInfoProtocol && next
                         && *next == SendExtraInfo;
    if (!isShort) {
        if (auto read = readLayout(layout.tail); !read)
            return read;
    }
    tellSink();
    applyServerInfo(m_values, m_state);
    return {};
}

Result<void> FrameReader::readHltv()
{
    // Only proxies talk in other modes; how long those are is not certain.
    constexpr std::int64_t LastKnownMode = 1;
    const MessageLayout &layout = *engineMessageLayout(svc::Hltv);
    if (auto read = readLayout(layout); !read)
        return read;
    if (integerNamed(m_values, "mode") > LastKnownMode)
        return failure(ErrorCode::Damaged, "HLTV message of a mode that is not recorded");
    tellSink();
    return applyEngineMessage(m_id, m_values, m_state);
}

Result<void> FrameReader::readTempEntity()
{
    const auto kind = m_reader.readU8();
    if (!kind)
        return tl::unexpected(kind.error());
    const KindLayout *layout = tempEntityLayout(*kind);
    if (!layout)
        return failure(ErrorCode::Damaged, "temp entity of a kind that does not exist");
    setValue("kind", *kind);
    if (auto read = readLayout(layout->fields); !read)
        return read;
    tellSink();
    return {};
}

Result<void> FrameReader::readDirector()
{
    const auto size = m_reader.readU8();
    if (!size)
        return tl::unexpected(size.error());
    const std::uint64_t offset = m_reader.fileOffset();
    const auto content = m_reader.readBytes(*size);
    if (!content)
        return tl::unexpected(content.error());
    ByteReader reader(*content, offset);
    if (const auto command = reader.readU8()) {
        setValue("command", *command);
        if (const KindLayout *layout = directorLayout(*command)) {
            const auto read = readFields(reader, layout->fields, m_state.messageProtocol(),
                                         TextEnd::TerminatedOrBlock, m_values);
            m_hasOddSize = !read;
        }
    }
    m_hasOddSize = m_hasOddSize || reader.remaining() > 0;
    tellSink();
    return {};
}

Result<void> FrameReader::readUserMessage()
{
    const auto &known = (*m_state.userMessages)[m_id - FirstUserMessage];
    m_userName = known ? known->name : "#" + std::to_string(m_id);
    std::size_t size = 0;
    if (known && known->size >= 0) {
        size = static_cast<std::size_t>(known->size);
    } else {
        const auto length = m_reader.readU8();
        if (!length)
            return tl::unexpected(length.error());
        size = *length;
    }
    const std::uint64_t offset = m_reader.fileOffset();
    const auto content = m_reader.readBytes(size);
    if (!content)
        return tl::unexpected(content.error());
    if (!known)
        noteOddity({ErrorCode::Damaged, "user message that was never registered", {}, {}});

    const MessageLayout *layout = userMessageLayout(m_userName, m_state.game);
    m_hasOddSize = !layout;
    if (layout) {
        ByteReader reader(*content, offset);
        const auto read = readFields(reader, *layout, m_state.messageProtocol(),
                                     TextEnd::TerminatedOrBlock, m_values);
        m_hasOddSize = !read || reader.remaining() > 0;
    }
    tellSink();
    if (layout)
        noteOddity(applyUserMessage(m_userName, m_values, m_state));
    return {};
}

template<typename Read>
auto FrameReader::withBits(Read &&read)
{
    const BitOrder order = m_state.networkProtocol >= LowFirstProtocol ? BitOrder::LowFirst
                                                                       : BitOrder::HighFirst;
    BitReader bits(m_frame.subspan(m_reader.position()), order);
    auto result = read(bits);
    if (result && bits.hasOverrun())
        result = failure(ErrorCode::Truncated, "message ends early");
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
        tellSink();
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
    tellSink();
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
    tellSink();
    return {};
}

Result<void> FrameReader::readResourceMessage()
{
    auto resources = std::make_shared<ResourceTable>(*m_state.resources);
    const auto count = withBits([&](BitReader &bits) { return readResources(bits, *resources); });
    if (!count)
        return tl::unexpected(count.error());
    setValue("count", *count);
    tellSink();
    m_state.resources = std::move(resources);
    return {};
}

Result<void> FrameReader::readDescription()
{
    static const MessageLayout head = parseLayout("name:text").value();
    if (auto read = readLayout(head); !read)
        return read;
    const std::string name(textNamed(m_values, "name"));
    auto description = withBits([&](BitReader &bits) { return readDeltaDescription(bits, name); });
    if (!description)
        return tl::unexpected(description.error());
    setValue("fields", static_cast<std::int64_t>(description->fields.size()));
    tellSink();
    auto descriptions = std::make_shared<DeltaDescriptions>(*m_state.descriptions);
    if (auto defined = descriptions->define(std::move(*description)); !defined)
        return defined;
    m_state.descriptions = std::move(descriptions);
    return {};
}

Result<void> FrameReader::readClient()
{
    // A proxy writes the bare id. Section 4.4.
    if (m_state.isHltv) {
        tellSink();
        return {};
    }
    auto update = withBits(
        [&](BitReader &bits) { return readClientData(bits, m_state, m_info.incomingSequence); });
    if (!update) {
        m_state.isClientDataExact = false;
        return tl::unexpected(update.error());
    }
    tellSink();
    m_state.isClientDataExact = update->hasReference;
    if (!update->hasReference) {
        noteOddity({ErrorCode::Damaged, "client data refer to a packet that is missing", {}, {}});
        return {};
    }
    m_state.clientData = std::make_shared<const ClientData>(std::move(update->data));
    m_state.clientRing.put(m_info.incomingSequence, m_state.clientData);
    return {};
}

EntityContext FrameReader::entityContext() const
{
    return {*m_state.descriptions, *m_state.baselines, m_state.maxClients(), m_state.serverTime,
            m_state.networkProtocol < LowFirstProtocol};
}

Result<void> FrameReader::readBaselineMessage()
{
    auto read = withBits([&](BitReader &bits) { return readBaselines(bits, entityContext()); });
    if (!read)
        return tl::unexpected(read.error());
    setValue("count", static_cast<std::int64_t>(read->entities.size()));
    setValue("instanced", static_cast<std::int64_t>(read->instanced.size()));
    tellSink();
    auto baselines = std::make_shared<Baselines>(std::move(*read));
    // Those that were told of before and not now stay.
    baselines->entities.insert(m_state.baselines->entities.begin(),
                               m_state.baselines->entities.end());
    m_state.baselines = std::move(baselines);
    return {};
}

Result<void> FrameReader::readFullEntities()
{
    const auto announced = m_reader.readU16Le();
    if (!announced)
        return tl::unexpected(announced.error());
    auto update = withBits(
        [&](BitReader &bits) { return readFullUpdate(bits, *announced, entityContext()); });
    if (!update)
        return tl::unexpected(update.error());
    setValue("count", *announced);
    tellSink();
    setEntities(std::move(*update));
    return {};
}

Result<void> FrameReader::readDeltaEntities()
{
    static const MessageLayout head = parseLayout("count:u16 reference:u8").value();
    if (auto read = readLayout(head); !read)
        return read;
    const auto announced = static_cast<unsigned>(integerNamed(m_values, "count"));
    const auto lowByte = static_cast<std::uint8_t>(integerNamed(m_values, "reference"));
    const auto reference = m_state.entityRing.find(lowByte, m_info.incomingSequence);
    const EntityList none;
    auto update = withBits([&](BitReader &bits) {
        return readDeltaUpdate(bits, announced, reference ? *reference : none, entityContext());
    });
    if (!update)
        return tl::unexpected(update.error());
    tellSink();
    if (reference) {
        setEntities(std::move(*update));
        return {};
    }
    // Its bits could be read, so the frame goes on; later packets must not refer to it.
    m_state.areEntitiesExact = false;
    noteOddity({ErrorCode::Damaged, "entities refer to a packet that is missing", {}, {}});
    return {};
}

void FrameReader::setEntities(EntityUpdate update)
{
    if (!update.isComplete) {
        noteOddity({ErrorCode::Damaged,
                    "packet has " + std::to_string(update.entities.size())
                        + " entities and not as many as it announces",
                    {},
                    {}});
    }
    m_hasEntities = true;
    m_state.areEntitiesExact = update.isComplete;
    m_state.entities = std::make_shared<const EntityList>(std::move(update.entities));
    m_state.entityRing.put(m_info.incomingSequence, m_state.entities);
}

void FrameReader::tellSink()
{
    if (!m_sink)
        return;
    ServerMessage message;
    message.id = m_id;
    message.name = message.isUserMessage() ? m_userName : engineMessageName(m_id);
    message.byte = m_info.byte + m_start;
    message.bytes = m_frame.subspan(m_start, m_reader.position() - m_start);
    message.values = m_values;
    message.gameEvents = m_gameEvents;
    message.hasOddSize = m_hasOddSize;
    m_sink->messageRead(message, m_state);
}

void FrameReader::noteOddity(Error error)
{
    const std::string name = m_id >= FirstUserMessage ? m_userName
                                                      : std::string(engineMessageName(m_id));
    error.what = name + ": " + error.what;
    if (!error.byte)
        error.byte = m_info.byte + m_start;
    m_damage.push_back(std::move(error));
}

void FrameReader::noteOddity(const Result<void> &result)
{
    if (!result)
        noteOddity(result.error());
}

/// Finds out which of the two programs of that protocol wrote the frame: the one whose
/// layout reads it to its end, if only one does. Section 4.4.
std::optional<bool> steamBetaOf(std::span<const std::byte> frame, const FrameInfo &info,
                                const ServerState &state)
{
    const auto isReadable = [&](bool isSteamBeta) {
        ServerState trial = state;
        trial.isSteamBeta = isSteamBeta;
        return FrameReader(frame, info, trial, nullptr).read();
    };
    const bool isBeta = isReadable(true);
    return isBeta == isReadable(false) ? std::nullopt : std::optional(isBeta);
}

} // namespace

const MessageValue *ServerMessage::find(std::string_view valueName) const
{
    return valueNamed(values, valueName);
}

std::int64_t ServerMessage::integer(std::string_view valueName) const
{
    return integerNamed(values, valueName);
}

double ServerMessage::real(std::string_view valueName) const
{
    return realNamed(values, valueName);
}

std::string_view ServerMessage::text(std::string_view valueName) const
{
    return textNamed(values, valueName);
}

std::vector<Error> readServerMessages(std::span<const std::byte> frame, const FrameInfo &info,
                                      ServerState &state, MessageSink *sink)
{
    if (state.networkProtocol == SteamBetaProtocol && !state.isSteamBeta)
        state.isSteamBeta = steamBetaOf(frame, info, state);
    FrameReader reader(frame, info, state, sink);
    reader.read();
    return reader.takeDamage();
}

void MessageCounts::add(const ServerMessage &message)
{
    if (message.isUserMessage()) {
        const auto known = user.find(message.name);
        if (known == user.end())
            user.emplace(message.name, 1);
        else
            ++known->second;
        return;
    }
    ++engine[message.id];
    if (message.id == svc::TempEntity)
        ++tempEntities[static_cast<std::uint8_t>(message.integer("kind"))];
}

} // namespace tickscope::goldsrc
