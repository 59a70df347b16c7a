// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tickscope {

CodePoint firstCodePoint(std::string_view bytes)
{
    const auto lead = static_cast<unsigned char>(bytes.front());
    if (lead < 0x80)
        return {lead, 1, true};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || bytes.size() < size)
        return {};
    char32_t value = lead & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if ((byte & 0xC0U) != 0x80)
            return {};
        value = value << 6 | (byte & 0x3FU);
    }
    constexpr std::array<char32_t, 5> Least{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < Least[size] || value > 0x10FFFF || isSurrogate)
        return {};
    return {value, size, true};
}

std::string asciiLower(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower)
        c = asciiLower(c);
    return lower;
}

bool isPrintableAscii(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char c) { return c >= 0x20 && c < 0x7F; });
}

bool isUtf8(std::string_view bytes)
{
    if (isPrintableAscii(bytes))
        return true;
    while (!bytes.empty()) {
        const CodePoint point = firstCodePoint(bytes);
        if (!point.isGood)
            return false;
        bytes.remove_prefix(point.size);
    }
    return true;
}

std::string utf8Text(std::string_view bytes)
{
    std::string text;
    forEachCodePoint(bytes, [&](const CodePoint &point, std::string_view own) {
        text += point.isGood ? own : std::string_view("\xEF\xBF\xBD");
    });
    return text;
}

namespace {

/// Signs that turn the direction of what follows them on a line.
bool turnsDirection(char32_t value)
{
    return (value >= 0x202A && value <= 0x202E) || (value >= 0x2066 && value <= 0x2069);
}

std::string escaped(char32_t value)
{
    switch (value) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        break;
    }
    std::array<char, 16> text{};
    const char *form = value < 0x100 ? "\\x%02x" : "\\u%04x";
    const int size = std::snprintf(text.data(), text.size(), form, static_cast<unsigned>(value));
    return {text.data(), static_cast<std::size_t>(size)};
}

} // namespace

std::string visibleText(std::string_view bytes)
{
    if (isPrintableAscii(bytes))
        return std::string(bytes);
    std::string text;
    forEachCodePoint(bytes, [&](const CodePoint &point, std::string_view own) {
        const bool isControl = point.value < 0x20 || (point.value >= 0x7F && point.value < 0xA0);
        if (!point.isGood)
            text += "\xEF\xBF\xBD";
        else if (isControl || turnsDirection(point.value))
            text += escaped(point.value);
        else
            text += own;
    });
    return text;
}

} // namespace tickscope
