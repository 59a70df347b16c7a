// SPDX-License-Identifier: MIT
#include "core/export/text/text_sink.h"

#include <array>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/try.h"

namespace tickscope {

/// "62.4": a point, and no zeros at the end but one.
static std::string millisecondsJson(std::int64_t milliseconds)
{
    std::string text = std::to_string(milliseconds / 1000) + '.';
    for (std::int64_t rest = milliseconds % 1000, unit = 100; unit > 0; unit /= 10) {
        text += static_cast<char>('0' + rest / unit);
        rest %= unit;
        if (rest == 0)
            break;
    }
    return text;
}

Result<void> ExportRun::goOn() const
{
    TRY(checkStop(stop));
    return {};
}

std::string plainNumber(double number)
{
    if (number == 0)
        number = 0; // no "-0"
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   std::chars_format::fixed);
    return {text.data(), end.ptr};
}

std::string quotedJson(std::string_view bytes)
{
    const nlohmann::json text = bytes;
    return text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string realJson(double number)
{
    // Writes null for numbers that are not finite.
    return nlohmann::json(number).dump();
}

std::string numberJson(double number)
{
    // Above 2^53 not every whole number is a double any more.
    constexpr double ExactWhole = 9007199254740992.0;
    if (number == std::floor(number) && std::abs(number) <= ExactWhole)
        return std::to_string(static_cast<std::int64_t>(number));
    return realJson(number);
}

std::string secondsJson(Time time)
{
    // Up to here a double has whole milliseconds, and they are the shortest text of it.
    constexpr Time Exact = std::chrono::hours(24 * 90);
    if (time >= Time{} && time < Exact && time % std::chrono::milliseconds(1) == Time{})
        return millisecondsJson(time / std::chrono::milliseconds(1));
    return realJson(static_cast<double>(time.count()) / 1e9);
}

} // namespace tickscope
