// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

/// Numbers and words in texts of files, servers and people.
namespace tickscope {

/// The number that \a text begins with, which is cut off. Nothing is cut off where there is none,
/// or one that is too big.
template<typename Number>
std::optional<Number> consumeNumber(std::string_view &text, std::integral auto... base)
{
    Number number{};
    const char *end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number, base...);
    if (parsed.ec != std::errc{})
        return {};
    text = {parsed.ptr, end};
    return number;
}

/// The number that \a text is, and nothing else.
/// \param base  of integers; 10 where there is none.
template<typename Number>
[[nodiscard]] std::optional<Number> parseNumber(std::string_view text, std::integral auto... base)
{
    const auto number = consumeNumber<Number>(text, base...);
    return text.empty() ? number : std::nullopt;
}

/// \a text without the \a blanks around it.
[[nodiscard]] inline std::string_view trimmed(std::string_view text,
                                              std::string_view blanks = " \t")
{
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace tickscope
