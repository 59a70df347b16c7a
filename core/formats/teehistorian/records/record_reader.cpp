// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/record_reader.h"

#include <cstring>

#include "core/formats/teehistorian/limits.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::VarintReader;

constexpr std::int32_t LastKind = static_cast<std::int32_t>(RecordKind::Ex);

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

} // namespace tickscope::teehistorian
