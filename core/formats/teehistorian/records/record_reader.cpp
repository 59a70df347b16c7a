// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/record_reader.h"

#include "core/formats/teehistorian/limits.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::VarintReader;

constexpr std::int32_t LastKind = static_cast<std::int32_t>(RecordKind::Ex);

/// Bytes of the longest integer.
constexpr std::size_t LongestInt = 5;
/// An input has its kind, a client and ten numbers.
constexpr std::size_t InputInts = 12;

/// Reads the integer at \a at, where LongestInt bytes are, and goes behind it.
std::int32_t readSureInt(const std::byte *&at)
{
    constexpr std::uint32_t More = 0x80;
    const auto first = std::to_integer<std::uint32_t>(at[0]);
    if ((first & More) == 0) {
        ++at;
        return teeworlds::shortVarint(first);
    }
    const auto second = std::to_integer<std::uint32_t>(at[1]);
    if ((second & More) == 0) {
        at += 2;
        return teeworlds::withSign((first & 0x3FU) | second << 6, first);
    }
    const auto decoded = teeworlds::decodeVarint({at, LongestInt});
    at += decoded.length;
    return decoded.value;
}

RecordStatus readPayload(VarintReader &reader, Record &record)
{
    const std::int32_t size = reader.readInt();
    if (size < 0)
        return RecordStatus::BadSize;
    if (static_cast<std::size_t>(size) > limits::TeehistorianRecord)
        return RecordStatus::TooLong;
    record.payload = reader.readBytes(static_cast<std::size_t>(size));
    return RecordStatus::Whole;
}

RecordStatus readCommand(VarintReader &reader, Record &record)
{
    record.client = reader.readInt();
    record.commandFlags = reader.readInt();
    record.text = reader.readText();
    const std::int32_t count = reader.readInt();
    record.args.clear();
    if (count < 0)
        return RecordStatus::BadSize;
    if (static_cast<std::size_t>(count) > limits::TeehistorianRecord)
        return RecordStatus::TooLong;
    for (std::int32_t i = 0; i < count && !reader.isCut(); ++i)
        record.args.push_back(reader.readText());
    return RecordStatus::Whole;
}

RecordStatus readEx(VarintReader &reader, Record &record)
{
    const auto uuid = reader.readBytes(record.uuid.bytes.size());
    if (reader.isCut())
        return RecordStatus::Cut;
    std::memcpy(record.uuid.bytes.data(), uuid.data(), uuid.size());
    return readPayload(reader, record);
}

} // namespace

std::size_t inputSize(std::span<const std::byte> block)
{
    if constexpr (std::endian::native != std::endian::little)
        return 0;
    if (block.empty() || !inputKindOf(block.front()))
        return 0;
    // Eight bytes at a time: each number ends with a byte whose top bit is not set.
    std::size_t left = InputInts;
    for (std::size_t size = 0;;) {
        std::uint64_t bytes = 0;
        if (block.size() - size < sizeof(bytes))
            return 0;
        std::memcpy(&bytes, block.data() + size, sizeof(bytes));
        std::uint64_t more = bytes & 0x8080'8080'8080'8080U;
        if ((more & more << 8) != 0)
            return 0; // longer ones may end at any byte
        const std::size_t ends = sizeof(bytes)
                                 - static_cast<std::size_t>((more >> 7) * 0x0101'0101'0101'0101U
                                                            >> 56);
        if (ends < left) {
            left -= ends;
            size += sizeof(bytes);
            continue;
        }
        for (; left > 0; ++size, more >>= 8)
            left -= (more & 0x80U) == 0 ? 1 : 0;
        return size;
    }
}

bool readInput(std::span<const std::byte> block, Record &record)
{
    if (block.size() < InputInts * LongestInt)
        return false;
    const auto kind = inputKindOf(block.front());
    if (!kind)
        return false;
    const std::byte *at = block.data() + 1;
    record.kind = *kind;
    record.client = readSureInt(at);
    for (std::int32_t &value : record.input)
        value = readSureInt(at);
    record.size = static_cast<std::uint64_t>(at - block.data());
    return true;
}

RecordStatus readNumbered(VarintReader &reader, std::int32_t number, Record &record)
{
    if (number < -LastKind)
        return RecordStatus::Unknown;
    record.kind = static_cast<RecordKind>(-number);
    switch (record.kind) {
    case RecordKind::PlayerDiff: // has no number of its own
    case RecordKind::Finish:
        break;
    case RecordKind::TickSkip:
        record.skippedTicks = reader.readInt();
        break;
    case RecordKind::PlayerNew:
        record.client = reader.readInt();
        record.x = reader.readInt();
        record.y = reader.readInt();
        break;
    case RecordKind::PlayerOld:
    case RecordKind::Join:
        record.client = reader.readInt();
        break;
    case RecordKind::InputDiff:
    case RecordKind::InputNew:
        record.client = reader.readInt();
        for (std::int32_t &value : record.input)
            value = reader.readInt();
        break;
    case RecordKind::Message:
        record.client = reader.readInt();
        return readPayload(reader, record);
    case RecordKind::Drop:
        record.client = reader.readInt();
        record.text = reader.readText();
        break;
    case RecordKind::ConsoleCommand:
        return readCommand(reader, record);
    case RecordKind::Ex:
        return readEx(reader, record);
    }
    return RecordStatus::Whole;
}

std::string quotedArgument(std::string_view argument)
{
    constexpr std::string_view Special = " \t\n\r\"\\;";
    if (!argument.empty() && argument.find_first_of(Special) == std::string_view::npos)
        return std::string(argument);
    std::string quoted = "\"";
    for (const char c : argument) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string commandLine(const Record &command)
{
    std::string line(command.text);
    for (const std::string_view argument : command.args)
        line += ' ' + quotedArgument(argument);
    return line;
}

} // namespace tickscope::teehistorian
