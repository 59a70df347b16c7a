// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QRectF>

#include "ui/document/document.h"
#include "ui/strip/time_scale.h"
#include "ui/timeline/timeline_content.h"

class QPainter;
/// What strips show of how the recording is known: guesses, and what is at hand of it.

namespace tickscope {

/// Ticks in which what is rebuilt of the selected player, else of anybody, is only a guess.
[[nodiscard]] std::vector<TickRange> guessedTicks(const Document &document);

/// Hatches them over the whole height of \a plot.
void paintGuesses(QPainter &painter, const Document &document, const TimeScale &scale,
                  const QRectF &plot);

/// Draws what is at hand of a remote recording as a thin bar on the lower edge of \a plot.
/// Nothing for recordings on this machine.
void paintBuffered(QPainter &painter, const Document &document, const TimeScale &scale,
                   const QRectF &plot);

struct StripText;

/// Where the parts of the zooming strip lie. All rectangles in widget pixels.
struct TimelineLayout {
    QRectF titles; ///< Left column with the lanes' titles.
    QRectF axis;   ///< Of the plot, right of the titles.
    QRectF plot;   ///< Axis and lanes.
    double laneHeight = 0;
    std::size_t laneCount = 0;

    /// \param titleWidth  of the left column in pixels.
    [[nodiscard]] static TimelineLayout of(QSizeF size, double titleWidth, double axisHeight,
                                           std::size_t laneCount);
    /// Number of the lane at \a y; nothing above the first.
    [[nodiscard]] std::optional<std::size_t> laneAt(double y) const;
    [[nodiscard]] QRectF lane(std::size_t number) const;
};

/// From the left edge of a lane to the note why it is empty.
inline constexpr double NoteIndent = 8;

/// Width of the left column, the same for overview and lanes, so that they align.
[[nodiscard]] double timelineTitleWidth(const QFont &font);
/// That of what stands beside rows and on axes.
[[nodiscard]] QFont smallerFont(const QFont &font);

/// Draws the parts that do not move with the head.
void paintTimeline(QPainter &painter, const TimelineContent &content, const TimelineLayout &layout);
/// Draws the whole recording in \a plot.
void paintOverview(QPainter &painter, const TimelineContent &content, const QRectF &plot);
/// \a color, by \a share as opaque as it could be.
[[nodiscard]] QColor faded(QColor color, double share);
/// What of \a span is in \a plot, as high as that.
[[nodiscard]] QRectF spanRect(const PixelSpan &span, const QRectF &plot);
/// Texts of a strip, in the painter's colour.
void paintStripTexts(QPainter &painter, const std::vector<StripText> &texts);
/// Dots below what comes from checkpoints of our own.
void paintRebuilt(QPainter &painter, const std::vector<PixelSpan> &spans, const QRectF &plot);
/// The line and the sign of \a marker.
void paintMarker(QPainter &painter, const MarkerFlag &marker, const QRectF &plot, double signTop);
/// A hatch over what is damaged, with the number of ticks that are lost.
void paintDamaged(QPainter &painter, const std::vector<DamagedSpan> &spans, const QRectF &plot);
/// The line of the pointer down to \a bottom.
void paintPointer(QPainter &painter, double x, double bottom);
/// Marks \a row, as wide as its title: the keyboard is there.
void paintCurrentRow(QPainter &painter, const QRectF &row);
/// The head's line from top to bottom of \a plot at \a x in widget pixels.
void paintHead(QPainter &painter, double x, const QRectF &plot);

} // namespace tickscope
