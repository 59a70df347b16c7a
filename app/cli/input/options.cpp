// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/options.h"

#include "app/cli/faults.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tickscope::cli {

namespace {

tl::unexpected<Error> usageError(Fault what)
{
    return failure(ErrorCode::BadInput, std::move(what));
}

const OptionSpec *findLong(std::span<const OptionSpec> options, std::string_view name)
{
    const auto found = std::ranges::find(options, name, &OptionSpec::name);
    return found == options.end() ? nullptr : &*found;
}

const OptionSpec *findShort(std::span<const OptionSpec> options, char name)
{
    const auto found = std::ranges::find(options, name, &OptionSpec::shortName);
    return found == options.end() ? nullptr : &*found;
}

template<typename Number>
std::optional<Number> parseWhole(std::string_view text)
{
    Number number = 0;
    const char *end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    if (text.empty() || parsed.ec != std::errc{} || parsed.ptr != end)
        return {};
    return number;
}

} // namespace

Result<void> Arguments::take(const OptionSpec &option, std::optional<std::string_view> attached,
                             std::span<const std::string_view> words, std::size_t &place)
{
    auto &values = m_values[std::string(option.name)];
    if (option.argument.empty()) {
        if (attached)
            return usageError({faults::TakesNoValue, std::string(option.name)});
        values.emplace_back();
        return {};
    }
    if (!attached) {
        // The next word is the value whatever it looks like: ticks may be negative.
        if (++place >= words.size())
            return usageError(
                {faults::NeedsAValue, std::string(option.name), std::string(option.argument)});
        attached = words[place];
    }
    values.emplace_back(*attached);
    return {};
}

Result<Arguments> Arguments::parse(std::span<const std::string_view> words,
                                   std::span<const OptionSpec> options)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t place = 0; place < words.size(); ++place) {
        const std::string_view word = words[place];
        if (optionsEnded || word.size() < 2 || word.front() != '-') {
            arguments.m_files.emplace_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const bool isLong = word.starts_with("--");
        const auto equals = isLong ? word.find('=') : std::string_view::npos;
        const std::string_view name = word.substr(0, equals);
        const OptionSpec *option = isLong ? findLong(options, name) : findShort(options, word[1]);
        if (!option)
            return usageError({faults::UnknownOption, std::string(name)});
        std::optional<std::string_view> attached;
        if (equals != std::string_view::npos)
            attached = word.substr(equals + 1);
        else if (!isLong && word.size() > 2)
            attached = word.substr(2);
        if (auto taken = arguments.take(*option, attached, words, place); !taken)
            return tl::unexpected(taken.error());
    }
    return arguments;
}

bool Arguments::has(std::string_view option) const
{
    return m_values.contains(option);
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = m_values.find(option);
    if (found == m_values.end())
        return {};
    return found->second.back();
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

Result<std::optional<std::int64_t>> Arguments::integer(std::string_view option, std::int64_t least,
                                                       std::int64_t most) const
{
    const auto text = value(option);
    if (!text)
        return std::optional<std::int64_t>{};
    const auto number = parseWhole<std::int64_t>(*text);
    if (!number)
        return usageError({faults::NeedsAWholeNumberNot, std::string(option), *text});
    if (*number < least || *number > most)
        return usageError(most == INT64_MAX
                              ? Fault(faults::MustBeAtLeast, std::string(option), least)
                              : Fault(faults::MustBeFromTo, std::string(option), least, most));
    return number;
}

Result<std::optional<double>> Arguments::real(std::string_view option) const
{
    const auto text = value(option);
    if (!text)
        return std::optional<double>{};
    const auto number = parseWhole<double>(*text);
    if (!number || !std::isfinite(*number))
        return usageError({faults::NeedsANumberNot, std::string(option), *text});
    return number;
}

Result<PictureSize> parsePictureSize(const std::string &text, int least, int most)
{
    const std::string_view view = text;
    const auto cross = view.find('x');
    const auto width = parseWhole<int>(view.substr(0, cross));
    const auto height = cross == std::string_view::npos ? std::optional<int>{}
                                                        : parseWhole<int>(view.substr(cross + 1));
    if (!width || !height)
        return usageError({faults::SizeNeedsWidthxheightNot, text});
    if (std::min(*width, *height) < least || std::max(*width, *height) > most)
        return usageError({faults::SizeMustBeFromToOnEach, least, most});
    return PictureSize{*width, *height};
}

} // namespace tickscope::cli
