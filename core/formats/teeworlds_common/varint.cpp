// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/varint.h"

#include <array>
#include <bit>
#include <cstring>

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t MaxBytes = 5;
constexpr std::uint32_t More = 0x80;
constexpr std::uint32_t Sign = 0x40;

/// Inverts \a bits when the sign of the \a first byte says so.
std::int32_t withSign(std::uint32_t bits, std::uint32_t first)
{
    return std::bit_cast<std::int32_t>(bits ^ (0U - (first >> 6 & 1U)));
}

constexpr std::size_t RunLength = 8;

/// How many of the next eight bytes are integers of one byte each, counted up to the
/// first longer one. Writes eight values in any case; those beyond the count are wrong.
std::size_t decodeRun(const std::byte *bytes, std::int32_t *out)
{
    std::array<std::uint8_t, RunLength> run;
    std::memcpy(run.data(), bytes, RunLength);
    for (std::size_t i = 0; i < RunLength; ++i)
        out[i] = withSign(run[i] & 0x3fU, run[i]);

    const auto marks = std::bit_cast<std::uint64_t>(run) & 0x8080'8080'8080'8080ULL;
    const int skipped = std::endian::native == std::endian::little ? std::countr_zero(marks)
                                                                   : std::countl_zero(marks);
    return static_cast<std::size_t>(skipped) / 8;
}

} // namespace

DecodedVarint decodeVarint(std::span<const std::byte> bytes)
{
    if (bytes.empty())
        return {};
    const auto first = std::to_integer<std::uint32_t>(bytes[0]);
    std::uint32_t bits = first & 0x3f;
    std::uint32_t byte = first;
    std::size_t length = 1;
    for (unsigned shift = 6; byte & More && length < MaxBytes; shift += 7) {
        if (length == bytes.size())
            return {};
        byte = std::to_integer<std::uint32_t>(bytes[length++]);
        // The fifth byte has room for four bits only; what is above is ignored.
        bits |= (byte & (length == MaxBytes ? 0x0fU : 0x7fU)) << shift;
    }
    return {withSign(bits, first), length};
}

Result<std::int32_t> readVarint(ByteReader &reader)
{
    ByteReader ahead = reader;
    std::array<std::byte, MaxBytes> bytes{};
    std::size_t length = 0;
    do {
        const auto byte = ahead.readU8();
        if (!byte)
            return failure(ErrorCode::Truncated, "integer is cut", reader.fileOffset());
        bytes[length++] = static_cast<std::byte>(*byte);
    } while (std::to_integer<std::uint32_t>(bytes[length - 1]) & More && length < MaxBytes);
    reader = ahead;
    return decodeVarint(std::span(bytes).first(length)).value;
}

Result<std::size_t> decodeInts(std::span<const std::byte> bytes, std::span<std::int32_t> out)
{
    std::size_t position = 0;
    std::size_t used = 0;
    while (position < bytes.size()) {
        if (bytes.size() - position >= RunLength && out.size() - used >= RunLength) {
            const std::size_t count = decodeRun(bytes.data() + position, out.data() + used);
            position += count;
            used += count;
            if (count == RunLength)
                continue;
        }
        if (used == out.size())
            return failure(ErrorCode::LimitExceeded, "too many integers");
        const DecodedVarint decoded = decodeVarint(bytes.subspan(position));
        if (decoded.length == 0)
            return failure(ErrorCode::Truncated, "the last integer is cut");
        out[used++] = decoded.value;
        position += decoded.length;
    }
    return used;
}

void appendVarint(std::vector<std::byte> &bytes, std::int32_t value)
{
    const bool negative = value < 0;
    auto bits = std::bit_cast<std::uint32_t>(negative ? ~value : value);
    std::uint32_t byte = (bits & 0x3fU) | (negative ? Sign : 0U);
    bits >>= 6;
    while (bits != 0) {
        bytes.push_back(static_cast<std::byte>(byte | More));
        byte = bits & 0x7fU;
        bits >>= 7;
    }
    bytes.push_back(static_cast<std::byte>(byte));
}

} // namespace tickscope::teeworlds
