// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view_state.h"

#include <QAction>

#include "ui/actions.h"
#include "ui/world/world_view.h"

namespace tickscope {

void showViewState(const Actions &actions, WorldView &world)
{
    const auto check = [&actions](const char *id, bool isChecked) {
        QAction *action = actions.action(QString::fromLatin1(id));
        action->setChecked(isChecked);
        return action;
    };
    const auto checkPlane = [&](const char *id, ViewPlane plane) {
        check(id, world.plane() == plane)->setEnabled(world.hasHeights());
    };
    checkPlane("view.plane.top", ViewPlane::Top);
    checkPlane("view.plane.front", ViewPlane::Front);
    checkPlane("view.plane.side", ViewPlane::Side);

    check("view.entities", world.areEntitiesVisible());
    check("view.miniMap", world.isMiniMapVisible());
    check("view.hud", world.isHudVisible());
    check("view.scoreboard", world.isScoreboardVisible());

    const TrackLayers &tracks = world.tracks();
    check("view.trails.off", tracks.trails() == TrackLayers::Trails::Off);
    check("view.trails.recent", tracks.trails() == TrackLayers::Trails::Recent);
    check("view.trails.whole", tracks.trails() == TrackLayers::Trails::Whole);
    check("view.heat.off", tracks.heat() == TrackLayers::Heat::Off);
    check("view.heat.selected", tracks.heat() == TrackLayers::Heat::Selected);
    check("view.heat.all", tracks.heat() == TrackLayers::Heat::All);
}

} // namespace tickscope
