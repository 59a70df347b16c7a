// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

#include "ui/tape/tape_content.h"
#include "ui/texts/player_text.h"

class QPainter;

namespace tickscope {

/// Where the parts of the tape lie, in pixels of the viewport.
struct TapeGeometry {
    QRectF titles; ///< Left column with the names of inputs.
    QRectF axis;   ///< Of the plot, above the rows.
    QRectF plot;   ///< Rows, right of the titles and below the axis.

    /// \param titleWidth  the one of the timeline, so that both plots align.
    [[nodiscard]] static TapeGeometry of(QSizeF size, double titleWidth, double axisHeight);
};

/// How a lane is named.
struct LaneTitle {
    PlayerTitle who;
    QColor color;
    bool isSelected = false;
};

/// Draws axis and lines of time behind the rows.
void paintTapeAxis(QPainter &painter, const std::vector<AxisLine> &lines,
                   const TapeGeometry &geometry);
/// Draws the title of a lane or source in \a area, the width of the whole view.
void paintTapeTitle(QPainter &painter, const TapeRow &row, const LaneTitle &lane,
                    const QRectF &area, double titleWidth);
/// Draws one input; \a area has the row's height and the width of the whole view.
void paintTapeRow(QPainter &painter, const TapeRow &row, const TapeRowContent &content,
                  const QColor &laneColor, const QRectF &area, double titleWidth);
/// Draws a line below \a row of that plot, where what it shows is not what is compared with it.
void paintTapeDifferences(QPainter &painter, const std::vector<PixelSpan> &spans,
                          const QRectF &row);
/// Draws what is not read yet over \a plot.
void paintTapeUnread(QPainter &painter, const std::vector<PixelSpan> &spans, const QRectF &plot);

} // namespace tickscope
