// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_facts.h"

#include <algorithm>

#include "app/cli/input/fact_reading.h"
#include "app/cli/input/who_and_when.h"

namespace tickscope::cli {

namespace {

/// The figure of all inputs together, not of one of them.
const Figure *figureNamed(const std::vector<Figure> &figures, std::string_view id)
{
    const auto found = std::ranges::find_if(figures, [id](const Figure &figure) {
        return figure.kind->id == id && figure.part.empty();
    });
    return found == figures.end() ? nullptr : &*found;
}

/// The figures that were asked for; nothing where one of them is not as it shall be.
std::optional<std::vector<FactValue>> factsOf(const std::vector<Figure> &figures,
                                              const std::vector<ScanCondition> &conditions)
{
    std::vector<FactValue> facts;
    for (const ScanCondition &condition : conditions) {
        if (condition.source != FigureSource::Facts)
            continue;
        const Figure *figure = figureNamed(figures, condition.figure);
        if (!figure || !condition.holds(figure->value))
            return {};
        if (std::ranges::find(facts, condition.figure, &FactValue::figure) == facts.end())
            facts.push_back({condition.figure, *figure->value, figure->samples});
    }
    return facts;
}

} // namespace

bool askForFacts(const std::vector<ScanCondition> &conditions)
{
    return std::ranges::find(conditions, FigureSource::Facts, &ScanCondition::source)
           != conditions.end();
}

Result<std::vector<FoundPlayer>> playersWithFacts(const OpenedRecording &opened,
                                                  const std::vector<ScanCondition> &conditions,
                                                  const Arguments &arguments)
{
    const auto facts = readFacts(opened, arguments);
    if (!facts)
        return tl::unexpected(facts.error());
    std::optional<int> only;
    if (const auto name = arguments.value("--player")) {
        const auto player = namedPlayer(*facts->index, *name);
        if (!player)
            return tl::unexpected(player.error());
        only = (*player)->id;
    }
    std::vector<FoundPlayer> found;
    for (const Player &player : facts->index->players().players()) {
        if (player.isProxy || (only && player.id != *only))
            continue;
        if (auto told = factsOf(figuresOf(*facts->material, player.id), conditions))
            found.push_back({player.id, player.name(), std::move(*told)});
    }
    return found;
}

} // namespace tickscope::cli
