// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_docks.h"

#include "ui/cases/dock/cases_dock.h"
#include "ui/compare/compare_dock.h"
#include "ui/compare/ghost_inputs.h"
#include "ui/docks/damage_dock.h"
#include "ui/docks/entities_dock.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/info_dock.h"
#include "ui/docks/input_tape_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/markers_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/facts/facts_dock.h"
#include "ui/plots/plots_dock.h"
#include "ui/style/theme.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/window/dock_titles.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QSettings>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace tickscope {

const QString StateKey = QStringLiteral("window/docks");
const QString DockSuffix = QStringLiteral("DockFrame");
const QString MovedKey = QStringLiteral("window/docksMovedByHand");
constexpr int StateVersion = 1;   // Raised when docks change their names.
constexpr int LowHeight = 600;    // Below it two docks above each other would not fit.
constexpr int LeastLeft = 560;    // The same for what panels below leave.
constexpr int NarrowWidth = 1440; // Below it one column of docks leaves the world more room.
constexpr int ColumnWidth = 304;
constexpr int TimelineHeight = 206;

/// One that is behind another tab is visible to Qt, but has no region.
static bool isInSight(const QDockWidget &dock)
{
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

/// Alt and a digit for what is looked at most.
static QList<QKeySequence> panelKeys(const QString &panel)
{
    static const QStringList byDigit{"events", "players", "inspector", "cases",  "inputTape",
                                     "plots",  "facts",   "compare",   "markers"};
    const qsizetype digit = byDigit.indexOf(panel) + 1;
    return digit > 0 ? QList{QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + digit))}
                     : QList<QKeySequence>();
}

WindowDocks::WindowDocks(ActiveDocument &document, CaseCommands &cases, QMainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_ghosts(new Ghosts(document, this))
    , m_timeline(new TimelinePanel(document))
    , m_timelineDock(new QDockWidget(tr("Timeline"), &window))
    , m_commands(this, document)
{
    addCommands();
    m_window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks
                            | QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging);
    m_window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);

    m_events = new EventsDock(document);
    addDock(QStringLiteral("events"), m_events, tr("Events"), "events", Home::Events,
            AtFirst::Open);
    addDock(QStringLiteral("players"), new PlayersDock(document), tr("Players"), "players",
            Home::Players, AtFirst::Open);
    auto *inspector = new InspectorDock(document);
    addDock(QStringLiteral("inspector"), inspector, tr("Inspector"), "inspector", Home::Inspector,
            AtFirst::Open);
    addDock(QStringLiteral("info"), new InfoDock(document), tr("Info"), "info", Home::Inspector,
            AtFirst::Open);
    m_markers = new MarkersDock(document);
    addDock(QStringLiteral("markers"), m_markers, tr("Markers"), "markers", Home::Inspector,
            AtFirst::Open);
    connect(&document, &ActiveDocument::markerEditWanted, this,
            [this] { raise(QStringLiteral("markers")); });
    addDock(QStringLiteral("damage"), new DamageDock(document), tr("Damage"), "damage",
            Home::Inspector, AtFirst::Open);

    m_timelineDock->setObjectName(QStringLiteral("timelineDockFrame"));
    m_timelineDock->setWidget(m_timeline);
    m_timelineDock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    m_timelineDock->setFeatures(QDockWidget::DockWidgetClosable);
    m_docks.append(m_timelineDock);
    m_openAtFirst.append(m_timelineDock);
    addPanelCommand(*m_timelineDock, "timeline", "timeline");
    auto *tape = new InputTapeDock(document);
    auto *tapeDock = addDock(QStringLiteral("inputTape"), tape, tr("Input tape"), "input-tape",
                             Home::Below);
    auto *plots = new PlotsDock(document);
    auto *plotsDock = addDock(QStringLiteral("plots"), plots, tr("Plots"), "plots", Home::Below);
    connect(inspector, &InspectorDock::plotWanted, this,
            [plotsDock, plots](const std::vector<SeriesKey> &keys) {
                if (!plotsDock->toggleViewAction()->isChecked())
                    plotsDock->toggleViewAction()->trigger();
                plotsDock->raise();
                plots->add(keys);
            });
    addDock(QStringLiteral("entities"), new EntitiesDock(document), tr("Entities"), "players",
            Home::Players);
    m_cases = new CasesDock(document, cases);
    addDock(QStringLiteral("cases"), m_cases, tr("Cases"), "cases", Home::Events);
    connect(m_docks.back()->toggleViewAction(), &QAction::toggled, this, [this] {
        // The layout knows of the dock when it was next at work.
        if (!areHidden() && !m_isMovedByHand && m_arrangement == Arrangement{false, false})
            QTimer::singleShot(0, this, &WindowDocks::shareHeight);
    });
    addDock(QStringLiteral("facts"), new FactsDock(document), tr("Facts"), "plots", Home::Below);
    m_queueDock = addDock(QStringLiteral("queue"), nullptr, tr("Case queue"), "cases", Home::Below);
    m_secondViewDock = addDock(QStringLiteral("secondView"), nullptr, tr("Second view"), "fit-map",
                               Home::Beside);
    m_compare = new CompareDock(document, *m_ghosts);
    addDock(QStringLiteral("compare"), m_compare, tr("Compare"), "players", Home::Players);
    connect(m_ghosts, &Ghosts::added, this, [this] { raise(QStringLiteral("compare")); });
    auto *inputs = new GhostInputs(document, *m_ghosts, this);
    connect(inputs, &GhostInputs::changed, &tape->view(), &TapeView::setGhosts);
    connect(tapeDock, &QDockWidget::visibilityChanged, inputs, &GhostInputs::setActive);
    connect(m_secondViewDock->toggleViewAction(), &QAction::toggled, this, [this] {
        if (!areHidden() && !m_secondViewDock->isFloating())
            shareWidth(m_docks[0]->width());
    });
    addLowerDocks();
    showTitles();
}

QDockWidget *WindowDocks::addDock(const QString &name, QWidget *content, const QString &title,
                                  const QString &icon, Home home, AtFirst atFirst)
{
    auto *dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name + DockSuffix);
    dock->setWidget(content);
    m_docks.append(dock);
    m_homes[home].append(dock);
    if (atFirst == AtFirst::Open)
        m_openAtFirst.append(dock);
    addPanelCommand(*dock, name, icon);
    const auto note = [this](bool &isByHand) {
        if (m_isArranging)
            return;
        isByHand = true;
        QTimer::singleShot(0, this, &WindowDocks::showTitles);
    };
    const auto moved = [this, note] { note(m_isMovedByHand); };
    connect(dock, &QDockWidget::dockLocationChanged, this, moved);
    connect(dock, &QDockWidget::topLevelChanged, this, moved);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, note, dock](bool isShown) {
        note(m_isOpenedByHand);
        // Its tab is made when the layout is next at work, so it can be raised only after it.
        if (isShown)
            QTimer::singleShot(0, dock, &QWidget::raise);
    });
    return dock;
}

void WindowDocks::addCommands()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    m_commands.addPlain(
        "go.find", tr("Find…"), {"Ctrl+F"}, [this] { find(); }, {MenuName::Go, 330},
        tr("Find in the focused panel, or else in the events"), "filter");
    add({.id = "view.resetLayout",
         .text = tr("Reset layout"),
         .handler = [this] { arrange(); },
         .place = {MenuName::View, 698, tr("Panels")},
         .toolTip = tr("Put all panels back in their default positions; open ones stay open"),
         .needsRecording = false});
}

void WindowDocks::addPanelCommand(const QDockWidget &dock, const QString &name, const QString &icon)
{
    QAction *toggle = dock.toggleViewAction();
    m_commands.add({.id = QStringLiteral("panel.") + name,
                    .text = toggle->text(),
                    .shortcuts = panelKeys(name),
                    .handler = [toggle] { toggle->trigger(); },
                    .place = {MenuName::View, 600 + static_cast<int>(m_docks.size()), tr("Panels")},
                    .toolTip = tr("Show or hide: %1").arg(toggle->text()),
                    .icon = icon,
                    .needsRecording = false,
                    .isChecked = [toggle] { return toggle->isChecked(); }});
    connect(toggle, &QAction::toggled, &m_commands, qOverload<>(&CommandSet::refresh));
}

QStringList WindowDocks::shownNames() const
{
    QStringList names;
    for (const QDockWidget *dock : m_docks) {
        if (isInSight(*dock))
            names << dock->objectName().chopped(DockSuffix.size());
    }
    return names;
}

std::vector<PanePicture> WindowDocks::panePictures(std::optional<int> player) const
{
    std::vector<PanePicture> panes;
    for (const QDockWidget *dock : m_docks) {
        const auto *page = qobject_cast<const DockPage *>(dock->widget());
        // One that is open behind another's tab belongs to what somebody looks at, too.
        if (!page || !dock->isVisible())
            continue;
        if (QImage image = page->picture(player); !image.isNull())
            panes.push_back({dock->windowTitle(), std::move(image),
                             theme::color(theme::Token::Window), theme::color(theme::Token::Text)});
    }
    return panes;
}

void WindowDocks::raise(const QString &name)
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
        QTimer::singleShot(0, this, &WindowDocks::showTitles);
}

/// A window that finds its size arranges its panels again, and would put others in front.
void WindowDocks::raiseGhosts()
{
    if (m_hiddenState.isEmpty() && !m_ghosts->all().empty())
        raise(QStringLiteral("compare"));
}

void WindowDocks::find()
{
    QLineEdit *field = nullptr;
    for (QWidget *widget = QApplication::focusWidget(); widget && !field;
         widget = widget->parentWidget()) {
        if (const auto *page = qobject_cast<DockPage *>(widget))
            field = page->findField();
    }
    if (!field) {
        raise(QStringLiteral("events"));
        field = m_events->findField();
    }
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

WindowDocks::Arrangement WindowDocks::arrangementThatFits() const
{
    int lower = 0;
    for (const QDockWidget *dock : lowerDocks()) {
        if (!dock->isHidden() && !dock->isFloating())
            lower = std::max(lower, lowerHeight(dock));
    }
    return {m_window.width() >= NarrowWidth,
            m_window.height() < LowHeight || m_window.height() - lower < LeastLeft};
}

void WindowDocks::arrange()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const bool wasHidden = !m_hiddenState.isEmpty();
    const bool isQueueBeside = wasHidden && !m_queueDock->isHidden(); // beside the start page
    if (wasHidden)
        m_window.restoreState(std::exchange(m_hiddenState, {}), StateVersion);
    const QList<QDockWidget *> front = frontDocks();
    QList<QDockWidget *> open;
    for (QDockWidget *dock : m_docks) {
        if (m_isArranged ? !dock->isHidden() : m_openAtFirst.contains(dock))
            open << dock;
    }
    m_isArranged = true;
    m_isMovedByHand = false;
    m_arrangement = arrangementThatFits();
    for (QDockWidget *dock : m_docks) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    placeInColumns();
    for (QDockWidget *dock : m_docks)
        dock->setVisible(open.contains(dock));
    m_window.resizeDocks({m_docks[0], m_docks[1]}, {ColumnWidth, ColumnWidth}, Qt::Horizontal);
    const auto [isWide, isLow] = m_arrangement;
    // In a small window the lanes are as low as they can be, and what happened gets the
    // greater share of the one column.
    m_window.resizeDocks({m_timelineDock},
                         {isWide ? TimelineHeight : m_timeline->minimumSizeHint().height()},
                         Qt::Vertical);
    for (QDockWidget *dock : lowerDocks()) {
        if (open.contains(dock))
            m_window.resizeDocks({dock}, {lowerHeight(dock)}, Qt::Vertical);
    }
    if (!isLow)
        shareHeight();
    if (open.contains(m_secondViewDock))
        shareWidth(ColumnWidth);
    // In front is what answers the first questions: what happened, what exactly. Tabs
    // are made when the layout is next at work, so they can be raised only after it.
    QTimer::singleShot(0, this, [this, front] {
        for (QDockWidget *dock : QList{m_docks[2], m_docks[0]} + front) {
            if (m_hiddenState.isEmpty())
                raise(dock->objectName().chopped(DockSuffix.size()));
        }
        if (!m_compare->parentWidget()->isHidden())
            raiseGhosts();
        showTitles();
    });
    if (wasHidden) {
        hideAll();
        m_queueDock->setVisible(isQueueBeside);
    }
}

/// Those beside the picture that somebody looks at; last those that share a place with the events.
QList<QDockWidget *> WindowDocks::frontDocks() const
{
    QList<QDockWidget *> front;
    for (QDockWidget *dock : m_docks) {
        const auto area = m_window.dockWidgetArea(dock);
        if (area != Qt::BottomDockWidgetArea && !dock->isFloating() && isInSight(*dock))
            front << dock;
    }
    const auto others = m_window.tabifiedDockWidgets(m_docks[0]);
    std::ranges::stable_partition(
        front, [&](QDockWidget *dock) { return dock != m_docks[0] && !others.contains(dock); });
    return front;
}

void WindowDocks::hideAll()
{
    m_hiddenState = m_window.saveState(StateVersion);
    for (QDockWidget *dock : m_docks)
        dock->hide();
}

void WindowDocks::setShown(bool isShown)
{
    if (isShown == m_hiddenState.isEmpty())
        return;
    if (isShown) {
        bringBack();
        fitWindow();
        // Those of the command line were added before there was a panel to see.
        QTimer::singleShot(0, this, &WindowDocks::raiseGhosts);
    } else {
        const QScopedValueRollback arranging(m_isArranging, true);
        hideAll();
    }
    QTimer::singleShot(0, this, &WindowDocks::showTitles);
}

void WindowDocks::bringBack()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const bool isQueueOpen = !m_queueDock->isHidden(); // beside the start page
    m_window.restoreState(std::exchange(m_hiddenState, {}), StateVersion);
    if (!isQueueOpen)
        return;
    raise(QStringLiteral("queue"));
    m_window.resizeDocks({m_queueDock}, {lowerHeight(m_queueDock)}, Qt::Vertical);
}

void WindowDocks::showTitles()
{
    showDockTitles(m_window, m_docks);
}

void WindowDocks::placeInColumns()
{
    QDockWidget *events = m_docks[0];
    QDockWidget *players = m_docks[1];
    QDockWidget *inspector = m_docks[2];
    const auto tabifyAll = [this](QDockWidget *first, Home home) {
        for (QDockWidget *dock : m_homes[home]) {
            if (dock != first)
                m_window.tabifyDockWidget(first, dock);
        }
    };
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_timelineDock);
    // Below the timeline, so that both have the same time at the same place.
    QDockWidget *below = m_homes[Home::Below].front();
    m_window.splitDockWidget(m_timelineDock, below, Qt::Vertical);
    tabifyAll(below, Home::Below);
    const auto [isWide, isLow] = m_arrangement;
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
        m_window.splitDockWidget(events, m_secondViewDock, Qt::Horizontal);
    else
        m_window.addDockWidget(Qt::LeftDockWidgetArea, m_secondViewDock);
    tabifyAll(players, Home::Players);
    tabifyAll(events, Home::Events);
    if (isLow)
        tabifyAll(players, Home::Inspector);
}

void WindowDocks::restore()
{
    arrange();
    const QSettings settings;
    const QScopedValueRollback arranging(m_isArranging, true);
    if (!m_window.restoreState(settings.value(StateKey).toByteArray(), StateVersion))
        return;
    m_isMovedByHand = settings.value(MovedKey).toBool();
    m_isOpenedByHand = true;
    m_arrangement = {m_window.dockWidgetArea(m_docks[0]) == Qt::LeftDockWidgetArea,
                     m_window.tabifiedDockWidgets(m_docks[1]).contains(m_docks[2])};
}

void WindowDocks::save() const
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

bool WindowDocks::fitWindow()
{
    if (m_isMovedByHand || areHidden() || arrangementThatFits() == m_arrangement)
        return false;
    arrange();
    return true;
}

} // namespace tickscope
