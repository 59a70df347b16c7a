// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "ui/document/document.h"
#include "ui/strip/time_scale.h"

class QPainter;

namespace tickscope {

/// Draws what is at hand of a remote recording as a thin bar on the lower edge of \a plot.
/// Nothing for recordings on this machine.
void paintBuffered(QPainter &painter, const Document &document, const TimeScale &scale,
                   const QRectF &plot);

} // namespace tickscope
