// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_condition.h"

#include "app/cli/faults.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tickscope::cli {

namespace {

std::string trimmed(std::string_view text)
{
    constexpr std::string_view Blanks = " \t";
    const auto first = text.find_first_not_of(Blanks);
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(Blanks) - first + 1));
}

std::optional<double> numberIn(const std::string &text)
{
    double number = 0;
    const char *end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    const bool isWhole = parsed.ec == std::errc{} && parsed.ptr == end && std::isfinite(number);
    return isWhole ? std::optional(number) : std::nullopt;
}

} // namespace

bool ScanCondition::holds(std::optional<double> value) const
{
    if (!value)
        return false;
    if (comparison == ">")
        return *value > number;
    if (comparison == ">=")
        return *value >= number;
    if (comparison == "<")
        return *value < number;
    if (comparison == "<=")
        return *value <= number;
    if (comparison == "!=")
        return *value != number;
    return *value == number;
}

Result<ScanCondition> parseCondition(const std::string &text)
{
    constexpr std::string_view Signs = "<>=!";
    constexpr std::array<std::string_view, 7> Comparisons{">", ">=", "<", "<=", "=", "==", "!="};
    const auto begin = text.find_first_of(Signs);
    const auto end = begin == std::string::npos ? begin : text.find_first_not_of(Signs, begin);
    ScanCondition condition;
    condition.text = text;
    if (end != std::string::npos) {
        condition.figure = trimmed(std::string_view(text).substr(0, begin));
        condition.comparison = text.substr(begin, end - begin);
    }
    const auto number = end == std::string::npos ? std::nullopt
                                                 : numberIn(trimmed(text.substr(end)));
    if (condition.figure.empty() || !number
        || std::ranges::find(Comparisons, condition.comparison) == Comparisons.end())
        return failure(ErrorCode::BadInput, {faults::WhenNeedsFigureNumberOrNot, text});
    condition.number = *number;
    const auto source = figureSource(condition.figure);
    if (!source)
        return tl::unexpected(source.error());
    condition.source = *source;
    return condition;
}

} // namespace tickscope::cli
