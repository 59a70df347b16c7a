// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_mouse_handler.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/strip/strip_input.h"

namespace tickscope {

void TapeMouseHandler::press(const QMouseEvent &event, const TapeRow *row)
{
    const double x = m_layout.plotX(event.position());
    Playback &playback = m_document->playback();
    if (event.button() == Qt::MiddleButton) {
        m_drag = std::make_unique<PanDrag>(playback, x, m_layout.scale());
    } else if (event.button() == Qt::LeftButton && ((row && isTitle(*row)) || x < 0)) {
        if (row && row->lane->who.client != NoClient)
            m_document->selection().selectPlayer(row->lane->who);
    } else if (event.button() == Qt::LeftButton) {
        m_drag = std::make_unique<ScrubDrag>(playback);
        move(event.position());
    }
}

void TapeMouseHandler::move(QPointF place)
{
    m_drag->moveTo({m_layout.plotX(place)}, m_layout.scale());
}

void TapeMouseHandler::doubleClick(const QMouseEvent &event)
{
    if (event.button() == Qt::LeftButton && m_layout.plotX(event.position()) >= 0)
        fitStrip(m_document->playback(), m_layout.scale());
}

bool TapeMouseHandler::turnWheel(const QWheelEvent &event, bool canScroll)
{
    const WheelTurn turn = WheelTurn::of(event);
    Playback &playback = m_document->playback();
    if (turn.isSideways || (event.modifiers() & Qt::ShiftModifier))
        panStrip(playback, m_layout.scale(), turn);
    else if ((event.modifiers() & Qt::ControlModifier) || !canScroll)
        zoomStrip(playback, m_layout.scale(), turn, m_layout.plotX(event.position()));
    else
        return false;
    return true;
}

} // namespace tickscope
