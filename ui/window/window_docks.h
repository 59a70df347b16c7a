// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QObject>

#include "ui/cases/moment_picture.h"
#include "ui/commands/command_set.h"
#include "ui/window/dock_layout.h"

class QMainWindow;

namespace tickscope {

class CaseCommands;
class CasesDock;
class CompareCommands;
class EventsDock;
class Ghosts;
class MarkersDock;
class TimelinePanel;

/// Makes the docks of a window, and the commands that all of them have. What a dock that is closed
/// at first shows is made when it is seen, or asked for.
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
    /// Makes it, if it is not yet.
    [[nodiscard]] CasesDock &cases();
    /// What is seen besides the recording.
    [[nodiscard]] Ghosts &ghosts() { return *m_ghosts; }
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
    /// Puts the comparison in front, if there is one: a window that finds its size arranges its
    /// panels again, and would put others there.
    void raiseGhosts();
    /// Makes what was not seen yet.
    void fillAll();

signals:
    /// \a page is made, and has its place.
    void filled(QWidget &page);

private:
    using Maker = std::function<QWidget *(QDockWidget &dock)>;
    using Home = DockLayout::Home;
    using AtFirst = DockLayout::AtFirst;

    void addCommands();
    void addPanelCommand(QDockWidget &dock, const QString &name, const QString &icon);
    QDockWidget *addDock(const QString &name, const QString &title, const QString &icon, Home home,
                         Maker make = {});
    /// One that is open at first.
    void addDock(const QString &name, const QString &title, const QString &icon, Home home,
                 QWidget *page);
    void fill(QDockWidget &dock);
    [[nodiscard]] QWidget *makeTape(QDockWidget &dock);

    ActiveDocument &m_document;
    DockLayout *m_layout;
    QMainWindow &m_window;
    CompareCommands *m_compare;
    Ghosts *m_ghosts;
    EventsDock *m_events = nullptr;
    MarkersDock *m_markers = nullptr;
    std::map<QDockWidget *, Maker> m_makers; ///< Of pages that are not made yet.
    TimelinePanel *m_timeline;
    QDockWidget *m_casesDock = nullptr;
    QDockWidget *m_queueDock = nullptr;
    QDockWidget *m_secondViewDock = nullptr;
    CommandSet m_commands;
};

} // namespace tickscope
