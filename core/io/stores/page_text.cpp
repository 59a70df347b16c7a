// SPDX-License-Identifier: MIT
#include "core/io/stores/page_text.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "core/base/parsing.h"
#include "core/base/utf8.h"

namespace tickscope {

namespace {

using std::chrono::milliseconds;

std::optional<unsigned> monthOf(std::string_view name)
{
    constexpr std::array<std::string_view, 12> Names{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto *const found = std::ranges::find(Names, name);
    return found == Names.end() ? std::nullopt
                                : std::optional(static_cast<unsigned>(found - Names.begin()) + 1);
}

std::optional<std::int64_t> dayOf(std::optional<unsigned> year, std::optional<unsigned> month,
                                  std::optional<unsigned> day)
{
    if (!year || !month || !day || *year > 9999)
        return {};
    const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(*year)),
                                           std::chrono::month(*month), std::chrono::day(*day));
    if (!date.ok())
        return {};
    return milliseconds(std::chrono::sys_days(date).time_since_epoch()).count();
}

/// UTF-8 of a letter that no entity names otherwise.
std::string letterOf(unsigned code)
{
    if (code < 0x80)
        return {static_cast<char>(code)};
    const auto tail = [code](int shift) {
        return static_cast<char>(0x80 | ((code >> shift) & 0x3f));
    };
    if (code < 0x800)
        return {static_cast<char>(0xc0 | (code >> 6)), tail(0)};
    if (code < 0x10000)
        return {static_cast<char>(0xe0 | (code >> 12)), tail(6), tail(0)};
    if (code < 0x110000)
        return {static_cast<char>(0xf0 | (code >> 18)), tail(12), tail(6), tail(0)};
    return {};
}

/// Of what stands between "&" and ";".
std::string entityText(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, const char *>, 5> Named{
        {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}}};
    const auto *const named = std::ranges::find(Named, name, &decltype(Named)::value_type::first);
    if (named != Named.end())
        return named->second;
    if (!name.starts_with('#'))
        return {};
    const bool isHex = name.starts_with("#x") || name.starts_with("#X");
    const auto code = parseNumber<unsigned>(name.substr(isHex ? 2 : 1), isHex ? 16 : 10);
    return code ? letterOf(*code) : std::string();
}

} // namespace

std::size_t findAnyCase(std::string_view text, std::string_view word)
{
    const auto found = std::search(text.begin(), text.end(), word.begin(), word.end(),
                                   [](char left, char right) { return asciiLower(left) == right; });
    return found == text.end() ? std::string_view::npos
                               : static_cast<std::size_t>(found - text.begin());
}

std::optional<std::string_view> attributeIn(std::string_view tag, std::string_view name)
{
    const auto place = findAnyCase(tag, name);
    if (place == std::string_view::npos)
        return {};
    tag.remove_prefix(place + name.size());
    tag.remove_prefix(std::min(tag.find_first_not_of(" \t\r\n"), tag.size()));
    if (!tag.starts_with('='))
        return {};
    tag.remove_prefix(1);
    tag.remove_prefix(std::min(tag.find_first_not_of(" \t\r\n"), tag.size()));
    const bool isQuoted = tag.starts_with('"') || tag.starts_with('\'');
    const auto end = isQuoted ? tag.find(tag.front(), 1) : tag.find_first_of(" \t\r\n");
    return isQuoted ? tag.substr(1, end - 1) : tag.substr(0, end);
}

std::string plainText(std::string_view text)
{
    constexpr std::size_t LongestEntity = 10;
    std::string plain;
    while (!text.empty()) {
        const auto mark = std::min(text.find('&'), text.size());
        plain += text.substr(0, mark);
        text.remove_prefix(mark);
        const auto end = text.substr(0, LongestEntity).find(';');
        const auto letter = end == std::string_view::npos ? std::string()
                                                          : entityText(text.substr(1, end - 1));
        plain += letter.empty() ? std::string(text.substr(0, 1)) : letter;
        text.remove_prefix(letter.empty() ? std::min<std::size_t>(1, text.size()) : end + 1);
    }
    return plain;
}

std::string unescaped(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto code = text[i] == '%' && text.size() - i > 2
                              ? parseNumber<unsigned>(text.substr(i + 1, 2), 16)
                              : std::nullopt;
        plain += code ? static_cast<char>(*code) : text[i];
        i += code ? 2 : 0;
    }
    return plain;
}

bool isNameInFolder(std::string_view name)
{
    constexpr std::size_t Longest = 255;
    return !name.empty() && name.size() <= Longest && name != "." && name != ".."
           && std::ranges::none_of(name, [](char c) {
                  return c == '/' || c == '\\' || (c >= 0 && c < ' ') || c == 0x7f;
              });
}

std::optional<std::int64_t> dayIn(std::string_view text)
{
    constexpr std::size_t NamedMonth = 11; // "27-Nov-2026"
    constexpr std::size_t Numbers = 10;    // "2026-11-27"
    if (text.size() == NamedMonth && text[2] == '-' && text[6] == '-')
        return dayOf(parseNumber<unsigned>(text.substr(7)), monthOf(text.substr(3, 3)),
                     parseNumber<unsigned>(text.substr(0, 2)));
    if (text.size() == Numbers && text[4] == '-' && text[7] == '-')
        return dayOf(parseNumber<unsigned>(text.substr(0, 4)),
                     parseNumber<unsigned>(text.substr(5, 2)),
                     parseNumber<unsigned>(text.substr(8)));
    return {};
}

std::optional<std::int64_t> timeIn(std::string_view text)
{
    const bool hasSeconds = text.size() == 8 && text[5] == ':';
    if ((text.size() != 5 && !hasSeconds) || text[2] != ':')
        return {};
    const auto hour = parseNumber<unsigned>(text.substr(0, 2));
    const auto minute = parseNumber<unsigned>(text.substr(3, 2));
    const auto second = hasSeconds ? parseNumber<unsigned>(text.substr(6)) : 0;
    if (!hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 60)
        return {};
    return milliseconds(std::chrono::hours(*hour) + std::chrono::minutes(*minute)
                        + std::chrono::seconds(*second))
        .count();
}

std::optional<std::int64_t> momentIn(std::string_view text)
{
    constexpr std::size_t Named = 29; // "Fri, 27 Nov 2026 14:45:03 GMT"
    std::optional<std::int64_t> day;
    std::optional<std::int64_t> time;
    if (text.size() >= 19 && text[10] == 'T') {
        day = dayIn(text.substr(0, 10));
        time = timeIn(text.substr(11, 8));
    } else if (text.size() == Named && text[3] == ',') {
        day = dayOf(parseNumber<unsigned>(text.substr(12, 4)), monthOf(text.substr(8, 3)),
                    parseNumber<unsigned>(text.substr(5, 2)));
        time = timeIn(text.substr(17, 8));
    }
    return day && time ? std::optional(*day + *time) : std::nullopt;
}

} // namespace tickscope
