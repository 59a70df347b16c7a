// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// How much one case may hold: reports come from bots and strangers. Each with its reason.
namespace tickscope::review::limits {

/// Characters of one text. A pasted server log of a day has less.
inline constexpr qsizetype Text = 4 << 20;
/// Names, tags, colours: what is shown on one line.
inline constexpr qsizetype Line = 4096;
/// Bytes of a note's picture: four times a screen of 4K as PNG.
inline constexpr qsizetype Picture = 32 << 20;
/// Recordings, accused, names of one, tags, pieces of evidence of one aspect.
inline constexpr qsizetype Rows = 1000;
/// Cases of one answer; more are asked for in turn.
inline constexpr int Cases = 1000;
/// Bytes of a file with reports.
inline constexpr qint64 Import = 64 << 20;

/// Markers of one file, and characters of the name and the text of each: far more than people
/// write.
inline constexpr int Markers = 100'000;
inline constexpr qsizetype MarkerName = 1000;
inline constexpr qsizetype MarkerText = 1 << 20;

/// Ticks, before and behind 0: those of real recordings have fewer digits, and sums of two stay far
/// from overflowing.
inline constexpr qint64 HighestTick = qint64{1} << 52;

} // namespace tickscope::review::limits
