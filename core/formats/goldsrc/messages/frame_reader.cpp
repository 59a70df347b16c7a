// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/frame_reader.h"

#include <algorithm>
#include <variant>

#include "core/base/try.h"
#include "core/formats/goldsrc/messages/message_tables.h"
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
        return failure(ErrorCode::Damaged, Fault::tr("message of an id that no server sends"));
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
    if (!isShort) {
        TRY(readLayout(layout.tail));
    }
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
        return failure(ErrorCode::Damaged,
                       Fault::tr("HLTV message of a mode that is not recorded"));
    emitMessage();
    return applyEngineMessage(m_id, m_values, m_state);
}

Result<void> FrameReader::readTempEntity()
{
    TRY_ASSIGN(const auto kind, m_reader.readU8());
    const KindLayout *layout = tempEntityLayout(kind);
    if (!layout)
        return failure(ErrorCode::Damaged, Fault::tr("temp entity of a kind that does not exist"));
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
        noteOddity(
            {ErrorCode::Damaged, Fault::tr("user message that was never registered"), {}, {}});

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

} // namespace tickscope::goldsrc
