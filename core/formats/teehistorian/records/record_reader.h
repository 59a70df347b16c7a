// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
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

/// The kind of the input that begins with \a first; nothing when it is none.
[[nodiscard]] constexpr std::optional<RecordKind> inputKindOf(std::byte first)
{
    // Kinds are written as negative numbers, and in one byte.
    constexpr auto OneByte = std::byte{0x80};
    const std::int32_t number = teeworlds::shortVarint(std::to_integer<std::uint32_t>(first));
    for (const RecordKind kind : {RecordKind::InputDiff, RecordKind::InputNew}) {
        if (first < OneByte && number == -static_cast<std::int32_t>(kind))
            return kind;
    }
    return {};
}

/// Bytes of the InputDiff or InputNew at the start of \a block; 0 when there is another record, and
/// when only readRecord() can tell: near the end of the block, and for numbers of many bytes.
[[nodiscard]] std::size_t inputSize(std::span<const std::byte> block);

/// Reads what follows the \a number of a record that is no PlayerDiff.
[[nodiscard]] RecordStatus readNumbered(teeworlds::VarintReader &reader, std::int32_t number,
                                        Record &record);

/// A PlayerDiff whose three numbers take a byte each, as nine of ten records are.
struct ShortMove {
    static constexpr std::size_t Size = 3;

    std::int32_t client = 0; ///< 0 to 63.
    std::int32_t x = 0;
    std::int32_t y = 0;
};

/// Reads the one at the start of \a block; false when there is another record, or a few bytes only.
[[nodiscard]] inline bool readShortMove(std::span<const std::byte> block, ShortMove &move)
{
    // Bits that say that a number goes on, and that the first one is negative. Four bytes are
    // looked at as quickly as one.
    constexpr auto Longer = std::bit_cast<std::uint32_t>(
        std::array<std::uint8_t, 4>{0xC0, 0x80, 0x80, 0});
    std::uint32_t bytes = 0;
    if (block.size() < sizeof(bytes))
        return false;
    std::memcpy(&bytes, block.data(), sizeof(bytes));
    if ((bytes & Longer) != 0)
        return false;
    move.client = std::to_integer<std::int32_t>(block[0]);
    move.x = teeworlds::shortVarint(std::to_integer<std::uint32_t>(block[1]));
    move.y = teeworlds::shortVarint(std::to_integer<std::uint32_t>(block[2]));
    return true;
}

/// Reads the InputDiff or InputNew at the start of \a block; false when there is another record, or
/// perhaps not all of it.
[[nodiscard]] bool readInput(std::span<const std::byte> block, Record &record);

/// Reads the record at the start of \a block into \a record; its byte is the caller's.
/// Source: teehistorian.md, section 3.
[[nodiscard]] inline RecordStatus readRecord(std::span<const std::byte> block, Record &record)
{
    if (ShortMove move; readShortMove(block, move)) [[likely]] {
        record.kind = RecordKind::PlayerDiff;
        record.client = move.client;
        record.x = move.x;
        record.y = move.y;
        record.size = ShortMove::Size;
        return RecordStatus::Whole;
    }
    if (readInput(block, record))
        return RecordStatus::Whole;
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

/// As it would be typed into a console: in quotes where its borders could not be seen else.
[[nodiscard]] std::string quotedArgument(std::string_view argument);

/// A console command with its arguments, as it would be typed.
[[nodiscard]] std::string commandLine(const Record &command);

} // namespace tickscope::teehistorian
