// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_facts.h"

#include <algorithm>
#include <string_view>

#include "app/cli/input/who_and_when.h"
#include "core/analysis/tape/input_tape.h"
#include "core/analysis/text_pattern.h"
#include "core/base/try.h"

namespace tickscope::cli {

/// "regular_intervals" is that of all inputs together, "Hook.regular_intervals" that of one.
const Figure *figureNamed(const std::vector<Figure> &figures, std::string_view name)
{
    const auto point = name.rfind('.');
    const bool hasPart = point != std::string_view::npos;
    const std::string_view id = hasPart ? name.substr(point + 1) : name;
    const auto part = TextPattern::literal(hasPart ? name.substr(0, point) : std::string_view(),
                                           LetterCase::Ignored);
    const auto found = std::ranges::find_if(figures, [&](const Figure &figure) {
        return figure.kind->id == id
               && (part.matches(figure.part) || part.matches(titleOfInput(figure.part)));
    });
    return found == figures.end() ? nullptr : &*found;
}

/// The figures that were asked for; nothing where one of them is not as it shall be.
static std::optional<std::vector<FactValue>> factsOf(const std::vector<Figure> &figures,
                                                     const std::vector<ScanCondition> &conditions,
                                                     SeenFigures &seen)
{
    std::vector<FactValue> facts;
    for (const ScanCondition &condition : conditions) {
        if (condition.source != FigureSource::Facts)
            continue;
        const Figure *figure = figureNamed(figures, condition.figure);
        seen.add(condition, figure ? figure->value : std::nullopt);
        if (!figure || !condition.holds(figure->value))
            return {};
        if (std::ranges::find(facts, condition.figure, &FactValue::figure) == facts.end())
            facts.push_back({condition.figure, *figure->value, figure->samples});
    }
    return facts;
}

bool askForFacts(const std::vector<ScanCondition> &conditions)
{
    return std::ranges::find(conditions, FigureSource::Facts, &ScanCondition::source)
           != conditions.end();
}

Result<std::vector<FoundPlayer>> playersWithFacts(const ReadFacts &facts,
                                                  const std::vector<ScanCondition> &conditions,
                                                  const Arguments &arguments, SeenFigures &seen)
{
    std::optional<int> only;
    if (const auto name = arguments.value("--player")) {
        TRY_ASSIGN(const auto player, namedPlayer(*facts.index, *name));
        only = player->id;
    }
    std::vector<FoundPlayer> found;
    for (const Player &player : facts.index->players().players()) {
        if (player.isProxy || (only && player.id != *only))
            continue;
        if (auto matched = factsOf(figuresOf(*facts.material, player.id), conditions, seen))
            found.push_back({player.id, player.name(), std::move(*matched), facts.index});
    }
    return found;
}

} // namespace tickscope::cli
