// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/facts/fact_material.h"
#include "core/facts/figures.h"

/// How figures are put together. For the files of this folder.
namespace tickscope::figure_making {

/// The share of hits among what was found, with a histogram of the values in bars of \a width.
[[nodiscard]] Figure shareOf(std::string_view id, std::string part, std::vector<Occurrence> found,
                             double width = 1);

/// The median of the values, with a histogram.
[[nodiscard]] Figure medianFigure(std::string_view id, std::string part,
                                  std::vector<Occurrence> found, double width = 1);

/// Value and interval of a share or count, by its samples and hits.
void judgeSamples(Figure &figure);

/// Begins of all presses of keys and buttons, by tick.
[[nodiscard]] std::vector<Tick> pressStarts(const PlayerMaterial &player);

/// Number of the stretch of PlayerMaterial::covered with \a tick, or of the one behind it.
[[nodiscard]] std::size_t stretchOf(const std::vector<TickRange> &covered, Tick tick);

/// Bars of a histogram at most.
inline constexpr std::size_t MostBars = 100;

void appendRhythmFigures(const PlayerMaterial &player, std::vector<Figure> &figures);
void appendReactionFigures(const PlayerMaterial &player, const TimeBase &time,
                           std::vector<Figure> &figures);
void appendAimFigures(const PlayerMaterial &player, const TimeBase &time,
                      std::vector<Figure> &figures);
/// \param farthest  FactMaterial::farthestMove
void appendMovementFigures(const PlayerMaterial &player, double farthest,
                           std::vector<Figure> &figures);
void appendSameInputsFigures(const FactMaterial &material, int player,
                             std::vector<Figure> &figures);
void appendFileFigures(const FactMaterial &material, std::vector<Figure> &figures);

} // namespace tickscope::figure_making
