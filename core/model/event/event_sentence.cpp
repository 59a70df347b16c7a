// SPDX-License-Identifier: MIT
#include "core/model/event/event_sentence.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <optional>

#include "core/base/parsing.h"

namespace tickscope {

namespace sentence_word {
const char *const Server = EventText::tr("the server");
const char *const Client = EventText::trN("client %n");
const char *const NoTime = EventText::tr("none");
} // namespace sentence_word

namespace {

/// "7", "1:07".
std::string minutesText(std::uint64_t minutes)
{
    if (minutes < 60)
        return std::to_string(minutes);
    const std::string rest = std::to_string(minutes % 60);
    return std::to_string(minutes / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

/// "1:02.34", to 1/100 s as games show it.
std::string hundredthsText(std::int64_t hundredths)
{
    std::array<char, 48> buffer{};
    const char *sign = hundredths < 0 ? "-" : "";
    const std::uint64_t size = hundredths < 0 ? 0 - static_cast<std::uint64_t>(hundredths)
                                              : static_cast<std::uint64_t>(hundredths);
    const auto minutes = static_cast<unsigned long long>(size / 6000);
    const auto seconds = static_cast<unsigned>(size / 100 % 60);
    const auto rest = static_cast<unsigned>(size % 100);
    if (minutes > 0) {
        std::snprintf(buffer.data(), buffer.size(), ":%02u.%02u", seconds, rest);
        return sign + minutesText(minutes) + buffer.data();
    }
    std::snprintf(buffer.data(), buffer.size(), "%s%u.%02u", sign, seconds, rest);
    return buffer.data();
}

std::string millisecondsText(std::int64_t milliseconds)
{
    // Times below a hundredth keep their sign.
    if (milliseconds < 0 && milliseconds > -10)
        return "-0.00";
    return hundredthsText(milliseconds / 10);
}

/// "+0.25"; nothing for the zero that means "no time before".
std::string moreText(std::int64_t milliseconds)
{
    if (milliseconds == 0)
        return {};
    return (milliseconds > 0 ? "+" : "") + millisecondsText(milliseconds);
}

/// The run clock may show nonsense in a damaged file, but it shows it.
std::string runClockText(std::int64_t milliseconds)
{
    const bool isNegative = milliseconds < 0;
    const auto size = isNegative ? 0 - static_cast<std::uint64_t>(milliseconds)
                                 : static_cast<std::uint64_t>(milliseconds);
    std::array<char, 48> text{};
    const auto minutes = static_cast<unsigned long long>(size / 60'000);
    std::snprintf(text.data(), text.size(), ":%02llu.%03llu",
                  static_cast<unsigned long long>(size / 1000 % 60),
                  static_cast<unsigned long long>(size % 1000));
    return (isNegative ? "-" : "") + minutesText(minutes) + text.data();
}

std::size_t listSize(const EventValue &value)
{
    return eventValues(value.text).size();
}

std::string flagsText(const EventPart &part, std::int64_t number, const SentenceWords &words)
{
    Field flags;
    flags.kind = FieldKind::Flags;
    flags.texts = Shared<ValueTexts>(Shared<ValueTexts>(), part.words);
    return flags.textOf(number, words);
}

/// A number as its part is written.
std::string numberText(const EventPart &part, std::int64_t number, const SentenceWords &words)
{
    // Numbers of recordings have 32 bit; those of a damaged table could overflow.
    constexpr std::int64_t Most = std::int64_t{1} << 40;
    const std::int64_t small = std::clamp(number, -Most, Most);
    switch (part.kind) {
    case PartKind::Plain:
    case PartKind::Fault:
        return std::to_string(number);
    case PartKind::Name:
        return number < 0 ? words.translated(sentence_word::Server)
                          : words.counted(sentence_word::Client, number);
    case PartKind::Word:
    case PartKind::Choice: {
        const std::string word = part.wordOf(number);
        return word.empty() ? std::to_string(number) : words.word(word);
    }
    case PartKind::Flags:
        return flagsText(part, number, words);
    case PartKind::Milliseconds:
        return words.decimal(millisecondsText(number));
    case PartKind::Centiseconds:
        return words.decimal(hundredthsText(number));
    case PartKind::Ticks50:
        return words.decimal(hundredthsText(small * 2));
    case PartKind::RaceTicks:
        return words.decimal(raceTicksText(number));
    case PartKind::BestCentiseconds:
        return number == 0 ? words.translated(sentence_word::NoTime)
                           : words.decimal(hundredthsText(number));
    case PartKind::MillisecondsMore:
        return words.decimal(moreText(number));
    case PartKind::CentisecondsMore:
        return words.decimal(moreText(small * 10));
    case PartKind::RunClock:
        return words.decimal(runClockText(number));
    }
    return {};
}

std::string partText(const EventPart &part, const EventValue &value, const SentenceWords &words)
{
    switch (value.type) {
    case EventValue::Type::Nothing:
        return {};
    case EventValue::Type::Number:
        return part.phrase ? words.counted(part.phrase, value.number)
                           : numberText(part, value.number, words);
    case EventValue::Type::List:
        if (part.kind == PartKind::Fault)
            return packedFaultText(value, words.forFaults());
        if (part.phrase)
            return words.counted(part.phrase, static_cast<std::int64_t>(listSize(value)));
        return std::to_string(listSize(value));
    case EventValue::Type::Real:
        return words.decimal(plainText(value.value()));
    case EventValue::Type::Text:
        break;
    }
    return plainText(value.value());
}

std::optional<std::size_t> placeOf(const EventForm &form, std::string_view name)
{
    const bool mayBeNumber = !name.empty() && name.front() <= '9';
    const auto place = mayBeNumber ? parseNumber<std::size_t>(name) : std::nullopt;
    if (place && *place < form.parts.size())
        return place;
    const auto found = std::ranges::find(form.parts, name, &EventPart::name);
    return found == form.parts.end() ? std::nullopt
                                     : std::optional<std::size_t>(found - form.parts.begin());
}

bool passes(const PartTest &test, const EventPart &part, const EventValue &value,
            const SentenceWords &words)
{
    switch (test.is) {
    case PartTest::Is::Anything:
        break;
    case PartTest::Is::Set:
        return value.isSet();
    case PartTest::Is::Unset:
        return !value.isSet();
    case PartTest::Is::Said:
        return !partText(part, value, words).empty();
    case PartTest::Is::Equal:
        return value.type == EventValue::Type::Number && value.number == test.number;
    case PartTest::Is::Below:
        return value.number < test.number;
    case PartTest::Is::Above:
        return value.number > test.number;
    }
    return true;
}

/// \a sentence with what \a textOf gives for the names in its braces.
std::string filled(std::string_view sentence,
                   const std::function<std::string(std::string_view)> &textOf)
{
    std::string text;
    for (;;) {
        const auto open = sentence.find('{');
        const auto close = sentence.find('}', open);
        if (close == std::string_view::npos)
            return text.append(sentence);
        text.append(sentence.substr(0, open));
        text += textOf(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close + 1);
    }
}

} // namespace

std::string raceTicksText(std::int64_t ticks)
{
    constexpr std::int64_t Most = std::int64_t{1} << 40;
    return ticks < 0 ? std::to_string(ticks) + " ticks" : hundredthsText(std::min(ticks, Most) * 2);
}

std::string sentenceOf(const EventForm &form, std::string_view values, const SentenceWords &words)
{
    const std::vector<Sentence> &all = form.sentences.all();
    if (all.empty())
        return words.unsaid(form.name.substr(0, form.name.find('.')), form.kind->single);
    std::vector<EventValue> own = eventValues(values);
    own.resize(form.parts.size());
    const auto fits = [&](const Sentence &sentence) {
        return std::ranges::all_of(sentence.tests, [&](const PartTest &test) {
            const auto place = placeOf(form, test.part);
            return !place || passes(test, form.parts[*place], own[*place], words);
        });
    };
    const auto found = std::ranges::find_if(all, fits);
    if (found == all.end())
        return {};
    return filled(words.translated(found->text), [&](std::string_view name) {
        const auto place = placeOf(form, name);
        return place ? partText(form.parts[*place], own[*place], words) : std::string();
    });
}

} // namespace tickscope
