// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/view/lane_step.h"

#include "ui/timeline/view/timeline_panel.h"

namespace tickscope {

LaneStep::LaneStep(TimelinePanel &panel, std::vector<Lane> after, const QString &what)
    : QUndoCommand(what)
    , m_panel(&panel)
    , m_before(panel.lanes())
    , m_after(std::move(after))
{
}

void LaneStep::undo()
{
    if (m_panel)
        m_panel->setLanes(m_before);
}

void LaneStep::redo()
{
    if (m_panel)
        m_panel->setLanes(m_after);
}

} // namespace tickscope
