// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QString>

#include "core/analysis/tape/input_tape.h"
#include "ui/tape/tape_rows.h"
#include "ui/timeline/timeline_content.h"

namespace tickscope {

/// What \a row shows in the first of \a pieces that has it; null if none has.
[[nodiscard]] const InputTrack *trackOf(const TapePieces &pieces, const TapeRow &row);
/// Runs of one row over all of \a pieces, only those of its lane's person; those that a cut
/// parted are one again.
[[nodiscard]] std::vector<InputRun> runsOf(const TapePieces &pieces, const TapeRow &row);
/// Adds what of \a run is within \a ticks to \a all, and to the last of them where it goes on.
void appendWithin(std::vector<InputRun> &all, const InputRun &run, TickRange ticks);
/// When that source has values.
[[nodiscard]] std::vector<InputRun> presenceOf(const TapePieces &pieces, const TapeRow &row);

/// When \a row and \a other have different values, or aim elsewhere, of what is known of both.
[[nodiscard]] std::vector<TickRange> differencesOf(const TapePieces &pieces, const TapeRow &row,
                                                   const TapeRow &other);

/// An aim that stands from \a first to \a last, both included.
struct AimRun {
    Tick first;
    Tick last;
    float angle = 0; ///< Radians as in AimSample.
};
[[nodiscard]] std::vector<AimRun> aimOf(const TapePieces &pieces, const TapeRow &row);

/// A run in pixels.
struct TapeBar {
    PixelSpan pixels;
    std::int64_t value = 0;
    QString label; ///< Where it fits; else empty.
};

/// One pixel column of a stretch whose ticks are narrower than a pixel: which share of
/// it, from 0 to 1, something was pressed. Half the time held is half the height.
struct TapeColumn {
    float above = 0; ///< Values over 0; of marks how many there are, logarithmic.
    float below = 0; ///< Values under 0.
};

/// Stretch of angles within one pixel column, as shares of the height from the top.
struct AimBand {
    double x = 0;
    double top = 0;
    double bottom = 0;
};

/// What a row shows, in pixels from the left edge of the plot.
struct TapeRowContent {
    InputTrackKind kind = InputTrackKind::Presses;
    std::vector<PixelSpan> present;
    std::vector<TapeBar> bars;       ///< All runs while ticks are wide, else those with a label.
    std::vector<TapeColumn> columns; ///< Empty while ticks are a pixel wide or wider.
    std::vector<AimBand> aim;        ///< One for each column while ticks are narrow.
    std::vector<std::vector<std::pair<double, double>>> curve; ///< x and share of height; else.
    std::vector<double> borders; ///< Where the lane's person comes or goes.
    bool hasNegative = false;    ///< Some value is under 0: the row has two halves.
};

/// Pixels of a text in the font of the rows.
using LabelWidth = std::function<double(const QString &)>;

/// Where \a row stands in \a scale; see TapeRowContent.
[[nodiscard]] TapeRowContent makeRowContent(const TapePieces &pieces, const TapeRow &row,
                                            const TimeScale &scale, const TimeBase &base,
                                            const LabelWidth &labelWidth);

/// Whether single ticks are narrower than a pixel, so that columns show shares.
[[nodiscard]] bool isAggregated(const TimeScale &scale, const TimeBase &base);

} // namespace tickscope
