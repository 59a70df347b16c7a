// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QMap>
#include <QObject>

#include "ui/cases/moment_picture.h"
#include "ui/commands/command_set.h"

class QDockWidget;
class QMainWindow;

namespace tickscope {

class CaseCommands;
class CasesDock;
class CompareDock;
class EventsDock;
class Ghosts;
class MarkersDock;
class TimelinePanel;

/// Makes the docks of a window, places them, and keeps their places in the settings.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    WindowDocks(ActiveDocument &document, CaseCommands &cases, QMainWindow &window);

    /// All that there are, open or not, in the order of the menu.
    [[nodiscard]] const QList<QDockWidget *> &all() const { return m_docks; }
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
    /// Whether docks that are hidden now will come back by themselves.
    [[nodiscard]] bool areHidden() const { return m_isArranging || !m_hiddenState.isEmpty(); }
    /// Hides all docks while there is no recording, and brings them back.
    void setShown(bool isShown);
    /// Names of the docks that can be seen, as raise() takes them.
    [[nodiscard]] QStringList shownNames() const;
    /// Input tape and plots, as far as they are open, be it behind the tab of another panel.
    [[nodiscard]] std::vector<PanePicture> panePictures(std::optional<int> player) const;
    /// Shows the dock called \a name in front of its neighbours; the queue beside the start page,
    /// too.
    void raise(const QString &name);
    /// Lets the keyboard type into the search field of the dock that has the focus, or
    /// into that of the events.
    void find();

    /// Puts all docks where they are at first, for the window's present width. Those that are open
    /// stay open.
    void arrange();
    /// As they were when save() was called last; arranged if that is not known.
    void restore();
    void save() const;
    /// Arranges again when the window, or a panel below, leaves room for more or less and no dock
    /// was moved by hand. Whether it did; not while they are hidden.
    bool fitWindow();

private:
    struct Arrangement {
        bool isWide = true; ///< Left and right of the picture; else right of it alone.
        bool isLow = false; ///< Those of a column are all behind tabs.

        friend bool operator==(const Arrangement &, const Arrangement &) = default;
    };

    void addCommands();
    void addPanelCommand(const QDockWidget &dock, const QString &name, const QString &icon);
    /// Where a dock is at first: behind the tab of the first one of its home, or below the
    /// timeline.
    enum class Home { Events, Players, Inspector, Below, Beside };
    enum class AtFirst { Open, Closed };
    QDockWidget *addDock(const QString &name, QWidget *content, const QString &title,
                         const QString &icon, Home home, AtFirst atFirst = AtFirst::Closed);
    void addLowerDocks();
    /// Those that open below the timeline.
    [[nodiscard]] QList<QDockWidget *> lowerDocks() const { return m_homes.value(Home::Below); }
    [[nodiscard]] int lowerHeight(const QDockWidget *dock) const;
    void placeInColumns();
    /// Those above each other in a column get their parts; a case has more to fill in.
    void shareHeight();
    /// Gives both views of the world the same width, if both are there, and the events \a column.
    void shareWidth(int column);
    [[nodiscard]] QList<QDockWidget *> frontDocks() const;
    void hideAll();
    void bringBack();
    /// A dock behind a tab needs no title of its own: the tab says the same, and it can
    /// be dragged away by it.
    void showTitles();
    void raiseGhosts();
    [[nodiscard]] Arrangement arrangementThatFits() const;

    ActiveDocument &m_document;
    QMainWindow &m_window;
    Ghosts *m_ghosts;
    EventsDock *m_events = nullptr;
    MarkersDock *m_markers = nullptr;
    CasesDock *m_cases = nullptr;
    CompareDock *m_compare = nullptr;
    TimelinePanel *m_timeline;
    QDockWidget *m_timelineDock;
    QDockWidget *m_queueDock = nullptr;
    QDockWidget *m_secondViewDock = nullptr;
    CommandSet m_commands;
    QList<QDockWidget *> m_docks;
    QMap<Home, QList<QDockWidget *>> m_homes;
    QList<QDockWidget *> m_openAtFirst;
    QByteArray m_hiddenState;  ///< What setShown() brings back; empty while docks are shown.
    int m_timelineHeight = 0;  ///< While a panel below it opens or closes; else 0.
    bool m_isArranged = false; ///< Once.
    bool m_isArranging = false;
    bool m_isMovedByHand = false;
    bool m_isOpenedByHand = false; ///< Or closed.
    Arrangement m_arrangement;
};

} // namespace tickscope
