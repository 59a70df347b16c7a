// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::uint32_t HighSurrogate = 0xD800;
constexpr std::uint32_t LowSurrogate = 0xDC00;
constexpr std::uint32_t FirstBeyond16Bits = 0x10000;

std::uint32_t byteAt(std::span<const std::byte> bytes, std::size_t place)
{
    return std::to_integer<std::uint32_t>(bytes[place]);
}

/// The surrogate that three bytes at \a place hold, if it is in the 1024 from \a first on.
std::optional<std::uint32_t> surrogateAt(std::span<const std::byte> bytes, std::size_t place,
                                         std::uint32_t first)
{
    if (bytes.size() < 3 || place > bytes.size() - 3 || byteAt(bytes, place) != 0xED)
        return {};
    const std::uint32_t unit = 0xD000U | (byteAt(bytes, place + 1) & 0x3FU) << 6
                               | (byteAt(bytes, place + 2) & 0x3FU);
    if (unit < first || unit >= first + 0x400U)
        return {};
    return unit - first;
}

template<typename Append>
void appendThreeBytes(std::uint32_t unit, Append append)
{
    append(0xE0U | unit >> 12);
    append(0x80U | (unit >> 6 & 0x3FU));
    append(0x80U | (unit & 0x3FU));
}

} // namespace

std::string utf8OfModified(std::span<const std::byte> bytes)
{
    std::string text;
    text.reserve(bytes.size());
    const auto append = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    for (std::size_t i = 0; i < bytes.size();) {
        const std::uint32_t byte = byteAt(bytes, i);
        const auto high = surrogateAt(bytes, i, HighSurrogate);
        const auto low = high ? surrogateAt(bytes, i + 3, LowSurrogate) : high;
        if (low) {
            const std::uint32_t code = FirstBeyond16Bits + (*high << 10 | *low);
            append(0xF0U | code >> 18);
            append(0x80U | (code >> 12 & 0x3FU));
            append(0x80U | (code >> 6 & 0x3FU));
            append(0x80U | (code & 0x3FU));
            i += 6;
        } else if (byte == 0xC0 && i + 1 < bytes.size() && byteAt(bytes, i + 1) == 0x80) {
            append(0);
            i += 2;
        } else {
            append(byte);
            ++i;
        }
    }
    return text;
}

std::vector<std::byte> modifiedOfUtf8(std::string_view text)
{
    std::vector<std::byte> bytes;
    bytes.reserve(text.size());
    const auto append = [&bytes](std::uint32_t byte) {
        bytes.push_back(static_cast<std::byte>(byte));
    };
    const auto source = std::as_bytes(std::span(text));
    for (std::size_t i = 0; i < source.size();) {
        const std::uint32_t byte = byteAt(source, i);
        if (byte == 0) {
            append(0xC0);
            append(0x80);
            ++i;
        } else if ((byte & 0xF8U) == 0xF0 && source.size() - i >= 4) {
            const std::uint32_t code = (byte & 7U) << 18 | (byteAt(source, i + 1) & 0x3FU) << 12
                                       | (byteAt(source, i + 2) & 0x3FU) << 6
                                       | (byteAt(source, i + 3) & 0x3FU);
            const std::uint32_t beyond = std::max(code, FirstBeyond16Bits) - FirstBeyond16Bits;
            appendThreeBytes(HighSurrogate | (beyond >> 10 & 0x3FFU), append);
            appendThreeBytes(LowSurrogate | (beyond & 0x3FFU), append);
            i += 4;
        } else {
            append(byte);
            ++i;
        }
    }
    return bytes;
}

} // namespace tickscope::hollowcube
