// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_condition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "app/cli/output/translated.h"
#include "core/analysis/tape/input_tape.h"
#include "core/analysis/text_pattern.h"
#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/facts/figures.h"

namespace tickscope::cli {

bool ScanCondition::holds(std::optional<double> value) const
{
    return value && tickscope::holds(comparison, *value, number);
}

void SeenFigures::add(const ScanCondition &condition, std::optional<double> value)
{
    auto &seen = m_seen[condition.text];
    if (!value)
        return;
    seen = seen ? std::pair(std::min(seen->first, *value), std::max(seen->second, *value))
                : std::pair(*value, *value);
}

std::vector<std::string> SeenFigures::sentences(const std::vector<ScanCondition> &conditions) const
{
    std::vector<std::string> all;
    for (const ScanCondition &condition : conditions) {
        const auto seen = m_seen.find(condition.text);
        if (seen == m_seen.end())
            continue;
        const auto text = [&condition](double value) {
            std::array<char, 32> digits{};
            std::snprintf(digits.data(), digits.size(), condition.isShare ? "%.1f%%" : "%.6g",
                          condition.isShare ? value * 100 : value);
            return std::string(digits.data());
        };
        all.push_back(
            seen->second ? shownFault({Fault::tr("\"%1\": the values are %2 to %3"), condition.text,
                                       text(seen->second->first), text(seen->second->second)})
                         : shownFault({Fault::tr("\"%1\": no value; it is not recorded, nobody has "
                                                 "that figure, or there are too few samples"),
                                       condition.text}));
    }
    return all;
}

void SeenFigures::addInputs(const FactMaterial &material)
{
    for (const auto &[player, found] : material.players) {
        for (const InputPresses &input : found.inputs)
            m_inputs.insert(input.name);
    }
}

std::optional<Fault> SeenFigures::misspelling(const std::vector<ScanCondition> &conditions) const
{
    constexpr std::array<std::string_view, 3> OfInputs{"press_length", "press_interval",
                                                       "regular_intervals"};
    std::set<std::string_view> known(m_inputs.begin(), m_inputs.end());
    for (const InputTitle &title : inputTitles())
        known.insert(title.field);
    for (const ScanCondition &condition : conditions) {
        const auto point = condition.figure.rfind('.');
        const bool isOfInput = condition.source == FigureSource::Facts && point != std::string::npos
                               && std::ranges::find(OfInputs, condition.figure.substr(point + 1))
                                      != OfInputs.end();
        if (!isOfInput || m_inputs.empty())
            continue;
        const std::string part = condition.figure.substr(0, point);
        const auto named = TextPattern::literal(part, LetterCase::Ignored);
        const auto isNamed = [&named](std::string_view input) {
            return named.matches(input) || named.matches(titleOfInput(std::string(input)));
        };
        if (std::ranges::any_of(known, isNamed))
            continue;
        std::string inputs;
        for (const std::string &input : m_inputs)
            inputs += (inputs.empty() ? "" : ", ") + input;
        return Fault{Fault::tr("--when: there is no input \"%1\"; there are: %2"), part, inputs};
    }
    return {};
}

Result<ScanCondition> parseCondition(const std::string &text)
{
    constexpr std::string_view Signs = "<>=!";
    constexpr std::array<std::pair<std::string_view, Comparison>, 7> Comparisons{
        {{">", Comparison::More},
         {">=", Comparison::AtLeast},
         {"<", Comparison::Less},
         {"<=", Comparison::AtMost},
         {"=", Comparison::Equal},
         {"==", Comparison::Equal},
         {"!=", Comparison::NotEqual}}};
    const auto begin = text.find_first_of(Signs);
    const auto end = begin == std::string::npos ? begin : text.find_first_not_of(Signs, begin);
    ScanCondition condition;
    condition.text = text;
    auto sign = Comparisons.end();
    if (end != std::string::npos) {
        condition.figure = trimmed(std::string_view(text).substr(0, begin));
        sign = std::ranges::find(Comparisons, std::string_view(text).substr(begin, end - begin),
                                 [](const auto &known) { return known.first; });
    }
    std::string_view written;
    if (end != std::string::npos)
        written = trimmed(std::string_view(text).substr(end));
    const bool isPercent = written.ends_with('%');
    if (isPercent)
        written = trimmed(written.substr(0, written.size() - 1));
    const auto number = parseNumber<double>(written);
    if (condition.figure.empty() || !number || !std::isfinite(*number) || sign == Comparisons.end())
        return badInput(
            {Fault::tr("--when needs FIGURE > NUMBER (or >=, <, <=, =, !=), not \"%1\""), text});
    condition.comparison = sign->second;
    TRY_ASSIGN(const auto source, figureSource(condition.figure));
    condition.source = source;
    const FigureKind *kind = findFigureKind(
        condition.figure.substr(condition.figure.rfind('.') + 1));
    condition.isShare = source == FigureSource::Facts && kind && kind->unit == FigureUnit::Share;
    if (isPercent && !condition.isShare)
        return badInput(
            {Fault::tr("--when: %1 is no share, so it has no percent"), condition.figure});
    constexpr double Hundred = 100;
    condition.number = isPercent ? *number / Hundred : *number;
    return condition;
}

} // namespace tickscope::cli
