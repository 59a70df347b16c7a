// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_mouse_handler.h"

#include "ui/strip/strip_input.h"

#include <QMouseEvent>
#include <QWheelEvent>

namespace tickscope {

void PlotMouseHandler::press(const QMouseEvent &event, double x, const TimeScale &scale)
{
    if (event.button() == Qt::MiddleButton) {
        m_drag = std::make_unique<PanDrag>(m_document->playback(), x, scale);
    } else if (event.button() == Qt::LeftButton && x >= 0) {
        m_drag = std::make_unique<ScrubDrag>(m_document->playback());
        move(x, scale);
    }
}

void PlotMouseHandler::turnWheel(const QWheelEvent &event, double x, const TimeScale &scale)
{
    const WheelTurn turn = WheelTurn::of(event);
    if (turn.isSideways || (event.modifiers() & Qt::ShiftModifier))
        panStrip(m_document->playback(), scale, turn);
    else
        zoomStrip(m_document->playback(), scale, turn, x);
}

} // namespace tickscope
