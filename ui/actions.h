// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QKeySequence>
#include <QObject>
#include <QString>

#include "core/model/view_plane.h"
#include "ui/document/document.h"
#include "ui/world/track_layers.h"

class QAction;
class QWidget;

namespace tickscope {

/// Menu in which a command stands.
enum class CommandGroup { File, Edit, Playback, Go, View, Help };

/// One thing that a person can do: what menus, buttons, shortcuts and the list of
/// shortcuts are made of.
struct Command {
    QString id; ///< "play.toggle"; never translated.
    CommandGroup group = CommandGroup::Playback;
    QString text;
    QList<QKeySequence> shortcuts;
    QString toolTip; ///< What it does, where \a text does not say it all.
    QString icon;    ///< Name for theme::icon(); may be empty.
    std::function<void()> handler;
    bool beginsSection = false; ///< A separator stands before it in the menu.
    bool needsRecording = true;
    bool isCheckable = false;
};

/// What commands ask of the window rather than of the document.
struct WindowCommands {
    std::function<void()> openFile;
    std::function<void()> openUrl;
    std::function<void()> closeFile;
    std::function<void()> quit;
    std::function<void(const std::string &path)> openNeighbour;
    std::function<void()> exportMarkers;
    std::function<void()> importMarkers;
    std::function<void()> chooseMap;
    std::function<void()> chooseMapFolders;
    std::function<void()> focusGoTo;
    std::function<void()> find; ///< In the dock with the focus, else in the events.
    std::function<void()> fitMap;
    std::function<void()> toggleEntities;
    std::function<void()> toggleMiniMap;
    std::function<void()> toggleHud;
    std::function<void()> toggleScoreboard;
    std::function<void()> fitPlayers;
    std::function<void()> showRecorderView;
    std::function<void()> followSelected;
    std::function<void()> followUnderPointer;
    std::function<void(int)> followNext; ///< 1 next, -1 previous.
    std::function<void()> stopFollowing;
    std::function<void(ViewPlane)> setPlane;
    std::function<void(TrackLayers::Trails)> setTrails;
    std::function<void(TrackLayers::Heat)> setHeat;
    std::function<void()> zoomIn;
    std::function<void()> zoomOut;
    std::function<void()> fitTimeline;
    std::function<void()> showRange;
    std::function<void()> copyRange;
    std::function<void()> resetLayout;
    std::function<void()> fullScreen;
    std::function<void()> copyPicture;
    std::function<void()> savePicture;
    std::function<void()> showShortcuts;
    std::function<void()> about;
};

/// Makes the QAction of every command, in one place. Which widgets keep keys of theirs is
/// up to KeyPolicy.
class Actions : public QObject
{
    Q_OBJECT

public:
    /// \param window  gets all actions, so that shortcuts work everywhere in it.
    Actions(Document &document, WindowCommands commands, QWidget *window);

    [[nodiscard]] const std::vector<Command> &commands() const { return m_commands; }
    /// Action of \a id, which must be one of the list.
    [[nodiscard]] QAction *action(const QString &id) const;

    /// How far "jump" goes; the shorter and longer jumps are a tenth and ten times.
    [[nodiscard]] Time jumpLength() const { return m_jumpLength; }
    void setJumpLength(Time length);

signals:
    void jumpLengthChanged();

private:
    void addFileCommands();
    void addEditCommands();
    void addPlaybackCommands();
    void addGoCommands();
    void addViewCommands();
    void addTrackCommands();
    void addHelpCommands();
    void makeActions(QWidget *window);
    void refresh(Document::Changes changes);
    void refreshUndo();
    /// Handler that applies \a command to the document.
    [[nodiscard]] std::function<void()> sends(TimeAction action, double number = 0);
    [[nodiscard]] std::function<void()> jumps(double factor);
    void addMarkerAtHead();

    Document &m_document;
    WindowCommands m_window;
    std::vector<Command> m_commands;
    std::map<QString, QAction *> m_actions;
    Time m_jumpLength;
    bool m_showsPause = false; ///< What the action that plays and pauses says.
};

} // namespace tickscope
