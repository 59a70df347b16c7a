// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/lanes/lane_ticks.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

/// What the timeline shows at \a position, in pixels of the widget: what to do
/// with a title, or the whole of a text that is cut. In the plot the hover card
/// speaks of the rest.
[[nodiscard]] QString timelineHint(QPointF position, const TimelineContent &content,
                                   const TimelineLayout &layout, const LaneTicks &ticks,
                                   const QFont &font);

} // namespace tickscope
