// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/strip/strip_input.h"
#include "ui/tape/tape_layout.h"

class QMouseEvent;
class QWheelEvent;

namespace tickscope {

/// What the mouse does with the tape: seeking, scrubbing, panning, zooming, and selecting the
/// player whose name is pressed.
class TapeMouseHandler
{
public:
    TapeMouseHandler(ActiveDocument &document, const TapeLayout &layout)
        : m_document(document)
        , m_layout(layout)
        , m_mouse(document)
    {
    }

    /// Whether something is dragged.
    [[nodiscard]] bool holds() const { return m_mouse.holds(); }
    /// \param row  under the pointer; may be null.
    void press(const QMouseEvent &event, const TapeRow *row);
    void move(QPointF place) { m_mouse.move(m_layout.plotX(place), m_layout.scale()); }
    void release() { m_mouse.release(); }
    void doubleClick(const QMouseEvent &event);
    /// \param canScroll  whether rows are out of view. Returns false where they shall scroll.
    bool turnWheel(const QWheelEvent &event, bool canScroll);

private:
    ActiveDocument &m_document;
    const TapeLayout &m_layout;
    StripMouse m_mouse;
};

} // namespace tickscope
