// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "core/formats/teehistorian/records/record.h"
#include "core/formats/teeworlds_common/coding/varint_reader.h"

namespace tickscope::teehistorian {

enum class RecordStatus {
    Whole,
    Cut,     ///< The block ends inside the record.
    Unknown, ///< No such kind, and so of unknown length.
    BadSize, ///< A negative size or count, so what follows cannot be found.
    TooLong, ///< A size above limits::TeehistorianRecord.
};

/// Reads what follows the \a number of a record that is no PlayerDiff.
[[nodiscard]] RecordStatus readNumbered(teeworlds::VarintReader &reader, std::int32_t number,
                                        Record &record);

/// Reads the record at the start of \a block into \a record; its byte is the caller's.
/// Nine of ten are PlayerDiff, so those are read in place.
/// Source: teehistorian.md, section 3.
[[nodiscard]] inline RecordStatus readRecord(std::span<const std::byte> block, Record &record)
{
    teeworlds::VarintReader reader(block);
    const std::int32_t number = reader.readInt();
    RecordStatus status = RecordStatus::Whole;
    if (number >= 0) [[likely]] {
        record.kind = RecordKind::PlayerDiff;
        record.client = number;
        record.x = reader.readInt();
        record.y = reader.readInt();
    } else {
        status = readNumbered(reader, number, record);
    }
    record.size = reader.position();
    return reader.isCut() ? RecordStatus::Cut : status;
}

} // namespace tickscope::teehistorian
