// SPDX-License-Identifier: MIT
#include "core/base/visible_text.h"

#include <array>
#include <cstdio>

#include "core/base/utf8.h"

namespace tickscope {

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
