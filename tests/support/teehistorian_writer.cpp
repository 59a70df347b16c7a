// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/teehistorian_writer.h"

#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::appendVarint;
using Bytes = std::vector<std::byte>;

void append(Bytes &bytes, std::span<const std::byte> more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

void appendText(Bytes &bytes, std::string_view text)
{
    append(bytes, std::as_bytes(std::span(text)));
    bytes.push_back(std::byte{0});
}

} // namespace

TeehistorianWriter::TeehistorianWriter(std::string_view header)
{
    append(m_bytes, std::as_bytes(std::span(Magic)));
    text(header);
}

void TeehistorianWriter::begin(RecordKind kind)
{
    number(-static_cast<std::int32_t>(kind));
}

void TeehistorianWriter::number(std::int32_t value)
{
    appendVarint(m_bytes, value);
}

void TeehistorianWriter::text(std::string_view text)
{
    appendText(m_bytes, text);
}

void TeehistorianWriter::sized(std::span<const std::byte> payload)
{
    number(static_cast<std::int32_t>(payload.size()));
    append(m_bytes, payload);
}

TeehistorianWriter &TeehistorianWriter::playerDiff(int client, std::int32_t x, std::int32_t y)
{
    number(client);
    number(x);
    number(y);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::finish()
{
    begin(RecordKind::Finish);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::tickSkip(std::int32_t skippedTicks)
{
    begin(RecordKind::TickSkip);
    number(skippedTicks);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::playerNew(int client, std::int32_t x, std::int32_t y)
{
    begin(RecordKind::PlayerNew);
    return playerDiff(client, x, y);
}

TeehistorianWriter &TeehistorianWriter::playerOld(int client)
{
    begin(RecordKind::PlayerOld);
    number(client);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::inputDiff(int client, const InputNumbers &input)
{
    begin(RecordKind::InputDiff);
    number(client);
    for (const std::int32_t value : input)
        number(value);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::inputNew(int client, const InputNumbers &input)
{
    begin(RecordKind::InputNew);
    number(client);
    for (const std::int32_t value : input)
        number(value);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::message(int client, std::span<const std::byte> payload)
{
    begin(RecordKind::Message);
    number(client);
    sized(payload);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::join(int client)
{
    begin(RecordKind::Join);
    number(client);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::drop(int client, std::string_view reason)
{
    begin(RecordKind::Drop);
    number(client);
    text(reason);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::command(int client, std::int32_t flags,
                                                std::string_view name,
                                                std::span<const std::string_view> args)
{
    begin(RecordKind::ConsoleCommand);
    number(client);
    number(flags);
    text(name);
    number(static_cast<std::int32_t>(args.size()));
    for (const std::string_view arg : args)
        text(arg);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::ex(const Uuid &uuid, std::span<const std::byte> payload)
{
    begin(RecordKind::Ex);
    append(m_bytes, std::as_bytes(std::span(uuid.bytes)));
    sized(payload);
    return *this;
}

TeehistorianWriter &TeehistorianWriter::ex(const ExMessage &message)
{
    return ex(exUuidOf(message.kind), encodeEx(message));
}

TeehistorianWriter &TeehistorianWriter::raw(std::span<const std::byte> bytes)
{
    append(m_bytes, bytes);
    return *this;
}

std::vector<std::byte> encodeEx(const ExMessage &message)
{
    const ExPayload form = exPayloadOf(message.kind);
    Bytes bytes;
    if (form.hasSubject)
        appendVarint(bytes, message.subject);
    if (form.hasUuid)
        append(bytes, std::as_bytes(std::span(message.uuid.bytes)));
    if (form.hasValue)
        appendVarint(bytes, message.value);
    if (form.hasText)
        appendText(bytes, message.text);
    return bytes;
}

} // namespace tickscope::teehistorian
