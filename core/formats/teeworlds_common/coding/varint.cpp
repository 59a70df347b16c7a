// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teeworlds {

constexpr std::size_t MaxBytes = 5;
constexpr std::uint32_t More = 0x80;
constexpr std::uint32_t Sign = 0x40;

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
    const auto rest = reader.rest();
    if (!rest.empty() && (std::to_integer<std::uint32_t>(rest[0]) & More) == 0)
        return reader.readU8().map([](std::uint8_t byte) { return withSign(byte & 0x3FU, byte); });
    const DecodedVarint decoded = decodeVarint(rest);
    if (decoded.length == 0)
        return truncated(Fault::tr("integer is cut"), reader.fileOffset());
    return reader.readBytes(decoded.length).map([&](auto) { return decoded.value; });
}

Result<std::size_t> decodeInts(std::span<const std::byte> bytes, std::span<std::int32_t> out)
{
    std::size_t count = 0;
    while (!bytes.empty()) {
        if (count == out.size())
            return limitExceeded(Fault::tr("too many integers"));
        const DecodedVarint decoded = decodeVarint(bytes);
        if (decoded.length == 0)
            return truncated(Fault::tr("the last integer is cut"));
        out[count++] = decoded.value;
        bytes = bytes.subspan(decoded.length);
    }
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
