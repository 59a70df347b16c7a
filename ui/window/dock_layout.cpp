// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_layout.h"

#include "ui/window/dock_titles.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QSettings>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace tickscope {

const QString StateKey = QStringLiteral("window/docks");
const QString MovedKey = QStringLiteral("window/docksMovedByHand");
constexpr int StateVersion = 1;   // Raised when docks change their names.
constexpr int LowHeight = 600;    // Below it two docks above each other would not fit.
constexpr int TightHeight = 520;  // Below it not even the timeline and a panel below it.
constexpr int LeastLeft = 560;    // The same for what panels below leave.
constexpr int NarrowWidth = 1440; // Below it one column of docks leaves the world more room.
constexpr int LargeWidth = 1800;  // From it on whole sentences have room beside the world.
constexpr int ColumnWidth = 304;
constexpr int LargeColumn = 372;
constexpr int LargestColumn = 744;
constexpr int WidthStep = 320; // A large window gives each column so much of so much.
constexpr int ColumnStep = 62;
constexpr int TimelineHeight = 206;
constexpr int TapeHeight = 260; // Two lanes with all their inputs.
constexpr int QueueShare = 4;   // Of a low window the queue gets that part, or panels are cramped.
constexpr int TightShare = 2;   // Of one where those below have the timeline's place.

DockLayout::DockLayout(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    m_window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks
                            | QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

void DockLayout::add(QDockWidget &dock, Home home, AtFirst atFirst)
{
    m_docks.append(&dock);
    m_homes[home].append(&dock);
    if (atFirst == AtFirst::Open)
        m_openAtFirst.append(&dock);
    if (home == Home::Timeline)
        return;
    const auto note = [this](bool &isByHand) {
        if (m_isArranging)
            return;
        isByHand = true;
        QTimer::singleShot(0, this, &DockLayout::showTitles);
    };
    const auto moved = [this, note] { note(m_isMovedByHand); };
    connect(&dock, &QDockWidget::dockLocationChanged, this, moved);
    connect(&dock, &QDockWidget::topLevelChanged, this, moved);
    connect(dock.toggleViewAction(), &QAction::triggered, this, [this, note, &dock](bool isShown) {
        note(m_isOpenedByHand);
        // Its tab is made when the layout is next at work, so it can be raised only after it.
        if (isShown)
            QTimer::singleShot(0, &dock, &QWidget::raise);
    });
    connect(dock.toggleViewAction(), &QAction::toggled, this, [this, home, &dock] {
        if (areHidden() || m_isResetting || dock.isFloating())
            return;
        // The layout knows of the dock when it was next at work.
        if (home == Home::Case && !m_isMovedByHand
            && m_arrangement == Arrangement{false, false, false, false})
            QTimer::singleShot(0, this, &DockLayout::shareHeight);
        if (home == Home::Below || home == Home::Queue)
            giveHeight(dock);
        else if (home == Home::Beside)
            shareWidth(first(Home::Events)->width());
    });
}

bool DockLayout::isInSight(const QDockWidget &dock)
{
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

bool DockLayout::isBehindTab(QDockWidget &dock) const
{
    // Behind one that was closed just now nothing is in sight before the layout was at work.
    const auto others = m_window.tabifiedDockWidgets(&dock);
    return dock.isVisible() && !isInSight(dock)
           && std::ranges::any_of(others,
                                  [](const QDockWidget *other) { return isInSight(*other); });
}

void DockLayout::giveHeight(QDockWidget &dock)
{
    // The layout knows of the dock when it was next at work.
    if (m_timelineHeight == 0)
        m_timelineHeight = first(Home::Timeline)->height();
    QTimer::singleShot(0, this, [this, &dock, height = m_timelineHeight] {
        m_timelineHeight = 0;
        if (fitWindow())
            return QTimer::singleShot(0, &dock, &QWidget::raise);
        QList<QDockWidget *> docks{first(Home::Timeline)};
        QList<int> heights{height};
        if (!dock.isHidden()) {
            docks << &dock;
            heights << lowerHeight(&dock);
        }
        m_window.resizeDocks(docks, heights, Qt::Vertical);
    });
}

int DockLayout::lowerHeight(const QDockWidget *dock) const
{
    if (m_window.height() < TightHeight)
        return m_window.height() / TightShare;
    return dock == first(Home::Queue) ? std::min(TapeHeight, m_window.height() / QueueShare)
                                      : TapeHeight;
}

void DockLayout::shareHeight()
{
    const bool hasCase = !first(Home::Case)->isHidden();
    if (m_arrangement.isWide)
        m_window.resizeDocks({first(Home::Players), first(Home::Inspector)}, {2, 3}, Qt::Vertical);
    else
        m_window.resizeDocks({first(Home::Events), first(Home::Inspector)},
                             hasCase ? QList{4, 1} : QList{13, 7}, Qt::Vertical);
}

void DockLayout::shareWidth(int column)
{
    // The layout knows of the dock when it was next at work.
    QTimer::singleShot(0, this, [this, column] {
        QDockWidget *events = first(Home::Events);
        const int both = m_window.centralWidget()->width() + first(Home::Beside)->width()
                         + events->width() - column;
        QList<QDockWidget *> docks{events};
        QList<int> widths{column};
        if (!first(Home::Beside)->isHidden()) {
            docks << first(Home::Beside);
            widths << both / 2;
        }
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
    });
}

void DockLayout::raise(const QString &name)
{
    const auto found = std::ranges::find(m_docks, name + DockSuffix, &QObject::objectName);
    if (found == m_docks.end())
        return;
    QDockWidget *dock = *found;
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    // Among tabs it needs no title; that they are there is known when the layout was at work.
    if (wasHidden)
        QTimer::singleShot(0, this, &DockLayout::showTitles);
    // Of the players few rows are enough; what stands in their place was asked for just now.
    if (m_arrangement.isWide && !m_arrangement.isLow && !m_isMovedByHand
        && m_homes[Home::Players].indexOf(dock) > 0)
        QTimer::singleShot(0, this, [this] {
            m_window.resizeDocks({first(Home::Players), first(Home::Inspector)}, {3, 2},
                                 Qt::Vertical);
        });
}

DockLayout::Arrangement DockLayout::arrangementThatFits() const
{
    int lower = 0;
    for (const QDockWidget *dock : lowerDocks()) {
        if (!dock->isHidden() && !dock->isFloating())
            lower = std::max(lower, lowerHeight(dock));
    }
    const bool isLow = m_window.height() < LowHeight || m_window.height() - lower < LeastLeft;
    const bool isTight = m_window.height() < TightHeight && lower > 0;
    return {m_window.width() >= NarrowWidth, isLow, isLow && lower > 0 && !isTight, isTight};
}

int DockLayout::columnThatFits() const
{
    if (m_window.width() < LargeWidth)
        return ColumnWidth;
    // In steps, as each other width arranges all panels again.
    return std::clamp(m_window.width() / WidthStep * ColumnStep, LargeColumn, LargestColumn);
}

void DockLayout::arrange()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const bool wasHidden = !m_hiddenState.isEmpty();
    const bool isQueueBeside = wasHidden
                               && !first(Home::Queue)->isHidden(); // beside the start page
    if (wasHidden)
        takeState(std::exchange(m_hiddenState, {}));
    const QList<QDockWidget *> front = frontDocks();
    QList<QDockWidget *> open;
    for (QDockWidget *dock : m_docks) {
        if (m_isArranged ? !dock->isHidden() : m_openAtFirst.contains(dock))
            open << dock;
    }
    m_isArranged = true;
    m_isMovedByHand = false;
    m_widths.clear();
    m_arrangement = arrangementThatFits();
    for (QDockWidget *dock : m_docks) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    placeInColumns();
    shareCorner();
    for (QDockWidget *dock : m_docks)
        dock->setVisible(open.contains(dock));
    const int column = columnThatFits();
    m_column = column;
    m_window.resizeDocks({first(Home::Events), first(Home::Players)}, {column, column},
                         Qt::Horizontal);
    const bool isWide = m_arrangement.isWide;
    const bool isLow = m_arrangement.isLow;
    // In a small window the lanes are as low as they can be, and what happened gets the
    // greater share of the one column.
    m_window.resizeDocks(
        {first(Home::Timeline)},
        {isWide ? TimelineHeight : first(Home::Timeline)->widget()->minimumSizeHint().height()},
        Qt::Vertical);
    for (QDockWidget *dock : lowerDocks()) {
        if (open.contains(dock))
            m_window.resizeDocks({dock}, {lowerHeight(dock)}, Qt::Vertical);
    }
    if (!isLow)
        shareHeight();
    if (open.contains(first(Home::Beside)))
        shareWidth(column);
    // In front is what answers the first questions: what happened, what exactly. Tabs
    // are made when the layout is next at work, so they can be raised only after it.
    QTimer::singleShot(0, this, [this, front] {
        for (QDockWidget *dock : QList{first(Home::Inspector), first(Home::Events)} + front) {
            if (m_hiddenState.isEmpty())
                raise(dock->objectName().chopped(DockSuffix.size()));
        }
        emit arranged();
        showTitles();
    });
    if (wasHidden) {
        hideAll();
        first(Home::Queue)->setVisible(isQueueBeside);
    }
}

void DockLayout::reset()
{
    // Each is closed as by a person, so that what belongs to it ends, too.
    const QScopedValueRollback resetting(m_isResetting, true);
    for (QDockWidget *dock : m_docks) {
        if (!areHidden() && dock->isHidden() == m_openAtFirst.contains(dock))
            dock->toggleViewAction()->trigger();
    }
    m_isArranged = false;
    m_isOpenedByHand = false;
    arrange();
}

/// Those beside the picture that somebody looks at; last those that share a place with the events.
QList<QDockWidget *> DockLayout::frontDocks() const
{
    QList<QDockWidget *> front;
    for (QDockWidget *dock : m_docks) {
        const auto area = m_window.dockWidgetArea(dock);
        if (area != Qt::BottomDockWidgetArea && !dock->isFloating() && isInSight(*dock))
            front << dock;
    }
    const auto others = m_window.tabifiedDockWidgets(first(Home::Events));
    std::stable_partition(front.begin(), front.end(), [&](QDockWidget *dock) {
        return dock != first(Home::Events) && !others.contains(dock);
    });
    return front;
}

bool DockLayout::takeState(const QByteArray &state)
{
    const auto bars = m_window.findChildren<QToolBar *>(Qt::FindDirectChildrenOnly);
    auto hidden = bars;
    hidden.removeIf([](const QToolBar *bar) { return !bar->isHidden(); });
    const bool isTaken = m_window.restoreState(state, StateVersion);
    for (QToolBar *bar : bars)
        bar->setHidden(hidden.contains(bar));
    return isTaken;
}

void DockLayout::hideAll()
{
    m_hiddenState = m_window.saveState(StateVersion);
    for (QDockWidget *dock : m_docks)
        dock->hide();
}

void DockLayout::setShown(bool isShown)
{
    if (isShown == m_hiddenState.isEmpty())
        return;
    if (isShown) {
        bringBack();
        fitWindow();
        // Those of the command line were added before there was a panel to see.
        QTimer::singleShot(0, this, &DockLayout::broughtBack);
    } else {
        const QScopedValueRollback arranging(m_isArranging, true);
        for (QDockWidget *dock : m_docks) {
            const auto area = m_window.dockWidgetArea(dock);
            if (area != Qt::BottomDockWidgetArea && !dock->isFloating() && isInSight(*dock))
                m_widths[dock] = dock->width();
        }
        hideAll();
    }
    QTimer::singleShot(0, this, &DockLayout::showTitles);
}

void DockLayout::bringBack()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const bool isQueueOpen = !first(Home::Queue)->isHidden(); // beside the start page
    takeState(std::exchange(m_hiddenState, {}));
    // Qt gives the world view more than it had, at the cost of those beside it.
    QTimer::singleShot(0, this, [this] {
        const auto widths = std::exchange(m_widths, {});
        m_window.resizeDocks(widths.keys(), widths.values(), Qt::Horizontal);
    });
    if (!isQueueOpen)
        return;
    raise(QStringLiteral("queue"));
    m_window.resizeDocks({first(Home::Queue)}, {lowerHeight(first(Home::Queue))}, Qt::Vertical);
}

void DockLayout::showTitles()
{
    showDockTitles(m_window, m_docks);
}

/// Where panels below leave the docks beside the picture little height, that with the events goes
/// down beside them: a case is to be judged by what they show.
void DockLayout::shareCorner()
{
    const bool isWide = m_arrangement.isWide;
    const bool isBeside = m_arrangement.isBeside;
    m_window.setCorner(Qt::BottomLeftCorner,
                       isBeside && isWide ? Qt::LeftDockWidgetArea : Qt::BottomDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner,
                       isBeside && !isWide ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
}

void DockLayout::placeInColumns()
{
    QDockWidget *events = first(Home::Events);
    QDockWidget *players = first(Home::Players);
    QDockWidget *inspector = first(Home::Inspector);
    const auto tabifyAll = [this](QDockWidget *first, Home home) {
        for (QDockWidget *dock : m_homes[home]) {
            if (dock != first)
                m_window.tabifyDockWidget(first, dock);
        }
    };
    m_window.addDockWidget(Qt::BottomDockWidgetArea, first(Home::Timeline));
    // Below the timeline, so that both have the same time at the same place.
    QDockWidget *below = first(m_arrangement.isTight ? Home::Timeline : Home::Below);
    if (!m_arrangement.isTight)
        m_window.splitDockWidget(first(Home::Timeline), below, Qt::Vertical);
    tabifyAll(below, Home::Below);
    tabifyAll(below, Home::Queue);
    const bool isWide = m_arrangement.isWide;
    const bool isLow = m_arrangement.isLow;
    m_window.addDockWidget(Qt::RightDockWidgetArea, isWide ? players : events);
    if (!isLow) {
        m_window.addDockWidget(Qt::RightDockWidgetArea, inspector);
        tabifyAll(inspector, Home::Inspector);
    }
    if (isWide)
        m_window.addDockWidget(Qt::LeftDockWidgetArea, events);
    else
        m_window.tabifyDockWidget(events, players);
    // Beside the first one, and as high.
    if (isWide)
        m_window.splitDockWidget(events, first(Home::Beside), Qt::Horizontal);
    else
        m_window.addDockWidget(Qt::LeftDockWidgetArea, first(Home::Beside));
    tabifyAll(players, Home::Players);
    tabifyAll(events, Home::Events);
    tabifyAll(events, Home::Case);
    if (isLow)
        tabifyAll(players, Home::Inspector);
}

void DockLayout::restore()
{
    arrange();
    const QByteArray state = QSettings().value(StateKey).toByteArray();
    const QScopedValueRollback arranging(m_isArranging, true);
    const bool isKnown = takeState(state);
    if (isKnown) {
        m_isMovedByHand = QSettings().value(MovedKey).toBool();
        m_isOpenedByHand = true;
        m_column = 0;
        m_arrangement = {
            m_window.dockWidgetArea(first(Home::Events)) == Qt::LeftDockWidgetArea,
            m_window.tabifiedDockWidgets(first(Home::Players)).contains(first(Home::Inspector)),
            m_window.corner(Qt::BottomLeftCorner) == Qt::LeftDockWidgetArea
                || m_window.corner(Qt::BottomRightCorner) == Qt::RightDockWidgetArea,
            m_window.tabifiedDockWidgets(first(Home::Timeline)).contains(first(Home::Queue))};
    }
    hideAll();
    // The window has not got its size yet; what it made of the heights is not what is wanted.
    if (isKnown)
        m_hiddenState = state;
}

void DockLayout::save() const
{
    QSettings settings;
    // Untouched docks are arranged again, so that another screen gets its own layout.
    if (m_isMovedByHand || m_isOpenedByHand)
        settings.setValue(StateKey, m_hiddenState.isEmpty() ? m_window.saveState(StateVersion)
                                                            : m_hiddenState);
    else
        settings.remove(StateKey);
    settings.setValue(MovedKey, m_isMovedByHand);
}

bool DockLayout::fitWindow()
{
    const bool fits = arrangementThatFits() == m_arrangement
                      && (m_column == 0 || m_column == columnThatFits());
    if (m_isMovedByHand || areHidden() || fits)
        return false;
    arrange();
    return true;
}

} // namespace tickscope
