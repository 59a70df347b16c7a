// SPDX-License-Identifier: MIT
#include "core/model/event/event_sentence.h"

#include <algorithm>
#include <array>
#include <cstdio>
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
        return millisecondsText(number);
    case PartKind::Centiseconds:
        return hundredthsText(number);
    case PartKind::Ticks50:
        return hundredthsText(small * 2);
    case PartKind::RaceTicks:
        return raceTicksText(number);
    case PartKind::BestCentiseconds:
        return number == 0 ? words.translated(sentence_word::NoTime) : hundredthsText(number);
    case PartKind::MillisecondsMore:
        return moreText(number);
    case PartKind::CentisecondsMore:
        return moreText(small * 10);
    case PartKind::RunClock:
        return runClockText(number);
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
    case EventValue::Type::Text:
        break;
    }
    return plainText(value.value());
}

/// Reads a template, and makes the sentence of it as far as it has values.
class Maker
{
public:
    Maker(const EventForm &form, std::vector<EventValue> values, const SentenceWords &words)
        : m_form(form)
        , m_values(std::move(values))
        , m_words(words)
    {
        m_values.resize(form.parts.size());
    }

    /// Takes \a rest up to the end of the group; appends to \a out. False when a part in it has
    /// no text.
    bool take(std::string_view &rest, bool isInner, std::string &out)
    {
        bool isWhole = true;
        while (!rest.empty()) {
            const auto special = rest.find_first_of("{[]");
            out.append(rest.substr(0, special));
            if (special == std::string_view::npos) {
                rest = {};
                break;
            }
            const char sign = rest[special];
            rest.remove_prefix(special + 1);
            if (sign == ']') {
                if (isInner)
                    return isWhole;
                blame("a ] without its [");
            } else if (sign == '{') {
                isWhole &= consumePart(rest, out);
            } else {
                consumeGroup(rest, out);
            }
        }
        if (isInner)
            blame("a [ without its ]");
        return isWhole;
    }

    [[nodiscard]] const std::string &fault() const { return m_fault; }

private:
    void blame(std::string fault)
    {
        if (m_fault.empty())
            m_fault = std::move(fault);
    }

    bool consumePart(std::string_view &rest, std::string &out)
    {
        const auto end = rest.find('}');
        if (end == std::string_view::npos) {
            blame("a { without its }");
            rest = {};
            return false;
        }
        const auto place = placeOf(rest.substr(0, end));
        rest.remove_prefix(end + 1);
        if (!place)
            return false;
        const std::string text = partText(m_form.parts[*place], m_values[*place], m_words);
        out += text;
        return !text.empty();
    }

    void consumeGroup(std::string_view &rest, std::string &out)
    {
        const auto end = rest.find_first_of("?{[]");
        const bool hasCondition = end != std::string_view::npos && rest[end] == '?';
        bool isShown = true;
        if (hasCondition) {
            isShown = holds(rest.substr(0, end));
            rest.remove_prefix(end + 1);
        }
        std::string text;
        const bool isWhole = take(rest, true, text);
        if (isShown && (hasCondition || isWhole))
            out += text;
    }

    [[nodiscard]] bool holds(std::string_view condition)
    {
        const bool isNegated = condition.starts_with('!');
        if (isNegated)
            condition.remove_prefix(1);
        const auto operation = condition.find_first_of("=<>&!");
        const auto place = placeOf(condition.substr(0, operation));
        if (!place)
            return false;
        const EventValue &value = m_values[*place];
        if (operation == std::string_view::npos)
            return value.isSet() != isNegated;
        std::string_view operand = condition.substr(operation + 1);
        char sign = condition[operation];
        if (sign == '!' && operand.starts_with('=')) {
            operand.remove_prefix(1);
        } else if (sign == '!') {
            blame("a ! that is none");
        }
        if (operand == "none")
            return (value.type == EventValue::Type::Nothing) == (sign == '=');
        const auto read = parseNumber<std::int64_t>(operand);
        if (!read)
            blame("no number: " + std::string(operand));
        const std::int64_t number = read.value_or(0);
        const std::int64_t own = value.number;
        switch (sign) {
        case '=':
            return value.type == EventValue::Type::Number && own == number;
        case '<':
            return own < number;
        case '>':
            return own > number;
        case '&':
            return (own & number) != 0;
        default:
            return value.type != EventValue::Type::Number || own != number;
        }
    }

    [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view name)
    {
        const auto place = parseNumber<std::size_t>(name);
        if (place && *place < m_form.parts.size())
            return place;
        const auto found = std::ranges::find(m_form.parts, name, &EventPart::name);
        if (found != m_form.parts.end())
            return static_cast<std::size_t>(found - m_form.parts.begin());
        blame("no part: " + std::string(name));
        return {};
    }

    const EventForm &m_form;
    std::vector<EventValue> m_values;
    const SentenceWords &m_words;
    std::string m_fault;
};

} // namespace

std::string raceTicksText(std::int64_t ticks)
{
    constexpr std::int64_t Most = std::int64_t{1} << 40;
    return ticks < 0 ? std::to_string(ticks) + " ticks" : hundredthsText(std::min(ticks, Most) * 2);
}

std::string sentenceOf(const EventForm &form, std::string_view values, const SentenceWords &words)
{
    if (!form.sentence)
        return words.unsaid(form.name.substr(0, form.name.find('.')), form.kind->single);
    const std::string sentence = words.translated(form.sentence);
    std::string text;
    std::string_view rest = sentence;
    Maker(form, eventValues(values), words).take(rest, false, text);
    return text;
}

std::string sentenceFault(const EventForm &form, std::string_view sentence)
{
    Maker maker(form, {}, SentenceWords());
    std::string text;
    maker.take(sentence, false, text);
    return maker.fault();
}

} // namespace tickscope
