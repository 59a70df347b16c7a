// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/commands/command_set.h"

namespace tickscope {

/// What can be done at a place of the timeline: going there, loop, range, markers.
class PlaceMenu : public QMenu
{
    Q_OBJECT

public:
    /// \param timeline  has the commands of the timeline; it must live longer.
    /// \param marker    the one under the pointer, if any.
    PlaceMenu(ActiveDocument &document, CommandSet &timeline, Tick tick,
              const std::optional<Annotation> &marker, QWidget *parent);

private:
    void addLoopActions(Tick tick);
    void addRangeActions();
    void addMarkerActions(Tick tick, const std::optional<Annotation> &marker);

    ActiveDocument &m_document;
    CommandSet &m_timeline;
};

} // namespace tickscope
