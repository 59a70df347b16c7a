// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointer>
#include <QUndoCommand>

#include "ui/timeline/lanes/lane.h"

namespace tickscope {

class TimelinePanel;

/// A change of the lanes that can be undone.
class LaneStep : public QUndoCommand
{
public:
    LaneStep(TimelinePanel &panel, std::vector<Lane> after, const QString &what);

    void undo() override;
    void redo() override;

private:
    QPointer<TimelinePanel> m_panel; ///< The history may outlive it.
    std::vector<Lane> m_before;
    std::vector<Lane> m_after;
};

} // namespace tickscope
