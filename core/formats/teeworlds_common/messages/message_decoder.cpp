// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_decoder.h"

#include <algorithm>
#include <cstring>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/io/byte_reader.h"

namespace tickscope::teeworlds {

const MessageType *typeOf(const MessageHeader &header, Protocol protocol)
{
    if (header.isSystem)
        return nullptr;
    return header.uuid ? messageType(*header.uuid) : messageType(protocol, header.id);
}

std::string_view Message::nameOf(std::size_t index) const
{
    if (const MessageField *field = fieldOf(index))
        return field->name;
    return variableName(layout, index);
}

const MessageField *Message::fieldOf(std::size_t index) const
{
    if (layout == MessageLayout::GameMessage)
        return gameMessageField(numberAt(0), index);
    if (!type || layout != MessageLayout::Fixed || index >= type->fields.size())
        return nullptr;
    return &type->fields[index];
}

std::int32_t Message::numberAt(std::size_t index) const
{
    if (index >= values.size())
        return 0;
    const auto *value = std::get_if<std::int64_t>(&values[index]);
    // All numbers of messages were read as 32 bit.
    return value ? static_cast<std::int32_t>(*value) : 0;
}

std::string_view Message::textAt(std::size_t index) const
{
    if (index >= values.size())
        return {};
    const auto *value = std::get_if<std::string>(&values[index]);
    return value ? std::string_view(*value) : std::string_view();
}

Result<MessageHeader> readMessageHeader(std::span<const std::byte> bytes)
{
    ByteReader reader(bytes);
    TRY_ASSIGN(const auto number, readVarint(reader));
    if (number < 0)
        return damaged(Fault::tr("number of a message is negative"), 0);
    MessageHeader header;
    header.isSystem = (number & 1) != 0;
    header.id = number >> 1;
    if (header.id == 0) {
        TRY_ASSIGN(const auto uuid, reader.readBytes(sizeof(Uuid::bytes)));
        header.uuid.emplace();
        std::memcpy(header.uuid->bytes.data(), uuid.data(), uuid.size());
    }
    header.size = reader.position();
    return header;
}

Result<Message> decodeMessage(std::span<const std::byte> bytes, Protocol protocol)
{
    TRY_ASSIGN(const auto header, readMessageHeader(bytes));
    return decodeMessage(header, bytes, protocol);
}

Result<Message> decodeMessage(const MessageHeader &header, std::span<const std::byte> bytes,
                              Protocol protocol)
{
    Message message;
    message.header = header;
    message.type = typeOf(header, protocol);
    if (!message.type)
        return message;
    message.layout = message.type->layout;
    MessageReader reader(bytes.subspan(std::min(header.size, bytes.size())), header.size);
    if (message.layout != MessageLayout::Fixed) {
        TRY_ASSIGN(auto found, readVariableValues(reader, message.layout));
        message.layout = found.layout;
        message.values = std::move(found.values);
        return message;
    }
    message.values.reserve(message.type->fields.size());
    for (const MessageField &field : message.type->fields) {
        TRY(reader.readInto(message.values, field));
    }
    message.size = bytes.size() - reader.remaining();
    return message;
}

} // namespace tickscope::teeworlds
