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

std::string readableText(std::string_view bytes)
{
    std::string text;
    forEachCodePoint(bytes, [&](const CodePoint &point, std::string_view own) {
        if (point.isGood) {
            text += own;
            return;
        }
        const auto latin1 = static_cast<unsigned char>(own.front());
        text += static_cast<char>(0xC0U | latin1 >> 6);
        text += static_cast<char>(0x80U | (latin1 & 0x3FU));
    });
    return text;
}

bool readsAs(std::string_view bytes, std::string_view text)
{
    return bytes == text || (!isUtf8(bytes) && readableText(bytes) == text);
}

namespace {

struct CodeRange {
    char32_t first;
    char32_t last;
};

/// Marks of direction, and what shows nothing.
/// Source: Unicode 15, DerivedCoreProperties.txt, Default_Ignorable_Code_Point, without the
/// selectors of Mongolian; PropList.txt, White_Space, but for the space itself; the blank of
/// braille.
constexpr std::array<CodeRange, 20> Invisible{
    {{0x00A0, 0x00A0}, {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C},   {0x115F, 0x1160},
     {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180E, 0x180E}, {0x2000, 0x200F},   {0x2028, 0x202F},
     {0x205F, 0x206F}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},   {0xFE00, 0xFE0F},
     {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}}};

/// Signs that joiners go behind: scripts whose letters join, symbols and emoji with their selector.
/// Source: Unicode 15, Blocks.txt.
constexpr std::array<CodeRange, 8> BeforeJoiners{{{0x0600, 0x109F},
                                                  {0x1700, 0x1AFF},
                                                  {0x2190, 0x2BFF},
                                                  {0xA840, 0xABFF},
                                                  {0xFB50, 0xFDFF},
                                                  {0xFE0F, 0xFE0F},
                                                  {0xFE70, 0xFEFC},
                                                  {0x1F000, 0x1FAFF}}};

template<std::size_t Count>
bool isIn(const std::array<CodeRange, Count> &ranges, char32_t value)
{
    return value >= ranges.front().first && std::ranges::any_of(ranges, [value](const auto &range) {
               return range.first <= value && value <= range.last;
           });
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
    const char *form = value < 0x100 ? "\\x%02x" : value < 0x10000 ? "\\u%04x" : "\\U%08x";
    const int size = std::snprintf(text.data(), text.size(), form, static_cast<unsigned>(value));
    return {text.data(), static_cast<std::size_t>(size)};
}

} // namespace

bool misleadsUnseen(char32_t value, char32_t before)
{
    constexpr char32_t BlackFlag = 0x1F3F4;
    if (!isIn(Invisible, value))
        return false;
    const bool isJoiner = value == 0x200C || value == 0x200D;
    const bool isTag = value >= 0xE0020 && value <= 0xE007F;
    const bool isSelector = (value >= 0xFE00 && value <= 0xFE0F)
                            || (value >= 0xE0100 && value <= 0xE01EF);
    if (isJoiner)
        return !isIn(BeforeJoiners, before);
    if (isTag)
        return before != BlackFlag && !(before >= 0xE0020 && before <= 0xE007E);
    const bool isKeycap = (before >= '0' && before <= '9') || before == '#' || before == '*';
    return !isSelector || isIn(Invisible, before) || (before < 0xA0 && !isKeycap);
}

std::string visibleText(std::string_view bytes)
{
    if (isPrintableAscii(bytes))
        return std::string(bytes);
    std::string text;
    char32_t before = 0;
    forEachCodePoint(readableText(bytes), [&](const CodePoint &point, std::string_view own) {
        const bool isControl = point.value < 0x20 || (point.value >= 0x7F && point.value < 0xA0);
        if (isControl || misleadsUnseen(point.value, before))
            text += escaped(point.value);
        else
            text += own;
        before = point.value;
    });
    return text;
}

} // namespace tickscope
