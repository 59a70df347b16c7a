// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_mouse_handler.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/strip/strip_input.h"

namespace tickscope {

void TapeMouseHandler::press(const QMouseEvent &event, const TapeRow *row)
{
    const double x = m_layout.plotX(event.position());
    const bool isOnTitle = (row && isTitle(*row)) || x < 0;
    if (event.button() != Qt::LeftButton || !isOnTitle)
        m_mouse.press(event, x, m_layout.scale());
    else if (row && row->lane->isPerson())
        m_document->selection().selectPlayer(row->lane->who);
}

void TapeMouseHandler::doubleClick(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton && m_layout.plotX(event.position()) >= 0)
        fitStrip(m_document->playback(), m_layout.scale());
}

bool TapeMouseHandler::turnWheel(const QWheelEvent &event, bool canScroll)
{
    const bool isForRows = !WheelTurn::of(event).isSideways
                           && !(event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier));
    if (isForRows && canScroll)
        return false;
    m_mouse.turnWheel(event, m_layout.plotX(event.position()), m_layout.scale());
    return true;
}

} // namespace tickscope
