// SPDX-License-Identifier: MIT
#include "core/facts/figure_making.h"

#include <algorithm>
#include <functional>

namespace tickscope::figure_making {

/// Stretches with the same inputs that are figures of their own, since it matters whose they are.
static constexpr std::size_t MostSameParts = 10;

static std::vector<double> valuesOf(const std::vector<Occurrence> &found)
{
    std::vector<double> values;
    values.reserve(found.size());
    for (const Occurrence &occurrence : found)
        values.push_back(occurrence.value);
    return values;
}

std::vector<Tick> pressStarts(const PlayerMaterial &player)
{
    std::vector<Tick> starts;
    for (const InputPresses &input : player.inputs) {
        for (const Press &press : input.presses) {
            if (press.hasStart && input.kind != InputTrackKind::Choices)
                starts.push_back(press.first);
        }
    }
    std::ranges::sort(starts);
    return starts;
}

std::size_t stretchOf(const std::vector<TickRange> &covered, Tick tick)
{
    const auto place = std::ranges::lower_bound(covered, tick, {}, &TickRange::last);
    return static_cast<std::size_t>(place - covered.begin());
}

void judgeSamples(Figure &figure)
{
    figure.value.reset();
    figure.interval.reset();
    if (figure.samples < figure.kind->leastSamples)
        return;
    if (figure.kind->form == FigureForm::Share) {
        figure.value = static_cast<double>(figure.hits) / static_cast<double>(figure.samples);
        figure.interval = wilsonInterval(figure.hits, figure.samples);
    } else if (figure.kind->form != FigureForm::Median) {
        figure.value = static_cast<double>(figure.hits);
    }
}

Figure shareOf(std::string_view id, std::string part, std::vector<Occurrence> found, double width)
{
    Figure figure{.kind = findFigureKind(id),
                  .part = std::move(part),
                  .samples = static_cast<std::int64_t>(found.size()),
                  .hits = std::ranges::count(found, true, &Occurrence::isHit),
                  .histogram = histogramOf(valuesOf(found), width, MostBars)};
    figure.occurrences = std::move(found);
    judgeSamples(figure);
    return figure;
}

Figure medianFigure(std::string_view id, std::string part, std::vector<Occurrence> found,
                    double width)
{
    Figure figure{.kind = findFigureKind(id), .part = std::move(part)};
    figure.barUnit = figure.kind->unit;
    figure.samples = static_cast<std::int64_t>(found.size());
    std::vector<double> values = valuesOf(found);
    figure.histogram = histogramOf(values, width, MostBars);
    if (figure.samples >= figure.kind->leastSamples) {
        std::ranges::sort(values);
        figure.value = medianOf(values);
        figure.interval = medianInterval(values);
    }
    figure.occurrences = std::move(found);
    return figure;
}

void appendMovementFigures(const PlayerMaterial &player, double farthest,
                           std::vector<Figure> &figures)
{
    Figure figure{.kind = findFigureKind("impossible_moves"),
                  .samples = farthest > 0 ? player.moves : 0,
                  .barUnit = FigureUnit::Places};
    for (const FarMove &move : player.farMoves) {
        figure.guesses += move.isGuess ? 1 : 0;
        if (move.isExplained)
            continue;
        ++figure.hits;
        figure.occurrences.push_back({move.ticks, move.distance, true});
    }
    judgeSamples(figure);
    figures.push_back(std::move(figure));
}

void appendSameInputsFigures(const FactMaterial &material, int player, std::vector<Figure> &figures)
{
    const auto isOwn = [&](std::size_t log) { return material.visits[log].player == player; };
    const auto isOfOwn = [&](std::size_t log, std::size_t other) {
        return isOwn(log) || isOwn(other);
    };
    const std::vector<double> own = material.same.lengths(isOfOwn);
    Figure all{.kind = findFigureKind("same_inputs"),
               .samples = static_cast<std::int64_t>(own.size()),
               .hits = static_cast<std::int64_t>(own.empty() ? 0 : std::ranges::max(own)),
               .histogram = histogramOf(material.same.lengths(std::not_fn(isOfOwn)), 1, MostBars)};
    judgeSamples(all);
    const std::size_t place = figures.size();
    figures.push_back(std::move(all));
    for (const SameStretch &stretch : material.same.stretches) {
        if (!isOfOwn(stretch.log, stretch.other))
            continue;
        const TickRange there{stretch.otherFirst,
                              stretch.otherFirst + (stretch.ticks.last - stretch.ticks.first)};
        const bool isFirst = isOwn(stretch.log);
        const ComparedVisit &other = material.visits[isFirst ? stretch.other : stretch.log];
        const Occurrence found{isFirst ? stretch.ticks : there,
                               static_cast<double>(stretch.active)};
        figures[place].occurrences.push_back(found);
        if (figures.size() - place > MostSameParts)
            continue;
        const Tick from = isFirst ? there.first : stretch.ticks.first;
        const std::string who = other.name + " #" + std::to_string(other.player);
        Figure part{.kind = figures[place].kind,
                    .part = who + ' ' + std::to_string(from.value),
                    .samples = 1,
                    .hits = stretch.active,
                    .occurrences = {found},
                    .fault = Fault{Fault::tr("as %1 from tick %2 on"), who, from.value}};
        judgeSamples(part);
        figures.push_back(std::move(part));
    }
    std::ranges::stable_sort(figures[place].occurrences, {},
                             [](const Occurrence &found) { return found.ticks.first; });
}

void appendFileFigures(const FactMaterial &material, std::vector<Figure> &figures)
{
    for (const FigureKind &kind : figureKinds()) {
        for (const auto &[id, check] : material.file) {
            if (id != kind.id)
                continue;
            Figure figure{.kind = &kind, .part = check.part, .fault = check.fault};
            figure.samples = check.samples;
            figure.hits = check.count;
            figure.barUnit = FigureUnit::Places;
            figure.occurrences = check.places;
            judgeSamples(figure);
            figures.push_back(std::move(figure));
        }
    }
}

} // namespace tickscope::figure_making
