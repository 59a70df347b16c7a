// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace tickscope {

/// Behind the name of a dock in that of its frame.
inline const QString DockSuffix = QStringLiteral("DockFrame");

/// Places the docks of a window, whatever they show, and keeps their places in the settings.
class DockLayout : public QObject
{
    Q_OBJECT

public:
    /// Where a dock is at first: behind the tab of the first one of its home. Below is below the
    /// timeline; so is the queue of cases, which is also seen beside the start page. A case stands
    /// with the events, and gets more room, since there is more to fill in.
    enum class Home { Events, Case, Players, Inspector, Timeline, Below, Queue, Beside };
    enum class AtFirst { Open, Closed };

    explicit DockLayout(QMainWindow &window);

    /// The order of docks is that of the menu. There has to be one for each home.
    void add(QDockWidget &dock, Home home, AtFirst atFirst = AtFirst::Closed);

    [[nodiscard]] const QList<QDockWidget *> &all() const { return m_docks; }
    /// One that is behind another tab is visible to Qt, but has no region.
    [[nodiscard]] static bool isInSight(const QDockWidget &dock);
    /// Whether another one is seen in the place that both share.
    [[nodiscard]] bool isBehindTab(QDockWidget &dock) const;
    /// Whether docks that are hidden now will come back by themselves.
    [[nodiscard]] bool areHidden() const { return m_isArranging || !m_hiddenState.isEmpty(); }
    /// Hides all docks while there is no recording, and brings them back.
    void setShown(bool isShown);
    /// Shows the dock called \a name in front of its neighbours; the queue beside the start page,
    /// too.
    void raise(const QString &name);
    /// A dock behind a tab needs no title of its own: the tab says the same, and it can
    /// be dragged away by it.
    void showTitles();

    /// Puts all docks where they are at first, for the window's present width. Those that are open
    /// stay open.
    void arrange();
    /// The same, and those are open that are at first.
    void reset();
    /// As they were when save() was called last, or arranged if that is not known; hidden until
    /// setShown().
    void restore();
    void save() const;
    /// Arranges again when the window, or a panel below, leaves room for more or less and no dock
    /// was moved by hand. Whether it did; not while they are hidden.
    bool fitWindow();

signals:
    /// All have their places, and those are in front that were chosen.
    void arranged();
    void broughtBack();

private:
    struct Arrangement {
        bool isWide = true;    ///< Left and right of the picture; else right of it alone.
        bool isLow = false;    ///< Those of a column are all behind tabs.
        bool isBeside = false; ///< And go down beside the panels below.
        bool isTight = false;  ///< Those below are in the timeline's place, as wide as the window.

        friend bool operator==(const Arrangement &, const Arrangement &) = default;
    };

    [[nodiscard]] QDockWidget *first(Home home) const { return m_homes[home].front(); }
    /// Those that open below the timeline.
    [[nodiscard]] QList<QDockWidget *> lowerDocks() const
    {
        return m_homes[Home::Below] + m_homes[Home::Queue];
    }
    [[nodiscard]] int lowerHeight(const QDockWidget *dock) const;
    /// \a dock gets its room of the world view and gives it back to it; the timeline stays as it
    /// is.
    void giveHeight(QDockWidget &dock);
    /// Those above each other in a column get their parts.
    void shareHeight();
    /// Gives both views of the world the same width, if both are there, and the events \a column.
    void shareWidth(int column);
    void placeInColumns();
    void shareCorner();
    [[nodiscard]] QList<QDockWidget *> frontDocks() const;
    /// Puts the docks where they are in \a state. Bars of the window belong to it, too, but that of
    /// the messages is seen while there is one, and not as it was then.
    bool takeState(const QByteArray &state);
    void hideAll();
    void bringBack();
    [[nodiscard]] Arrangement arrangementThatFits() const;
    /// Width of those beside the picture.
    [[nodiscard]] int columnThatFits() const;

    QMainWindow &m_window;
    QList<QDockWidget *> m_docks;
    QMap<Home, QList<QDockWidget *>> m_homes;
    QList<QDockWidget *> m_openAtFirst;
    /// Of those beside the picture, before setShown() hid them.
    QMap<QDockWidget *, int> m_widths;
    QByteArray m_hiddenState;  ///< What setShown() brings back; empty while docks are shown.
    int m_timelineHeight = 0;  ///< While a panel below it opens or closes; else 0.
    bool m_isArranged = false; ///< Once.
    bool m_isArranging = false;
    bool m_isResetting = false;
    bool m_isMovedByHand = false;
    bool m_isOpenedByHand = false; ///< Or closed.
    Arrangement m_arrangement;
    int m_column = 0; ///< As it was arranged; 0 where a person's own layout is kept.
};

} // namespace tickscope
