// SPDX-License-Identifier: MIT
#include <array>
#include <chrono>

#include "core/base/fault.h"
#include "core/facts/figure_making.h"

namespace tickscope::figure_making {

namespace {

constexpr double DegreesInBar = 15;
constexpr double FineDegreesInBar = 5;
constexpr double LatestFirstShot = 5000; // milliseconds
constexpr double FirstShotBarWidth = 100;

constexpr std::array<const char *, AttackMeansCount> MeansNames{
    FactText::tr("Hook"),    FactText::tr("Hammer"), FactText::tr("Gun"),   FactText::tr("Shotgun"),
    FactText::tr("Grenade"), FactText::tr("Laser"),  FactText::tr("Ninja"),
};

/// Shots of one means, or of all, as a figure counts them.
struct ShotSamples {
    std::vector<Occurrence> found;
    std::int64_t guesses = 0;
};

/// \param sampleOf  gives the occurrence of a shot, or nothing.
template<typename SampleOf>
ShotSamples samplesOf(const PlayerMaterial &player, std::optional<AttackMeans> only,
                      const SampleOf &sampleOf)
{
    ShotSamples samples;
    for (const AimedShot &shot : player.shots) {
        const std::optional<Occurrence> found = only && shot.means != *only ? std::nullopt
                                                                            : sampleOf(shot);
        if (found && shot.isGuess)
            ++samples.guesses;
        else if (found)
            samples.found.push_back(*found);
    }
    return samples;
}

/// Of all shots, and of each means that has some.
template<typename SampleOf, typename Make>
void appendByMeans(const PlayerMaterial &player, const SampleOf &sampleOf, const Make &make,
                   std::vector<Figure> &figures)
{
    const auto append = [&](std::string part, ShotSamples samples) {
        figures.push_back(make(std::move(part), std::move(samples.found)));
        figures.back().guesses = samples.guesses;
    };
    append({}, samplesOf(player, {}, sampleOf));
    for (std::size_t i = 0; i < MeansNames.size(); ++i) {
        ShotSamples samples = samplesOf(player, static_cast<AttackMeans>(i), sampleOf);
        if (!samples.found.empty() || samples.guesses > 0)
            append(MeansNames[i], std::move(samples));
    }
}

void appendShotFigures(const PlayerMaterial &player, std::vector<Figure> &figures)
{
    appendByMeans(
        player,
        [](const AimedShot &shot) {
            const auto ticks = static_cast<double>(shot.ticks.last - shot.ticks.first);
            return shot.isHit ? std::optional(Occurrence{shot.ticks, ticks, *shot.isHit})
                              : std::nullopt;
        },
        [](std::string part, std::vector<Occurrence> found) {
            return shareOf("hit_share", std::move(part), std::move(found));
        },
        figures);
    appendByMeans(
        player,
        [](const AimedShot &shot) {
            const TickRange tick{shot.ticks.first, shot.ticks.first};
            return shot.offBy ? std::optional(Occurrence{tick, *shot.offBy}) : std::nullopt;
        },
        [](std::string part, std::vector<Occurrence> found) {
            return medianFigure("aim_offset", std::move(part), std::move(found), FineDegreesInBar);
        },
        figures);
}

Figure firstShots(const PlayerMaterial &player, const TimeBase &time)
{
    std::vector<Occurrence> found;
    for (const TickRange &ticks : player.firstShots) {
        const std::chrono::duration<double, std::milli> way = time.timeAt(ticks.last)
                                                              - time.timeAt(ticks.first);
        if (way.count() <= LatestFirstShot)
            found.push_back({ticks, way.count()});
    }
    return medianFigure("view_to_shot", {}, std::move(found), FirstShotBarWidth);
}

Figure turnsOntoPlayers(const PlayerMaterial &player)
{
    std::vector<Occurrence> found;
    for (const SuddenTurn &turn : player.turns)
        found.push_back({turn.ticks, turn.degrees, turn.endsOnPlayer});
    Figure figure = shareOf("turns_onto_players", {}, std::move(found), DegreesInBar);
    figure.barUnit = FigureUnit::Degrees;
    return figure;
}

Figure aimTracking(const PlayerMaterial &player)
{
    constexpr double TicksInBar = 5;
    std::vector<Occurrence> found;
    for (const TickRange &ticks : player.tracked)
        found.push_back({ticks, static_cast<double>(ticks.last - ticks.first + 1)});
    return medianFigure("aim_tracking", {}, std::move(found), TicksInBar);
}

void appendJumpFigures(const PlayerMaterial &player, std::vector<Figure> &figures)
{
    std::vector<Occurrence> jumps;
    std::vector<Occurrence> settled;
    for (const AimJump &jump : player.aimJumps) {
        jumps.push_back({{jump.tick, jump.tick}, jump.degrees, true});
        if (jump.settledAfter)
            settled.push_back({{jump.tick, jump.tick + *jump.settledAfter},
                               static_cast<double>(*jump.settledAfter),
                               true});
    }
    Figure figure = shareOf("aim_jumps", {}, std::move(jumps), DegreesInBar);
    // Movements that are no jumps are counted only.
    figure.samples = player.aimMoves;
    judgeSamples(figure);
    figure.barUnit = FigureUnit::Degrees;
    figures.push_back(std::move(figure));
    figures.push_back(medianFigure("aim_settle", {}, std::move(settled)));
}

} // namespace

void appendAimFigures(const PlayerMaterial &player, const TimeBase &time,
                      std::vector<Figure> &figures)
{
    appendJumpFigures(player, figures);
    appendShotFigures(player, figures);
    figures.push_back(firstShots(player, time));
    figures.push_back(turnsOntoPlayers(player));
    figures.push_back(aimTracking(player));
}

} // namespace tickscope::figure_making
