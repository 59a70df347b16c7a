// SPDX-License-Identifier: MIT
#include "core/playback/time_command.h"

#include <charconv>
#include <cmath>
#include <vector>

#include "core/base/parsing.h"
#include "core/base/try.h"

namespace tickscope {

namespace {

constexpr FaultKind NotTime = Fault::tr("not a time: \"%1\"");

/// Longer than any recording, and far from overflowing nanoseconds.
constexpr double LongestSeconds = 1e9;

std::optional<double> parsePart(std::string_view text)
{
    double number = 0;
    const char *end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number, std::chars_format::fixed);
    if (text.empty() || parsed.ec != std::errc{} || parsed.ptr != end || !std::isfinite(number)
        || number < 0)
        return {};
    return number;
}

std::optional<std::int64_t> parseTick(std::string_view text)
{
    for (const std::string_view prefix : {"tick", "@", "#"}) {
        if (!text.starts_with(prefix))
            continue;
        text.remove_prefix(prefix.size());
        while (text.starts_with(' '))
            text.remove_prefix(1);
        return parseNumber<std::int64_t>(text);
    }
    return {};
}

void appendTwoDigits(std::string &text, std::int64_t number)
{
    if (number >= 0 && number < 10)
        text += '0';
    text += std::to_string(number);
}

} // namespace

Result<Time> parseTime(const std::string &text)
{
    std::vector<double> parts;
    std::string_view rest = text;
    for (;;) {
        const auto colon = rest.find(':');
        const auto number = parsePart(rest.substr(0, colon));
        // Only what stands first, of which none is greater, counts on: "90:00", not "1:60".
        if (!number || (!parts.empty() && *number >= 60))
            return badInput({NotTime, text});
        parts.push_back(*number);
        if (colon == std::string_view::npos)
            break;
        rest.remove_prefix(colon + 1);
    }
    if (parts.size() > 3)
        return badInput({NotTime, text});
    double seconds = 0;
    for (const double part : parts)
        seconds = seconds * 60 + part;
    if (seconds > LongestSeconds)
        return badInput({NotTime, text});
    return Time{std::llround(seconds * 1e9)};
}

Result<TimeCommand> parseDestination(const std::string &text, const TimeBase &time)
{
    const std::string wanted(trimmed(text));
    if (const auto tick = parseTick(wanted)) {
        if (!time.ticks().contains({*tick})) {
            return outOfRange({Fault::tr("ticks go from %1 to %2"), time.ticks().first.value,
                               time.ticks().last.value});
        }
        return TimeCommand::goToTick({*tick});
    }
    TRY_ASSIGN(const auto parsed, parseTime(wanted));
    if (parsed > time.length())
        return outOfRange({Fault::tr("the recording lasts %1"), clockText(time.length())});
    return TimeCommand::goToTime(parsed);
}

std::string clockText(Time time)
{
    const auto hundredths = std::chrono::duration_cast<std::chrono::milliseconds>(time).count()
                            / 10;
    const auto seconds = hundredths / 100;
    std::string text;
    if (seconds >= 3600)
        text = std::to_string(seconds / 3600) + ':';
    appendTwoDigits(text, seconds >= 3600 ? seconds / 60 % 60 : seconds / 60);
    text += ':';
    appendTwoDigits(text, seconds % 60);
    text += '.';
    appendTwoDigits(text, hundredths % 100);
    return text;
}

std::string raceClockText(Time time)
{
    const auto third = std::chrono::duration_cast<std::chrono::milliseconds>(time).count() % 10;
    return clockText(time) + (third == 0 ? std::string() : std::to_string(third));
}

} // namespace tickscope
