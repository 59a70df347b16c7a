// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/world_commands.h"

#include <QMenu>
#include <QSettings>

#include "ui/commands/command_keys.h"
#include "ui/settings_keys.h"
#include "ui/world/world_view.h"

namespace tickscope {

WorldCommands::WorldCommands(WorldView &world, Document &document)
    : QObject(&world)
    , m_world(world)
    , m_commands(this, document)
{
    addCamera();
    addOverlays();
    addFollowing();
    addPlanes();
    addTracks();
    addPicture();
    connect(&world, &WorldView::viewChanged, &m_commands, qOverload<>(&CommandSet::refresh));
    connect(&world.tracks(), &TrackLayers::changed, &m_commands, qOverload<>(&CommandSet::refresh));
}

void WorldCommands::addCamera()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.recorder",
         .text = tr("Recorder's view"),
         .shortcuts = keys({"C"}),
         .handler = [this] { m_world.showRecorderView(); },
         .place = {MenuName::View, 100},
         .toolTip = tr("Show what the recording person saw"),
         .isChecked = [this] { return m_world.view() == WorldView::View::Recorder; }});
    add({.id = "view.fitPlayers",
         .text = tr("All players"),
         .shortcuts = keys({"F"}),
         .handler = [this] { m_world.fitPlayers(); },
         .place = {MenuName::View, 110},
         .toolTip = tr("Keep all players in the picture"),
         .icon = "fit-players",
         .isChecked = [this] { return m_world.view() == WorldView::View::Players; }});
    add({.id = "view.fitMap",
         .text = tr("Whole map"),
         .shortcuts = keys({"W"}),
         .handler = [this] { m_world.fitMap(); },
         .place = {MenuName::View, 120},
         .icon = "fit-map",
         .isChecked = [this] { return m_world.view() == WorldView::View::Map; }});
    add({.id = "view.stopFollowing",
         .text = tr("Free camera"),
         .shortcuts = keys({"Shift+F"}),
         .handler = [this] { m_world.setFreeCamera(); },
         .place = {MenuName::View, 240},
         .toolTip = tr("Follow nobody"),
         .icon = "camera-free",
         .isChecked = [this] { return m_world.view() == WorldView::View::Free; }});
}

void WorldCommands::addFollowing()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.followSelected",
         .text = tr("Follow selected player"),
         .shortcuts = keys({"V"}),
         .handler = [this] { m_world.followSelected(); },
         .place = {MenuName::View, 200},
         .toolTip = tr("Keep the selected player in the middle of the picture; again: stop"),
         .icon = "follow"});
    add({.id = "view.followUnderPointer",
         .text = tr("Follow player under pointer"),
         .shortcuts = keys({"U"}),
         .handler = [this] { m_world.followUnderPointer(); },
         .place = {MenuName::View, 210},
         .toolTip = tr("Select and follow the player under the mouse pointer")});
    add({.id = "view.followNext",
         .text = tr("Follow next player"),
         .shortcuts = keys({"E"}),
         .handler = [this] { m_world.followNext(1); },
         .place = {MenuName::View, 220}});
    add({.id = "view.followPrevious",
         .text = tr("Follow previous player"),
         .shortcuts = keys({"Q"}),
         .handler = [this] { m_world.followNext(-1); },
         .place = {MenuName::View, 230}});
    add({.id = "view.zoomIn",
         .text = tr("Zoom in"),
         .shortcuts = keys({"+", "Ctrl++", "Ctrl+="}),
         .handler = [this] { m_world.zoomIn(); },
         .place = {MenuName::View, 300},
         .icon = "zoom-in"});
    add({.id = "view.zoomOut",
         .text = tr("Zoom out"),
         .shortcuts = keys({"-", "Ctrl+-"}),
         .handler = [this] { m_world.zoomOut(); },
         .place = {MenuName::View, 310},
         .icon = "zoom-out"});
}

void WorldCommands::addOverlays()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.entities",
         .text = tr("Show entities"),
         .shortcuts = keys({"Shift+E"}),
         .handler = [this] { m_world.setEntitiesVisible(!m_world.areEntitiesVisible()); },
         .place = {MenuName::View, 130},
         .toolTip = tr("Show over the picture of the map what its tiles do to players"),
         .isChecked = [this] { return m_world.areEntitiesVisible(); }});
    add({.id = "view.miniMap",
         .text = tr("Mini-map"),
         .shortcuts = keys({"Shift+M"}),
         .handler = [this] { setMiniMap(!m_world.isMiniMapVisible()); },
         .place = {MenuName::View, 140},
         .toolTip = tr("Show the whole map small in the corner, while the view shows a part of it"),
         .isChecked = [this] { return m_world.isMiniMapVisible(); }});
    add({.id = "view.hud",
         .text = tr("Chat, kills and clock"),
         .shortcuts = keys({"Shift+C"}),
         .handler = [this] { setHud(!m_world.isHudVisible()); },
         .place = {MenuName::View, 150},
         .toolTip = tr("Show over the picture what is said, who dies, and the time"),
         .isChecked = [this] { return m_world.isHudVisible(); }});
    add({.id = "view.scoreboard",
         .text = tr("Scoreboard"),
         .shortcuts = keys({"S"}),
         .handler = [this] { m_world.setScoreboardVisible(!m_world.isScoreboardVisible()); },
         .place = {MenuName::View, 160},
         .toolTip = tr("Show over the picture who plays, with scores"),
         .isChecked = [this] { return m_world.isScoreboardVisible(); }});
}

void WorldCommands::addPlanes()
{
    int position = 250;
    const auto add = [&](const char *id, const QString &text, const char *key, ViewPlane plane,
                         const QString &toolTip) {
        m_commands.add({.id = id,
                        .text = text,
                        .shortcuts = keys({key}),
                        .handler = [this, plane] { m_world.setPlane(plane); },
                        .place = {MenuName::View, position++, tr("Plane")},
                        .toolTip = toolTip,
                        .needsRecording = false, // one with heights
                        .isEnabled = [this] { return m_world.hasHeights(); },
                        .isChecked = [this, plane] { return m_world.plane() == plane; }});
    };
    add("view.plane.top", tr("From above"), "Ctrl+1", ViewPlane::Top,
        tr("Show the world from above"));
    add("view.plane.front", tr("From the front"), "Ctrl+2", ViewPlane::Front,
        tr("Show the world from the front, heights upwards"));
    add("view.plane.side", tr("From the side"), "Ctrl+3", ViewPlane::Side,
        tr("Show the world from the right, heights upwards"));
}

void WorldCommands::addTracks()
{
    using Trails = TrackLayers::Trails;
    using Heat = TrackLayers::Heat;
    int position = 260;
    const auto addTrails = [&](const char *id, const QString &text, const char *key, Trails trails,
                               const QString &toolTip) {
        m_commands.add(
            {.id = id,
             .text = text,
             .shortcuts = keys({key}),
             .handler = [this, trails] { m_world.tracks().setTrails(trails); },
             .place = {MenuName::View, position++, tr("Trails")},
             .toolTip = toolTip,
             .isChecked = [this, trails] { return m_world.tracks().trails() == trails; }});
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
        m_commands.add({.id = id,
                        .text = text,
                        .shortcuts = keys({key}),
                        .handler = [this, heat] { m_world.tracks().setHeat(heat); },
                        .place = {MenuName::View, position++, tr("Heat map")},
                        .toolTip = toolTip,
                        .isChecked = [this, heat] { return m_world.tracks().heat() == heat; }});
    };
    addHeat("view.heat.off", tr("No heat map"), "Ctrl+Shift+H", Heat::Off, tr("Show no heat map"));
    addHeat("view.heat.selected", tr("Heat map of the selected player"), "Shift+H", Heat::Selected,
            tr("Show where the selected player stayed, in the selected range or at all"));
    addHeat("view.heat.all", tr("Heat map of all players"), "H", Heat::All,
            tr("Show where players stayed, in the selected range or at all"));
}

void WorldCommands::addPicture()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "picture.copy",
         .text = tr("Copy picture"),
         .shortcuts = keys({"Ctrl+Shift+C"}),
         .handler = [this] { m_world.copyPicture(); },
         .place = {MenuName::File, 400},
         .toolTip = tr("Copy the picture of the world to the clipboard"),
         .icon = "copy"});
    add({.id = "picture.save",
         .text = tr("Save picture…"),
         .shortcuts = keys({"Ctrl+Shift+S"}),
         .handler = [this] { m_world.savePicture(); },
         .place = {MenuName::File, 410},
         .toolTip = tr("Save the picture of the world as a file")});
}

void WorldCommands::setMiniMap(bool isOn)
{
    QSettings().setValue(settings::MiniMap, isOn);
    m_world.setMiniMapVisible(isOn);
}

void WorldCommands::setHud(bool isOn)
{
    QSettings().setValue(settings::Hud, isOn);
    m_world.setHudVisible(isOn);
}

void WorldCommands::fill(QMenu &menu) const
{
    const auto add = [this](QMenu &to, std::initializer_list<const char *> ids) {
        for (const char *id : ids)
            to.addAction(m_commands.action(QString::fromLatin1(id)));
    };
    add(menu, {"view.recorder", "view.fitPlayers", "view.fitMap", "view.stopFollowing"});
    menu.addSeparator();
    if (m_world.hasHeights()) {
        add(*menu.addMenu(tr("Plane")), {"view.plane.top", "view.plane.front", "view.plane.side"});
        menu.addSeparator();
    }
    add(menu, {"view.hud", "view.miniMap", "view.entities", "view.scoreboard"});
    menu.addSeparator();
    add(menu, {"picture.copy", "picture.save"});
}

} // namespace tickscope
