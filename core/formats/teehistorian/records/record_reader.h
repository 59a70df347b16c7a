// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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
    // Mostly three numbers of a byte each; a client's is not negative.
    constexpr std::size_t Short = 3;
    if (block.size() >= Short) [[likely]] {
        std::array<std::uint32_t, Short> bytes{};
        for (std::size_t i = 0; i < Short; ++i)
            bytes[i] = std::to_integer<std::uint32_t>(block[i]);
        if (((bytes[0] | bytes[1] | bytes[2]) & 0x80U) == 0 && (bytes[0] & 0x40U) == 0) {
            record.kind = RecordKind::PlayerDiff;
            record.client = static_cast<std::int32_t>(bytes[0]);
            record.x = teeworlds::shortVarint(bytes[1]);
            record.y = teeworlds::shortVarint(bytes[2]);
            record.size = Short;
            return RecordStatus::Whole;
        }
    }
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
