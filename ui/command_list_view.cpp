// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the View menu; the others stand in command_list.cpp.
#include "ui/actions.h"
#include "ui/command_keys.h"

namespace tickscope {

void Actions::addViewCommands()
{
    const auto add = [this](Command command) {
        command.group = CommandGroup::View;
        m_commands.push_back(std::move(command));
    };
    add({.id = "view.recorder",
         .text = tr("Recorder's view"),
         .shortcuts = keys({"C"}),
         .toolTip = tr("Show what the recording person saw"),
         .icon = {},
         .handler = m_window.showRecorderView});
    add({.id = "view.fitPlayers",
         .text = tr("All players"),
         .shortcuts = keys({"F"}),
         .toolTip = tr("Keep all players in the picture"),
         .icon = "fit-players",
         .handler = m_window.fitPlayers});
    add({.id = "view.fitMap",
         .text = tr("Whole map"),
         .shortcuts = keys({"W"}),
         .toolTip = {},
         .icon = "fit-map",
         .handler = m_window.fitMap});
    add({.id = "view.entities",
         .text = tr("Show entities"),
         .shortcuts = keys({"Shift+E"}),
         .toolTip = tr("Show over the picture of the map what its tiles do to players"),
         .icon = {},
         .handler = m_window.toggleEntities,
         .isCheckable = true});
    add({.id = "view.miniMap",
         .text = tr("Mini-map"),
         .shortcuts = keys({"Shift+M"}),
         .toolTip = tr("Show the whole map small in the corner, while the view shows a part of it"),
         .icon = {},
         .handler = m_window.toggleMiniMap,
         .isCheckable = true});
    add({.id = "view.hud",
         .text = tr("Chat, kills and clock"),
         .shortcuts = keys({"Shift+C"}),
         .toolTip = tr("Show over the picture what is said, who dies, and the time"),
         .icon = {},
         .handler = m_window.toggleHud,
         .isCheckable = true});
    add({.id = "view.scoreboard",
         .text = tr("Scoreboard"),
         .shortcuts = keys({"S"}),
         .toolTip = tr("Show over the picture who plays, with scores"),
         .icon = {},
         .handler = m_window.toggleScoreboard,
         .isCheckable = true});
    add({.id = "view.followSelected",
         .text = tr("Follow selected player"),
         .shortcuts = keys({"V"}),
         .toolTip = tr("Keep the selected player in the middle of the picture; again: stop"),
         .icon = "follow",
         .handler = m_window.followSelected,
         .beginsSection = true});
    add({.id = "view.followUnderPointer",
         .text = tr("Follow player under pointer"),
         .shortcuts = keys({"U"}),
         .toolTip = tr("Select and follow the player under the mouse pointer"),
         .icon = {},
         .handler = m_window.followUnderPointer});
    add({.id = "view.followNext",
         .text = tr("Follow next player"),
         .shortcuts = keys({"E"}),
         .toolTip = {},
         .icon = {},
         .handler = [this] { m_window.followNext(1); }});
    add({.id = "view.followPrevious",
         .text = tr("Follow previous player"),
         .shortcuts = keys({"Q"}),
         .toolTip = {},
         .icon = {},
         .handler = [this] { m_window.followNext(-1); }});
    add({.id = "view.stopFollowing",
         .text = tr("Free camera"),
         .shortcuts = keys({"Shift+F"}),
         .toolTip = tr("Follow nobody"),
         .icon = "camera-free",
         .handler = m_window.stopFollowing});
    const auto addPlane = [&](const char *id, const QString &text, const char *key, ViewPlane plane,
                              const QString &toolTip) {
        add({.id = id,
             .text = text,
             .shortcuts = keys({key}),
             .toolTip = toolTip,
             .icon = {},
             .handler = [this, plane] { m_window.setPlane(plane); },
             .needsRecording = false, // a recording with heights; the window knows
             .isCheckable = true});
    };
    addPlane("view.plane.top", tr("From above"), "Ctrl+1", ViewPlane::Top,
             tr("Show the world from above"));
    addPlane("view.plane.front", tr("From the front"), "Ctrl+2", ViewPlane::Front,
             tr("Show the world from the front, heights upwards"));
    addPlane("view.plane.side", tr("From the side"), "Ctrl+3", ViewPlane::Side,
             tr("Show the world from the right, heights upwards"));
    addTrackCommands();
    add({.id = "view.zoomIn",
         .text = tr("Zoom in"),
         .shortcuts = keys({"+", "Ctrl++", "Ctrl+="}),
         .toolTip = {},
         .icon = "zoom-in",
         .handler = m_window.zoomIn,
         .beginsSection = true});
    add({.id = "view.zoomOut",
         .text = tr("Zoom out"),
         .shortcuts = keys({"-", "Ctrl+-"}),
         .toolTip = {},
         .icon = "zoom-out",
         .handler = m_window.zoomOut});
    add({.id = "timeline.fit",
         .text = tr("Whole timeline"),
         .shortcuts = keys({"Z"}),
         .toolTip = tr("Show the whole recording on the timeline"),
         .icon = "timeline",
         .handler = m_window.fitTimeline});
    add({.id = "view.showSecrets",
         .text = tr("Show secrets"),
         .shortcuts = {},
         .toolTip = tr("Show passwords and the like in clear until this recording is closed"),
         .icon = {},
         .handler = [this] { m_document.setShowsSecrets(!m_document.showsSecrets()); },
         .beginsSection = true,
         .isCheckable = true});
    add({.id = "view.fullScreen",
         .text = tr("Full screen"),
         .shortcuts = keys({"F11"}),
         .toolTip = {},
         .icon = {},
         .handler = m_window.fullScreen,
         .beginsSection = true,
         .needsRecording = false});
    add({.id = "view.resetLayout",
         .text = tr("Reset layout"),
         .shortcuts = {},
         .toolTip = tr("Put all panels back where they were at first"),
         .icon = {},
         .handler = m_window.resetLayout,
         .needsRecording = false});
}

void Actions::addTrackCommands()
{
    using Trails = TrackLayers::Trails;
    using Heat = TrackLayers::Heat;
    const auto add = [this](const char *id, const QString &text, const char *key,
                            const QString &toolTip, std::function<void()> handler) {
        m_commands.push_back({.id = id,
                              .group = CommandGroup::View,
                              .text = text,
                              .shortcuts = keys({key}),
                              .toolTip = toolTip,
                              .icon = {},
                              .handler = std::move(handler),
                              .isCheckable = true});
    };
    const auto addTrails = [&](const char *id, const QString &text, const char *key, Trails trails,
                               const QString &toolTip) {
        add(id, text, key, toolTip, [this, trails] { m_window.setTrails(trails); });
    };
    addTrails("view.trails.off", tr("No trails"), "Ctrl+Shift+T", Trails::Off,
              tr("Show no trails"));
    addTrails("view.trails.recent", tr("Trails of 10 seconds"), "T", Trails::Recent,
              tr("Show where everybody came from, coloured by speed; a click goes there"));
    addTrails("view.trails.whole", tr("Trail of the whole run"), "Shift+T", Trails::Whole,
              tr("Show the whole way of the selected player, coloured by speed; a click goes "
                 "there"));
    const auto addHeat = [&](const char *id, const QString &text, const char *key, Heat heat,
                             const QString &toolTip) {
        add(id, text, key, toolTip, [this, heat] { m_window.setHeat(heat); });
    };
    addHeat("view.heat.off", tr("No heat map"), "Ctrl+Shift+H", Heat::Off, tr("Show no heat map"));
    addHeat("view.heat.selected", tr("Heat map of the selected player"), "Shift+H", Heat::Selected,
            tr("Show where the selected player stayed, in the selected range or at all"));
    addHeat("view.heat.all", tr("Heat map of all players"), "H", Heat::All,
            tr("Show where players stayed, in the selected range or at all"));
}

} // namespace tickscope
