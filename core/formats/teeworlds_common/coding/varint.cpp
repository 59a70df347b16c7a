// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/coding/varint.h"

#include <array>
#include <bit>
#include <cstring>

#include "core/formats/teeworlds_common/limits.h"

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

constexpr std::size_t WordBytes = 8;

/// The next eight bytes, the first of them lowest.
std::uint64_t wordAt(const std::byte *bytes)
{
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, bytes, WordBytes);
    } else {
        for (unsigned i = 0; i < WordBytes; ++i)
            word |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * i);
    }
    return word;
}

/// Writes eight values as if each byte of \a word were an integer.
void decodeRun(std::uint64_t word, std::int32_t *out)
{
    const std::uint64_t negative = word >> 6 & 0x0101'0101'0101'0101ULL;
    word = (word & 0x3f3f'3f3f'3f3f'3f3fULL) ^ negative * 0xff;
    for (std::size_t i = 0; i < WordBytes; ++i)
        out[i] = static_cast<std::int8_t>(word >> (8 * i));
}

/// How far into bytes and integers decoding has come.
struct Place {
    std::size_t byte = 0;
    std::size_t value = 0;
};

/// Decodes while neither of them can end: eight integers of one byte at once, or those up
/// to a longer one and that. Stops before one that is cut.
Place decodeBulk(std::span<const std::byte> bytes, std::span<std::int32_t> out)
{
    constexpr std::uint64_t AllMarks = 0x8080'8080'8080'8080ULL;
    Place at;
    while (bytes.size() - at.byte >= WordBytes && out.size() - at.value >= WordBytes) {
        std::uint64_t word = wordAt(bytes.data() + at.byte);
        if ((word & AllMarks) == 0) {
            decodeRun(word, out.data() + at.value);
            at.byte += WordBytes;
            at.value += WordBytes;
            continue;
        }
        for (; (word & More) == 0; word >>= 8, ++at.byte)
            out[at.value++] = withSign(static_cast<std::uint32_t>(word & 0x3f),
                                       static_cast<std::uint32_t>(word));
        const DecodedVarint longer = decodeVarint(bytes.subspan(at.byte));
        if (longer.length == 0)
            break;
        out[at.value++] = longer.value;
        at.byte += longer.length;
    }
    return at;
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
    const DecodedVarint decoded = decodeVarint(reader.rest());
    if (decoded.length == 0)
        return failure(ErrorCode::Truncated,
                       faultKind<QT_TRANSLATE_NOOP("faults", "integer is cut")>,
                       reader.fileOffset());
    return reader.readBytes(decoded.length).map([&](auto) { return decoded.value; });
}

Result<std::size_t> decodeInts(std::span<const std::byte> bytes, std::span<std::int32_t> out)
{
    Place at = decodeBulk(bytes, out);
    while (at.byte < bytes.size()) {
        if (at.value == out.size())
            return failure(ErrorCode::LimitExceeded,
                           faultKind<QT_TRANSLATE_NOOP("faults", "too many integers")>);
        const DecodedVarint decoded = decodeVarint(bytes.subspan(at.byte));
        if (decoded.length == 0)
            return failure(ErrorCode::Truncated,
                           faultKind<QT_TRANSLATE_NOOP("faults", "the last integer is cut")>);
        out[at.value++] = decoded.value;
        at.byte += decoded.length;
    }
    return at.value;
}

std::optional<std::size_t> countInts(std::span<const std::byte> bytes)
{
    constexpr std::byte Mark{0x80};
    std::byte tooLong{0};
    for (std::size_t i = 0; i + MaxBytes <= bytes.size(); ++i)
        tooLong |= bytes[i] & bytes[i + 1] & bytes[i + 2] & bytes[i + 3] & bytes[i + 4];
    const bool isCut = !bytes.empty() && (bytes.back() & Mark) == Mark;
    if (isCut || (tooLong & Mark) == Mark)
        return {};
    // One narrow sum: it is what compilers turn into vectors.
    std::uint32_t count = 0;
    for (const std::byte byte : bytes)
        count += (byte & Mark) == Mark ? 0U : 1U;
    return count;
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
