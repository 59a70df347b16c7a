// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/formats/teeworlds_common/protocol.h"

/// Messages of Teeworlds made in memory, for the tests of their tables and events.
namespace tickscope::teeworlds {

inline Protocol protocolOf(int number)
{
    return number == 6 ? Protocol::V06 : Protocol::V07;
}

inline std::span<const std::byte> messageBytes(const QByteArray &array)
{
    return {reinterpret_cast<const std::byte *>(array.constData()),
            static_cast<std::size_t>(array.size())};
}

/// Builds messages: header, then ints and texts.
class MessageWriter
{
public:
    explicit MessageWriter(int id) { add(id * 2); }
    explicit MessageWriter(const char *uuid)
    {
        add(0);
        for (const std::uint8_t byte : Uuid::fromText(uuid).bytes)
            m_bytes.push_back(std::byte{byte});
    }

    MessageWriter &add(std::int32_t value)
    {
        appendVarint(m_bytes, value);
        return *this;
    }
    MessageWriter &add(std::initializer_list<std::int32_t> values)
    {
        for (const std::int32_t value : values)
            add(value);
        return *this;
    }
    MessageWriter &add(const char *text)
    {
        for (; *text; ++text)
            m_bytes.push_back(static_cast<std::byte>(*text));
        m_bytes.push_back(std::byte{0});
        return *this;
    }
    MessageWriter &pad(std::size_t count)
    {
        m_bytes.resize(m_bytes.size() + count);
        return *this;
    }

    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes; }
    operator QByteArray() const
    {
        return {reinterpret_cast<const char *>(m_bytes.data()),
                static_cast<qsizetype>(m_bytes.size())};
    }

private:
    std::vector<std::byte> m_bytes;
};

/// All in one: header, values if it is a game message, event. Never fails.
inline Event readMessageEvent(std::span<const std::byte> bytes, const EventContext &context)
{
    const auto header = readMessageHeader(bytes);
    if (!header)
        return unreadableMessageEvent(bytes, header.error());
    if (header->isSystem)
        return systemMessageEvent(*header, bytes.size(), context.protocol);
    const auto message = decodeMessage(*header, bytes, context.protocol);
    if (!message)
        return unreadableMessageEvent(bytes, message.error());
    return messageEvent(*message, bytes, context);
}

} // namespace tickscope::teeworlds
