// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/options.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/base/utf8.h"

namespace tickscope::cli {

namespace {

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

/// Letters to put in, take out or replace (Levenshtein's distance), row by row.
std::size_t distance(std::string_view left, std::string_view right)
{
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal
                                         + (asciiLower(left[i]) != asciiLower(right[j]) ? 1 : 0);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::size_t distanceToWord(std::string_view written, std::string_view word)
{
    // Who writes "hit" or "hits" means hit_share, however long the rest is.
    const std::string_view stem = written.ends_with('s') ? written.substr(0, written.size() - 1)
                                                         : written;
    if (stem.size() > 2 && word.starts_with(stem))
        return 0;
    const std::size_t whole = distance(written, word);
    const auto colon = word.find(':');
    if (colon == std::string_view::npos)
        return whole;
    return std::min(whole, distance(written, word.substr(colon + 1)));
}

} // namespace

Result<void> Arguments::take(const OptionSpec &option, std::optional<std::string_view> attached,
                             std::span<const std::string_view> words, std::size_t &place)
{
    auto &values = m_values[std::string(option.name)];
    if (option.argument.empty()) {
        if (attached)
            return badInput({Fault::tr("%1 takes no value"), std::string(option.name)});
        values.emplace_back();
        return {};
    }
    if (!attached) {
        // The next word is the value whatever it looks like: ticks may be negative.
        if (++place >= words.size())
            return badInput({Fault::tr("%1 needs a value: %2"), std::string(option.name),
                             std::string(option.argument)});
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
            return badInput({Fault::tr("unknown option %1"), std::string(name)});
        std::optional<std::string_view> attached;
        if (equals != std::string_view::npos)
            attached = word.substr(equals + 1);
        else if (!isLong && word.size() > 2)
            attached = word.substr(2);
        TRY(arguments.take(*option, attached, words, place));
    }
    return arguments;
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

std::vector<std::string> Arguments::listed(std::string_view option) const
{
    std::vector<std::string> words;
    for (const std::string &list : values(option)) {
        for (std::size_t begin = 0; begin <= list.size();) {
            const std::size_t end = std::min(list.find(',', begin), list.size());
            words.push_back(list.substr(begin, end - begin));
            begin = end + 1;
        }
    }
    return words;
}

/// Of an option that takes a tick, also as the window writes it: "@2401".
static std::string_view numberIn(std::string_view option, std::string_view text)
{
    const bool isTick = option == "--tick" || option == "--from" || option == "--to";
    return isTick && text.starts_with('@') ? text.substr(1) : text;
}

Result<std::optional<std::int64_t>> Arguments::integer(std::string_view option, std::int64_t least,
                                                       std::int64_t most) const
{
    const auto text = value(option);
    if (!text)
        return std::optional<std::int64_t>{};
    const auto number = parseNumber<std::int64_t>(numberIn(option, *text));
    if (!number)
        return badInput(
            {Fault::tr("%1 needs a whole number, not \"%2\""), std::string(option), *text});
    if (*number < least || *number > most)
        return badInput(
            most == INT64_MAX
                ? Fault(Fault::tr("%1 must be at least %2"), std::string(option), least)
                : Fault(Fault::tr("%1 must be from %2 to %3"), std::string(option), least, most));
    return number;
}

Result<std::optional<double>> Arguments::real(std::string_view option) const
{
    const auto text = value(option);
    if (!text)
        return std::optional<double>{};
    const auto number = parseNumber<double>(numberIn(option, *text));
    if (!number || !std::isfinite(*number))
        return badInput({Fault::tr("%1 needs a number, not \"%2\""), std::string(option), *text});
    return number;
}

Result<PictureSize> parsePictureSize(const std::string &text, int least, int most)
{
    const std::string_view view = text;
    const auto cross = view.find('x');
    const auto width = parseNumber<int>(view.substr(0, cross));
    const auto height = cross == std::string_view::npos ? std::optional<int>{}
                                                        : parseNumber<int>(view.substr(cross + 1));
    if (!width || !height)
        return badInput({Fault::tr("--size needs WIDTHxHEIGHT, not \"%1\""), text});
    if (std::min(*width, *height) < least || std::max(*width, *height) > most)
        return badInput({Fault::tr("--size must be from %1 to %2 on each side"), least, most});
    return PictureSize{*width, *height};
}

std::string_view nearestWord(std::string_view written, std::span<const std::string_view> words)
{
    // Nobody means a word that is many times as long; and it keeps the work small.
    constexpr std::size_t LongestCompared = 100;
    written = written.substr(0, LongestCompared);
    return *std::ranges::min_element(
        words, {}, [written](std::string_view word) { return distanceToWord(written, word); });
}

} // namespace tickscope::cli
