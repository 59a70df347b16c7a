// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <chrono>

#include "core/base/fault.h"
#include "core/facts/figure_making.h"

namespace tickscope::figure_making {

namespace {

constexpr double LatestAnswer = 1000; // milliseconds
constexpr double FastAnswer = 100;
constexpr double AnswerBarWidth = 20;

constexpr std::array<const char *, TriggerCount> TriggerNames{
    FactText::tr("spawn"),
    FactText::tr("hit"),
    FactText::tr("freeze"),
    FactText::tr("player in reach"),
};

struct Answers {
    std::vector<Occurrence> found;
    std::int64_t guesses = 0;
};

/// Whether no input of \a ticks can be missing.
bool isKnownThroughout(const std::vector<TickRange> &covered, TickRange ticks)
{
    const std::size_t stretch = stretchOf(covered, ticks.last);
    return stretch < covered.size() && covered[stretch].contains(ticks.first);
}

/// The first press from each moment on, with the milliseconds up to it.
Answers answersTo(const PlayerMaterial &player, std::optional<Trigger> only, const TimeBase &time)
{
    const std::vector<Tick> starts = pressStarts(player);
    Answers answers;
    for (const TriggerMoment &moment : player.triggers) {
        if (only && moment.trigger != *only)
            continue;
        // One in the same tick came sooner than a person can; a later one would hide it.
        const auto start = std::ranges::lower_bound(starts, moment.tick);
        if (start == starts.end() || !isKnownThroughout(player.covered, {moment.tick, *start}))
            continue;
        const std::chrono::duration<double, std::milli> way = time.timeAt(*start)
                                                              - time.timeAt(moment.tick);
        if (way.count() > LatestAnswer)
            continue;
        if (moment.isGuess)
            ++answers.guesses;
        else
            answers.found.push_back({{moment.tick, *start}, way.count(), true});
    }
    return answers;
}

Figure reactionTime(std::string part, const Answers &answers)
{
    Figure figure = medianFigure("reaction_time", std::move(part), answers.found, AnswerBarWidth);
    figure.guesses = answers.guesses;
    return figure;
}

Figure fastReactions(Answers answers)
{
    for (Occurrence &answer : answers.found)
        answer.isHit = answer.value < FastAnswer;
    Figure figure = shareOf("fast_reactions", {}, std::move(answers.found), AnswerBarWidth);
    figure.barUnit = FigureUnit::Milliseconds;
    figure.guesses = answers.guesses;
    return figure;
}

} // namespace

void appendReactionFigures(const PlayerMaterial &player, const TimeBase &time,
                           std::vector<Figure> &figures)
{
    const Answers all = answersTo(player, {}, time);
    std::array<Answers, TriggerCount> parts;
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] = answersTo(player, static_cast<Trigger>(i), time);
    figures.push_back(reactionTime({}, all));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i].found.empty() || parts[i].guesses > 0)
            figures.push_back(reactionTime(TriggerNames[i], parts[i]));
    }
    figures.push_back(fastReactions(all));
}

} // namespace tickscope::figure_making
