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
static QByteArray panelKey(const QString &panel)
{
    static const QStringList byDigit{"events", "players", "inspector", "cases",  "inputTape",
                                     "plots",  "facts",   "compare",   "markers"};
    const qsizetype digit = byDigit.indexOf(panel) + 1;
    return digit > 0 ? "Alt+" + QByteArray::number(digit) : QByteArray();
}

WindowDocks::WindowDocks(ActiveDocument &document, CaseCommands &cases, QMainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_layout(new DockLayout(window))
    , m_window(window)
    , m_compare(new CompareCommands(document, this))
    , m_ghosts(&m_compare->ghosts())
    , m_timeline(new TimelinePanel(document))
    , m_commands(this, document)
{
    addCommands();
    m_events = new EventsDock(document);
    addDock(QStringLiteral("events"), tr("Events"), "events", Home::Events, m_events);
    addDock(QStringLiteral("players"), tr("Players"), "players", Home::Players,
            new PlayersDock(document));
    auto *inspector = new InspectorDock(document);
    addDock(QStringLiteral("inspector"), tr("Inspector"), "inspector", Home::Inspector, inspector);
    addDock(QStringLiteral("info"), tr("Info"), "info", Home::Inspector, new InfoDock(document));
    m_markers = new MarkersDock(document);
    addDock(QStringLiteral("markers"), tr("Markers"), "markers", Home::Inspector, m_markers);
    connect(&document, &ActiveDocument::markerEditWanted, this,
            [this] { m_layout->raise(QStringLiteral("markers")); });
    addDock(QStringLiteral("damage"), tr("Damage"), "damage", Home::Inspector,
            new DamageDock(document));

    auto *timelineDock = named(new QDockWidget(tr("Timeline"), &window), "timelineDockFrame");
    timelineDock->setWidget(m_timeline);
    timelineDock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    timelineDock->setFeatures(QDockWidget::DockWidgetClosable);
    m_layout->add(*timelineDock, Home::Timeline, AtFirst::Open);
    addPanelCommand(*timelineDock, "timeline", "timeline");
    addDock(QStringLiteral("inputTape"), tr("Input tape"), "input-tape", Home::Below,
            [this](QDockWidget &dock) { return makeTape(dock); });
    auto *plotsDock = addDock(QStringLiteral("plots"), tr("Plots"), "plots", Home::Below,
                              [&document](QDockWidget &) { return new PlotsDock(document); });
    connect(inspector, &InspectorDock::plotWanted, this,
            [this, plotsDock](const std::vector<SeriesKey> &keys) {
                if (!plotsDock->toggleViewAction()->isChecked())
                    plotsDock->toggleViewAction()->trigger();
                plotsDock->raise();
                fill(*plotsDock); // else it is made when the window is seen
                qobject_cast<PlotsDock *>(plotsDock->widget())->add(keys);
            });
    addDock(QStringLiteral("entities"), tr("Entities"), "entities", Home::Players,
            [&document](QDockWidget &) { return new EntitiesDock(document); });
    m_casesDock = addDock(
        QStringLiteral("cases"), tr("Cases"), "cases", Home::Case,
        [&document, &cases](QDockWidget &) { return new CasesDock(document, cases); });
    addDock(QStringLiteral("facts"), tr("Facts"), "facts", Home::Below,
            [&document](QDockWidget &) { return new FactsDock(document); });
    m_queueDock = addDock(QStringLiteral("queue"), tr("Case queue"), "queue", Home::Queue);
    m_secondViewDock = addDock(QStringLiteral("secondView"), tr("Second view"), "second-view",
                               Home::Beside);
    auto *compareDock = addDock(
        QStringLiteral("compare"), tr("Compare"), "compare", Home::Players,
        [this](QDockWidget &) { return new CompareDock(m_document, *m_compare); });
    connect(m_ghosts, &Ghosts::added, this, [this] { m_layout->raise(QStringLiteral("compare")); });
    connect(m_layout, &DockLayout::arranged, this, [this, compareDock] {
        if (!compareDock->isHidden())
            raiseGhosts();
    });
    // Those of the command line were added before there was a panel to see.
    connect(m_layout, &DockLayout::broughtBack, this, &WindowDocks::raiseGhosts);
    m_layout->showTitles();
}

QDockWidget *WindowDocks::addDock(const QString &name, const QString &title, const QString &icon,
                                  Home home, Maker make)
{
    auto *dock = named(new QDockWidget(title, &m_window), name + DockSuffix);
    if (make) {
        m_makers[dock] = std::move(make);
        connect(dock->toggleViewAction(), &QAction::toggled, this, [this, dock](bool isShown) {
            if (isShown)
                fill(*dock);
        });
    }
    m_layout->add(*dock, home);
    addPanelCommand(*dock, name, icon);
    return dock;
}

void WindowDocks::addDock(const QString &name, const QString &title, const QString &icon, Home home,
                          QWidget *page)
{
    auto *dock = named(new QDockWidget(title, &m_window), name + DockSuffix);
    dock->setWidget(page);
    m_layout->add(*dock, home, AtFirst::Open);
    addPanelCommand(*dock, name, icon);
}

void WindowDocks::fill(QDockWidget &dock)
{
    const auto found = m_makers.find(&dock);
    if (found == m_makers.end())
        return;
    const Maker make = std::move(found->second);
    m_makers.erase(found);
    QWidget *page = make(dock);
    dock.setWidget(page);
    page->show(); // now, as if it had been there
    emit filled(*page);
}

void WindowDocks::fillAll()
{
    while (!m_makers.empty())
        fill(*m_makers.begin()->first);
}

CasesDock &WindowDocks::cases()
{
    fill(*m_casesDock);
    return *qobject_cast<CasesDock *>(m_casesDock->widget());
}

QWidget *WindowDocks::makeTape(QDockWidget &dock)
{
    auto *tape = new InputTapeDock(m_document);
    auto *inputs = new GhostInputs(m_document, *m_ghosts, this);
    connect(inputs, &GhostInputs::changed, &tape->view(), &TapeView::setGhosts);
    connect(&dock, &QDockWidget::visibilityChanged, inputs, &GhostInputs::setActive);
    return tape;
}

void WindowDocks::addCommands()
{
    m_commands.add("go.find", tr("Find…"), {"Ctrl+F"}, {MenuName::Go, 330},
                   tr("Find in the focused panel, or else in the events"), {.icon = "filter"},
                   [this] { find(); });
    m_commands.add("view.resetLayout", tr("Reset layout"), {}, {MenuName::View, 698, tr("Panels")},
                   tr("Open, close and place all panels as at first"), {.needsRecording = false},
                   [this] { m_layout->reset(); });
}

void WindowDocks::addPanelCommand(QDockWidget &dock, const QString &name, const QString &icon)
{
    QAction *toggle = dock.toggleViewAction();
    const MenuPlace place{MenuName::View, 600 + static_cast<int>(m_layout->all().size()),
                          tr("Panels")};
    m_commands.add(QStringLiteral("panel.") + name, toggle->text(), {panelKey(name)}, place,
                   tr("Show or hide: %1").arg(toggle->text()),
                   {.icon = icon,
                    .needsRecording = false,
                    .isChecked = [toggle] { return toggle->isChecked(); }},
                   [this, toggle, name, &dock] {
                       // One that is open behind another's tab is to be seen.
                       if (m_layout->isBehindTab(dock))
                           m_layout->raise(name);
                       else
                           toggle->trigger();
                   });
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
        const auto *page = dock->findChild<DockPage *>();
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
