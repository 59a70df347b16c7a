// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/io/byte_reader.h"

/// Variable-length integers of 1 to 5 bytes. Source: teeworlds-demo.md, section 5.
namespace tickscope::teeworlds {

/// Sum and difference of integers of the wire, which wrap around by the format's rule.
[[nodiscard]] constexpr std::int32_t wrappedSum(std::int32_t left, std::int32_t right)
{
    return std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(left)
                                       + std::bit_cast<std::uint32_t>(right));
}
[[nodiscard]] constexpr std::int32_t wrappedDifference(std::int32_t left, std::int32_t right)
{
    return std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(left)
                                       - std::bit_cast<std::uint32_t>(right));
}

/// Value and length in bytes of an integer; length 0 when it is cut.
struct DecodedVarint {
    std::int32_t value = 0;
    std::size_t length = 0;
};

/// \a bits of an integer, inverted when the sign in its \a first byte says so.
[[nodiscard]] constexpr std::int32_t withSign(std::uint32_t bits, std::uint32_t first)
{
    return std::bit_cast<std::int32_t>(bits ^ (0U - (first >> 6 & 1U)));
}

/// The integer at the start of \a bytes. Overlong forms are read.
[[nodiscard]] DecodedVarint decodeVarint(std::span<const std::byte> bytes);

/// Next integer of \a reader. Overlong forms are read; a failed read does not move.
/// Errors: Truncated.
[[nodiscard]] Result<std::int32_t> readVarint(ByteReader &reader);

/// Decodes all of \a bytes and returns how many integers of \a out are used. Integers
/// of \a out beyond the returned count may have been written to.
/// Errors: Truncated when the last integer is cut, LimitExceeded when \a out is too small.
[[nodiscard]] Result<std::size_t> decodeInts(std::span<const std::byte> bytes,
                                             std::span<std::int32_t> out);

/// Appends the shortest form of \a value.
void appendVarint(std::vector<std::byte> &bytes, std::int32_t value);

} // namespace tickscope::teeworlds
