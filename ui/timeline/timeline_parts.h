// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/accessible/accessible_source.h"
#include "ui/document/active_document.h"
#include "ui/document/document.h"

namespace tickscope {

class TimelineStrip;

/// The stretch in view for assistive technology: each lane with its events, grouped by time where
/// they are many, then markers and damaged places. There must be an index.
[[nodiscard]] std::vector<AccessiblePart> timelineParts(ActiveDocument &document,
                                                        const TimelineStrip &strip);

/// "0:10 to 0:20 of 1:07 in view".
[[nodiscard]] QString timeInViewText(const Document &document);

/// Key of the part of a lane; empty without one.
[[nodiscard]] QString lanePartKey(const QString &laneId);

} // namespace tickscope
