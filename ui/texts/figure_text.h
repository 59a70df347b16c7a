// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include <QString>

#include "core/facts/figures.h"
#include "core/model/state/schema.h"

namespace tickscope {

/// A text of the core about figures, in the language of the window.
[[nodiscard]] QString factText(const char *english);

/// "84.9 %", "10 ticks", "3"; "–" for nothing.
[[nodiscard]] QString figureValue(const FigureKind &kind, const std::optional<double> &value);
/// The same of a figure itself: says where there are too few samples.
[[nodiscard]] QString figureValue(const Figure &figure);
/// "80.0 % – 88.8 %"; empty for none.
[[nodiscard]] QString figureInterval(const Figure &figure);
/// "252", "252 + 3 guessed".
[[nodiscard]] QString figureSamples(const Figure &figure);
/// Title of the kind, or the part.
[[nodiscard]] QString figureTitle(const Figure &figure);
/// "10 ticks", "45–60 degrees".
[[nodiscard]] QString barText(const Figure &figure, const Bar &bar);
/// The same from \a first to \a last: "9–11 ticks".
[[nodiscard]] QString barsText(const Figure &figure, const Bar &first, const Bar &last);
/// How much of all stands on that bar of its histogram: "10 ticks: 170 (67.5 %)".
[[nodiscard]] QString barShare(const Figure &figure, const Bar &bar);
/// First and last of some bars side by side.
using BarSpan = std::pair<std::size_t, std::size_t>;
/// Of a share, the bars that count; all others do not. Nothing where they lie apart, or values of
/// one bar differ in it. Needs the occurrences.
[[nodiscard]] std::optional<BarSpan> hitBars(const Figure &figure);
/// What stands above the highest bar: of a share what counts, "9–11 ticks: 214 of 252 (84.9%)";
/// else barShare() of that bar. There must be one.
[[nodiscard]] QString plotLabel(const Figure &figure, const std::optional<BarSpan> &hits);
/// A value of an occurrence, with its unit.
[[nodiscard]] QString occurrenceValue(const Figure &figure, double value, const GameLength &length);

/// The figure of others together, from the least to the greatest of each, and how many they are:
/// "81.3% (34–87.7%; 9 players)".
[[nodiscard]] QString othersTogether(const ComparedFigure &compared);

/// The lowest and the highest figure of other players, who are called as at \a tick: "others from
/// 34% (Carol #0) to 86.7% (npc01 #6)". Empty with less than two.
[[nodiscard]] QString othersText(const ComparedFigure &compared, const PlayerTable &players,
                                 Tick tick);

/// What the figure counts, innocent reasons and limits, and the figures of everybody else, in lines
/// of plain text.
[[nodiscard]] QString figureStatement(const ComparedFigure &compared, const PlayerTable &players,
                                      Tick tick);

} // namespace tickscope
