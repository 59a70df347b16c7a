// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/timeline/lanes/lane.h"

namespace tickscope {

/// What can be done with lanes: hiding, colour, order, and lanes of one's own.
class LaneMenu : public QMenu
{
    Q_OBJECT

public:
    /// \param lanes   all there are, shown or not.
    /// \param laneId  the one under the pointer; empty for none.
    /// \param index   whose kinds can have a lane; null without a recording.
    LaneMenu(std::vector<Lane> lanes, const QString &laneId, const Index *index, QWidget *parent);

signals:
    void lanesChosen(const std::vector<tickscope::Lane> &lanes);
    /// A lane of the events with a text, which has still to be asked for.
    void textLaneWanted();

private:
    void addLaneActions(std::size_t at);
    void addColors(std::size_t at);
    void addOrder(std::size_t at);
    void addShownLanes();
    void addNewLanes(const Index *index);

    std::vector<Lane> m_lanes;
};

} // namespace tickscope
