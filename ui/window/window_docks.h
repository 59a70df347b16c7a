// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "ui/cases/moment_picture.h"
#include "ui/commands/command_set.h"
#include "ui/window/dock_layout.h"

class QMainWindow;

namespace tickscope {

class CaseCommands;
class CasesDock;
class CompareDock;
class EventsDock;
class Ghosts;
class MarkersDock;
class TimelinePanel;

/// Makes the docks of a window, and the commands that all of them have.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    WindowDocks(ActiveDocument &document, CaseCommands &cases, QMainWindow &window);

    /// Where they are; all that there are, open or not.
    [[nodiscard]] DockLayout &layout() { return *m_layout; }
    [[nodiscard]] TimelinePanel &timeline() { return *m_timeline; }
    [[nodiscard]] MarkersDock &markers() { return *m_markers; }
    [[nodiscard]] EventsDock &events() { return *m_events; }
    [[nodiscard]] CasesDock &cases() { return *m_cases; }
    /// What is seen besides the recording.
    [[nodiscard]] Ghosts &ghosts() { return *m_ghosts; }
    [[nodiscard]] CompareDock &compare() { return *m_compare; }
    /// Of the queue of cases, which is put into it when it is first seen.
    [[nodiscard]] QDockWidget &queue() { return *m_queueDock; }
    /// For a second view of the world, which is put into it when it opens.
    [[nodiscard]] QDockWidget &secondView() { return *m_secondViewDock; }
    /// Names of the docks that can be seen, as DockLayout::raise() takes them.
    [[nodiscard]] QStringList shownNames() const;
    /// Input tape and plots, as far as they are open, be it behind the tab of another panel.
    [[nodiscard]] std::vector<PanePicture> panePictures(std::optional<int> player) const;
    /// Lets the keyboard type into the search field of the dock that has the focus, or
    /// into that of the events.
    void find();

private:
    using Home = DockLayout::Home;
    using AtFirst = DockLayout::AtFirst;

    void addCommands();
    void addPanelCommand(QDockWidget &dock, const QString &name, const QString &icon);
    QDockWidget *addDock(const QString &name, QWidget *content, const QString &title,
                         const QString &icon, Home home, AtFirst atFirst = AtFirst::Closed);
    void raiseGhosts();

    ActiveDocument &m_document;
    DockLayout *m_layout;
    QMainWindow &m_window;
    Ghosts *m_ghosts;
    EventsDock *m_events = nullptr;
    MarkersDock *m_markers = nullptr;
    CasesDock *m_cases = nullptr;
    CompareDock *m_compare = nullptr;
    TimelinePanel *m_timeline;
    QDockWidget *m_queueDock = nullptr;
    QDockWidget *m_secondViewDock = nullptr;
    CommandSet m_commands;
};

} // namespace tickscope
