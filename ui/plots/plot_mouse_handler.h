// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/document/active_document.h"
#include "ui/document/document.h"
#include "ui/strip/strip_input.h"

class QMouseEvent;
class QWheelEvent;

namespace tickscope {

/// What the mouse does with the graphs: seeking, scrubbing, panning, zooming. Each call has the
/// scale of the present, and x in pixels from the left edge of the plot.
class PlotMouseHandler
{
public:
    explicit PlotMouseHandler(ActiveDocument &document)
        : m_document(document)
    {
    }

    /// Whether something is dragged.
    [[nodiscard]] bool holds() const { return m_drag != nullptr; }
    void press(const QMouseEvent &event, double x, const TimeScale &scale);
    void move(double x, const TimeScale &scale) { m_drag->moveTo({x}, scale); }
    void release() { m_drag.reset(); }
    void turnWheel(const QWheelEvent &event, double x, const TimeScale &scale);

private:
    ActiveDocument &m_document;
    std::unique_ptr<StripDrag> m_drag; ///< Null while nothing is dragged.
};

} // namespace tickscope
