// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/messages/entities.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/io/byte_reader.h"

namespace tickscope::goldsrc {

struct KindLayout;

/// Reads the messages of one frame; see readServerMessages(). For one call of read().
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
        m_values.reserve(UsualValues);
    }

    /// Returns whether the end was reached.
    bool read();
    [[nodiscard]] std::vector<Error> takeDamage() { return std::move(m_damage); }

private:
    using KeepPacket = std::size_t (SkippedPackets::*)(std::span<const std::byte>, std::int32_t,
                                                       ServerState &);

    void readSkipped();
    [[nodiscard]] bool keepsSkipped(KeepPacket keep);
    Result<void> readMessage();
    Result<void> readUserMessage();
    Result<void> readByLayout(const MessageLayout *layout);
    Result<void> readServerInfo();
    Result<void> readHltv();
    Result<void> readTempEntity();
    Result<void> readDirector();
    [[nodiscard]] bool readsWhole(ByteReader reader, const KindLayout &layout) const;
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
    void setEntities(EntityUpdate update);
    void setValue(std::string_view name, std::int64_t value) { m_values.push_back({name, value}); }
    void emitMessage();
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
    static constexpr std::size_t UsualValues = 16; ///< Growing to them costs as much as reading.
    std::size_t m_start = 0;
    std::size_t m_payload = 0;
    std::uint8_t m_id = 0;
    std::string m_userName;
    std::vector<MessageValue> m_values;
    std::vector<GameEvent> m_gameEvents;
    std::string_view m_kind; ///< See ServerMessage::kind.
    bool m_hasOddSize = false;
};

} // namespace tickscope::goldsrc
