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
#include "ui/style/print_look.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/view/timeline_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>

namespace tickscope {

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
    , m_layout(new DockLayout(window))
    , m_window(window)
    , m_ghosts(new Ghosts(document, this))
    , m_timeline(new TimelinePanel(document))
    , m_commands(this, document)
{
    addCommands();
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
            [this] { m_layout->raise(QStringLiteral("markers")); });
    addDock(QStringLiteral("damage"), new DamageDock(document), tr("Damage"), "damage",
            Home::Inspector, AtFirst::Open);

    auto *timelineDock = named(new QDockWidget(tr("Timeline"), &window), "timelineDockFrame");
    timelineDock->setWidget(m_timeline);
    timelineDock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    timelineDock->setFeatures(QDockWidget::DockWidgetClosable);
    m_layout->add(*timelineDock, Home::Timeline, AtFirst::Open);
    addPanelCommand(*timelineDock, "timeline", "timeline");
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
    addDock(QStringLiteral("cases"), m_cases, tr("Cases"), "cases", Home::Case);
    addDock(QStringLiteral("facts"), new FactsDock(document), tr("Facts"), "plots", Home::Below);
    m_queueDock = addDock(QStringLiteral("queue"), nullptr, tr("Case queue"), "cases", Home::Queue);
    m_secondViewDock = addDock(QStringLiteral("secondView"), nullptr, tr("Second view"), "fit-map",
                               Home::Beside);
    m_compare = new CompareDock(document, *m_ghosts);
    addDock(QStringLiteral("compare"), m_compare, tr("Compare"), "players", Home::Players);
    connect(m_ghosts, &Ghosts::added, this, [this] { m_layout->raise(QStringLiteral("compare")); });
    auto *inputs = new GhostInputs(document, *m_ghosts, this);
    connect(inputs, &GhostInputs::changed, &tape->view(), &TapeView::setGhosts);
    connect(tapeDock, &QDockWidget::visibilityChanged, inputs, &GhostInputs::setActive);
    connect(m_layout, &DockLayout::arranged, this, [this] {
        if (!m_compare->parentWidget()->isHidden())
            raiseGhosts();
    });
    // Those of the command line were added before there was a panel to see.
    connect(m_layout, &DockLayout::broughtBack, this, &WindowDocks::raiseGhosts);
    m_layout->showTitles();
}

QDockWidget *WindowDocks::addDock(const QString &name, QWidget *content, const QString &title,
                                  const QString &icon, Home home, AtFirst atFirst)
{
    auto *dock = named(new QDockWidget(title, &m_window), name + DockSuffix);
    dock->setWidget(content);
    m_layout->add(*dock, home, atFirst);
    addPanelCommand(*dock, name, icon);
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
         .handler = [this] { m_layout->arrange(); },
         .place = {MenuName::View, 698, tr("Panels")},
         .toolTip = tr("Put all panels back in their default positions; open ones stay open"),
         .needsRecording = false});
}

void WindowDocks::addPanelCommand(QDockWidget &dock, const QString &name, const QString &icon)
{
    QAction *toggle = dock.toggleViewAction();
    m_commands.add(
        {.id = QStringLiteral("panel.") + name,
         .text = toggle->text(),
         .shortcuts = panelKeys(name),
         .handler =
             [this, toggle, name, &dock] {
                 // One that is open behind another's tab is to be seen.
                 if (m_layout->isBehindTab(dock))
                     m_layout->raise(name);
                 else
                     toggle->trigger();
             },
         .place = {MenuName::View, 600 + static_cast<int>(m_layout->all().size()), tr("Panels")},
         .toolTip = tr("Show or hide: %1").arg(toggle->text()),
         .icon = icon,
         .needsRecording = false,
         .isChecked = [toggle] { return toggle->isChecked(); }});
    connect(toggle, &QAction::toggled, &m_commands, qOverload<>(&CommandSet::refresh));
}

QStringList WindowDocks::shownNames() const
{
    QStringList names;
    for (const QDockWidget *dock : m_layout->all()) {
        if (DockLayout::isInSight(*dock))
            names << dock->objectName().chopped(DockSuffix.size());
    }
    return names;
}

std::vector<PanePicture> WindowDocks::panePictures(std::optional<int> player) const
{
    std::vector<PanePicture> panes;
    const theme::PrintLook print;
    for (const QDockWidget *dock : m_layout->all()) {
        const auto *page = qobject_cast<const DockPage *>(dock->widget());
        // One that is open behind another's tab belongs to what somebody looks at, too.
        if (!page || !dock->isVisible())
            continue;
        QImage image = page->picture(player, {theme::PrintWidth, theme::PrintHeight});
        if (!image.isNull())
            panes.push_back({dock->windowTitle(), std::move(image),
                             theme::color(theme::Token::Window), theme::color(theme::Token::Text)});
    }
    return panes;
}

/// A window that finds its size arranges its panels again, and would put others in front.
void WindowDocks::raiseGhosts()
{
    if (!m_layout->areHidden() && !m_ghosts->all().empty())
        m_layout->raise(QStringLiteral("compare"));
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
        m_layout->raise(QStringLiteral("events"));
        field = m_events->findField();
    }
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

} // namespace tickscope
