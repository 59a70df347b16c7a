// SPDX-License-Identifier: MIT
#include "core/base/fault.h"

#include <array>
#include <bit>
#include <cstdio>

namespace tickscope {

namespace {

std::string realText(double real)
{
    std::array<char, 384> text{}; // the longest has 309 digits before its point
    std::snprintf(text.data(), text.size(), "%.3f", real);
    return text.data();
}

std::string valueText(const FaultValue &value, const SentenceWords &words)
{
    if (const auto *number = std::get_if<std::int64_t>(&value.content))
        return std::to_string(*number);
    if (const auto *real = std::get_if<double>(&value.content))
        return words.decimal(realText(*real));
    if (const auto *text = std::get_if<std::string>(&value.content))
        return *text;
    return faultText(std::get<Fault>(value.content), words);
}

std::int64_t countIn(const std::vector<FaultValue> &values)
{
    for (const FaultValue &value : values) {
        if (const auto *number = std::get_if<std::int64_t>(&value.content))
            return *number;
    }
    return 0;
}

} // namespace

const std::vector<FaultValue> &Fault::values() const
{
    static const std::vector<FaultValue> none;
    return m_values ? *m_values : none;
}

bool operator==(const Fault &one, const Fault &other)
{
    return one.m_kind == other.m_kind
           && (one.m_values == other.m_values || one.values() == other.values());
}

bool operator==(const FaultValue &one, const FaultValue &other)
{
    const auto *real = std::get_if<double>(&one.content);
    const auto *otherReal = std::get_if<double>(&other.content);
    if (real && otherReal)
        return std::bit_cast<std::uint64_t>(*real) == std::bit_cast<std::uint64_t>(*otherReal);
    return one.content == other.content;
}

std::string faultText(const Fault &fault, const SentenceWords &words)
{
    return fault.kind() ? faultSentence(fault.kind().sentence(), fault.values(), words)
                        : std::string();
}

std::string faultSentence(const std::string &english, const std::vector<FaultValue> &values,
                          const SentenceWords &words)
{
    const bool isCounted = english.find("%n") != std::string::npos;
    const std::string sentence = isCounted ? words.counted(english.c_str(), countIn(values))
                                           : words.translated(english.c_str());
    std::string text;
    // A translation may hold anything: what names no value stays as it is.
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const char digit = sentence[i] == '%' && i + 1 < sentence.size() ? sentence[i + 1] : '0';
        const auto place = static_cast<std::size_t>(digit - '1');
        if (digit >= '1' && digit <= '9' && place < values.size()) {
            text += valueText(values[place], words);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

std::string SentenceWords::counted(const char *english, std::int64_t number) const
{
    constexpr std::string_view Plural = "(s)";
    std::string text = english;
    if (const auto place = text.find("%n"); place != std::string::npos)
        text.replace(place, 2, std::to_string(number));
    if (const auto place = text.find(Plural); place != std::string::npos)
        text.replace(place, Plural.size(), number == 1 ? "" : "s");
    return text;
}

} // namespace tickscope
